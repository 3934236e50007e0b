import { ConfirmDialog } from '#kit/overlays/confirm-dialog.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffProductListTexts } from '../../list-messages.ts';
import type { StaffProduct } from '../../staff-schema.ts';
import { useRestore } from './use-restore.ts';

interface DeleteDialogProps {
  product: Pick<StaffProduct, 'id' | 'name'>;
  onClose: () => void;
  onDeleted: () => Promise<void>;
}

export function DeleteDialog({ product, onClose, onDeleted }: DeleteDialogProps) {
  const { language, call } = useApp();
  const t = staffProductListTexts[language];
  const { busy, run } = useAction(t.notDeleted);
  const { restore } = useRestore();

  async function remove() {
    await call(staffApi.deleteProduct, { params: { id: product.id } });
    toast({
      title: t.wasDeleted,
      description: product.name,
      tone: 'success',
      action: { label: t.undo, run: () => void restore(product.id) },
    });
    await onDeleted();
    onClose();
  }

  return (
    <ConfirmDialog
      title={t.confirmDelete}
      confirm={t.remove}
      danger
      busy={busy}
      onConfirm={() => void run(remove)}
      onClose={onClose}
    >
      <p>{t.confirmDeleteText(product.name)}</p>
    </ConfirmDialog>
  );
}
