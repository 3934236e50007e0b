import { ConfirmDialog } from '#kit/overlays/confirm-dialog.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffProductListTexts } from '../../list-messages.ts';
import type { StaffProduct } from '../../staff-schema.ts';
import { useRestore } from './use-restore.ts';

interface DeleteDialogProps {
  product: Pick<StaffProduct, 'id' | 'name' | 'updatedAt'>;
  onClose: () => void;
  onDeleted: () => Promise<void>;
  /** Somebody else has changed it meanwhile. */
  onChanged: (now: StaffProduct) => void | Promise<void>;
}

export function DeleteDialog({ product, onClose, onDeleted, onChanged }: DeleteDialogProps) {
  const { t, call } = useApp(staffProductListTexts);
  const { busy, run } = useAction(t.notDeleted, { instead: seeNow });
  const { restore } = useRestore();

  async function seeNow(error: unknown): Promise<boolean> {
    if (!hasCode(error, 'product_changed')) return false;
    onClose();
    await onChanged(error.answer.product as StaffProduct);
    return false;
  }

  async function remove() {
    const { id, updatedAt: expected } = product;
    await call(staffApi.deleteProduct, { params: { id }, body: { expected } });
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
