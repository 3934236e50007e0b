import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { useApp } from '#web/app-context.ts';
import type { LeaveGuard } from './use-leave-guard.ts';

export function LeaveDialog({ guard: { isAsking, stay, leave } }: { guard: LeaveGuard }) {
  const { t } = useApp(staffProductFormTexts);
  return (
    <Dialog
      open={isAsking}
      size="s"
      title={t.leaveTitle}
      onClose={stay}
      footer={
        <>
          <Button tone="secondary" onClick={leave}>
            {t.leave}
          </Button>
          <Button data-autofocus onClick={stay}>
            {t.stay}
          </Button>
        </>
      }
    >
      <p>{t.leaveText}</p>
    </Dialog>
  );
}
