import { ConfirmDialog } from '#kit/overlays/confirm-dialog.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { newIdempotencyKey } from '#platform/browser/idempotency-key.ts';
import { hasCode } from '#platform/calls/error-answer.ts';
import { changedMeanwhileCode } from '#platform/http/shared/changed-meanwhile.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffNoticeTexts } from '../../messages.ts';
import type { StaffNotice } from '../../schema.ts';

interface DeleteNoticeProps {
  notice: StaffNotice;
  listHref: string;
  onClose: () => void;
}

export function DeleteNotice({ notice, listHref, onClose }: DeleteNoticeProps) {
  const { t, call, navigate, refresh } = useApp(staffNoticeTexts);
  const { busy, run } = useAction(t.notDeleted, { instead: seeNow });
  const undoing = useAction(t.notSaved);

  async function seeNow(error: unknown): Promise<boolean> {
    if (hasCode(error, changedMeanwhileCode)) await refresh();
    return false;
  }

  async function remove() {
    const deleted = await call(staffApi.deleteNotice, {
      params: { id: notice.id },
      body: { expected: notice.updatedAt },
    });
    const key = newIdempotencyKey();
    const undo = () => void undoing.run(() => bringBack(deleted, key));
    toast({ title: t.deleted, tone: 'success', action: { label: t.undo, run: undo } });
    onClose();
    await navigate(listHref, { scroll: false });
  }

  async function bringBack(deleted: StaffNotice, key: string) {
    const { title, text, provinces, categories, startsAt, endsAt } = deleted;
    const body = { title, text, provinces, categories, startsAt, endsAt };
    await call(staffApi.createNotice, { body, key });
    toast({ title: t.restored, tone: 'success' });
    await navigate(listHref, { scroll: false, replace: true });
  }

  return (
    <ConfirmDialog
      title={t.deleteTitle}
      confirm={t.delete}
      cancel={t.keep}
      danger
      busy={busy}
      onConfirm={() => void run(remove)}
      onClose={onClose}
    >
      <p>{t.deleteText(notice.title)}</p>
    </ConfirmDialog>
  );
}
