import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffListMessages } from '../../messages.ts';
import type { StaffProduct } from '../../staff-schema.ts';
import { sentenceOf } from './sentence-of.ts';
import { useRestore } from './use-restore.ts';

interface DeleteDialogProps {
  product: Pick<StaffProduct, 'id' | 'name'>;
  onClose: () => void;
  /** It is gone; the dialog closes once what follows is there. */
  onDeleted: () => Promise<void>;
}

/** Asks, deletes, and offers to take it back. */
export function DeleteDialog({ product, onClose, onDeleted }: DeleteDialogProps) {
  const { language, call } = useApp();
  const t = staffListMessages[language];
  const [busy, setBusy] = useState(false);
  const { restore } = useRestore();

  async function remove() {
    setBusy(true);
    try {
      await call(staffApi.deleteProduct, { params: { id: product.id } });
      toast({
        title: t.wasDeleted,
        description: product.name,
        tone: 'success',
        action: { label: t.undo, run: () => void restore(product.id) },
      });
    } catch (error) {
      setBusy(false);
      toast({ title: t.error, description: sentenceOf(error, t.notDeleted), tone: 'danger' });
      return;
    }
    await onDeleted();
    onClose();
  }

  return (
    <Dialog
      open
      size="s"
      title={t.confirmDelete}
      onClose={onClose}
      footer={
        <>
          <Button tone="secondary" data-autofocus onClick={onClose}>
            {t.cancel}
          </Button>
          <Button tone="danger" busy={busy} onClick={() => void remove()}>
            {t.remove}
          </Button>
        </>
      }
    >
      <p>{t.confirmDeleteText(product.name)}</p>
    </Dialog>
  );
}
