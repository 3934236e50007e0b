import { staffOfferMessages } from '#features/offers/staff-messages.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { AskDialog } from '../ask-dialog.tsx';

interface DropDialogProps {
  id: string;
  onDropped: () => void;
  onClose: () => void;
}

/** Throws a draft away. */
export function DropDialog({ id, onDropped, onClose }: DropDialogProps) {
  const { language, call, refresh } = useApp();
  const t = staffOfferMessages[language];
  return (
    <AskDialog
      title={t.dropTitle}
      text={t.dropText}
      action={t.drop}
      onDo={async () => {
        await call(staffApi.dropOffer, { params: { id } });
        onDropped();
        toast({ title: t.dropped, tone: 'success' });
        await refresh();
      }}
      onClose={onClose}
    />
  );
}
