import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { newKey } from '#platform/browser/idempotency-key.ts';
import { ApiError } from '#platform/calls/client.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeMessages } from '../../messages.ts';
import type { StaffNotice } from '../../schema.ts';

interface DeleteNoticeProps {
  notice: StaffNotice;
  listHref: string;
  onClose: () => void;
}

/** Asks before a notice goes; for a moment it can be brought back. */
export function DeleteNotice({ notice, listHref, onClose }: DeleteNoticeProps) {
  const { language, call, navigate } = useApp();
  const t = staffNoticeMessages[language];
  const [busy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      const deleted = await call(staffApi.deleteNotice, { params: { id: notice.id } });
      const key = newKey();
      const undo = () => void bringBack(deleted, key);
      toast({ title: t.deleted, tone: 'success', action: { label: t.undo, run: undo } });
      onClose();
      await navigate(listHref, { scroll: false });
    } catch (error) {
      setBusy(false);
      const message = error instanceof ApiError ? error.answer.message : t.notDeleted;
      toast({ title: t.error, description: message, tone: 'danger' });
    }
  }

  async function bringBack(deleted: StaffNotice, key: string) {
    const { title, text, provinces, categories, startsAt, endsAt } = deleted;
    const body = { title, text, provinces, categories, startsAt, endsAt };
    try {
      await call(staffApi.createNotice, { body, key });
      toast({ title: t.restored, tone: 'success' });
      await navigate(listHref, { scroll: false, replace: true });
    } catch (error) {
      const message = error instanceof ApiError ? error.answer.message : t.notSaved;
      toast({ title: t.error, description: message, tone: 'danger' });
    }
  }

  return (
    <Dialog
      open
      size="s"
      title={t.deleteTitle}
      onClose={onClose}
      footer={
        <>
          <Button tone="danger" busy={busy} onClick={() => void remove()}>
            {t.delete}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t.keep}
          </Button>
        </>
      }
    >
      <p>{t.deleteText(notice.title)}</p>
    </Dialog>
  );
}
