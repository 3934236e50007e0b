import { type ToastContent, toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import type { CaseWire, StaffCaseCalls, StaffCaseDetail } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';
import { undoMs } from '../../undo-time.ts';

let last: { undo: () => void; until: number } | undefined;

export function undoLast(): void {
  if (last && Date.now() < last.until) last.undo();
  last = undefined;
}

/**
 * Returns a function that shows a toast with an undo button, as long as the customer's mail waits.
 */
export function useUndoToast<Wire extends CaseWire>({ undo }: Pick<StaffCaseCalls<Wire>, 'undo'>) {
  const { t, call, refresh } = useApp(staffCaseTexts);

  const action = useAction(t.notSaved, { always: refresh });

  async function undoEvent(id: string, event: string, onUndone?: () => void) {
    await call(undo, { params: { id }, body: { event } });
    toast({ title: t.undone, description: t.undoneText, tone: 'success' });
    onUndone?.();
  }

  return ({ id, history }: StaffCaseDetail, content: ToastContent, onUndone?: () => void) => {
    const event = history.findLast((each) => each.by === 'staff' && mailed.includes(each.kind));
    if (!event) return;
    const run = () => {
      last = undefined;
      void action.run(() => undoEvent(id, event.id, onUndone));
    };
    last = { undo: run, until: Date.now() + undoMs };
    const description = [content.description, t.mailWaits].filter((each) => each).join('. ');
    toast({
      ...content,
      description,
      tone: 'success',
      action: { label: t.undo, run },
      deadlineMs: undoMs,
    });
  };
}

const mailed: readonly string[] = ['status', 'message', 'code'];
