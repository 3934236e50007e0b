import { type ToastContent, toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import type { CaseWire, StaffCaseCalls, StaffCaseDetail } from '../../staff-case-calls.ts';
import { staffMessages } from '../../staff-messages.ts';
import { undoMs } from '../../undo.ts';

/** What `z` takes back, as long as there is time. */
let last: { undo: () => void; until: number } | undefined;

export function undoLast(): void {
  if (last && Date.now() < last.until) last.undo();
  last = undefined;
}

/**
 * Says what was done and offers to take it back, for as long as the customer's mail waits. `done` is
 * what the server answered; `afterwards` is called when it was taken back.
 */
export function useUndoToast<W extends CaseWire>({ undo }: Pick<StaffCaseCalls<W>, 'undo'>) {
  const { language, call, refresh } = useApp();
  const t = staffMessages[language];

  const action = useAction(t.notSaved, { always: refresh });

  async function takeBack(id: string, event: string, afterwards?: () => void) {
    await call(undo, { params: { id }, body: { event } });
    toast({ title: t.undone, description: t.undoneText, tone: 'success' });
    afterwards?.();
  }

  return ({ id, history }: StaffCaseDetail, content: ToastContent, afterwards?: () => void) => {
    const event = history.findLast((each) => each.by === 'staff' && mailed.includes(each.kind));
    if (!event) return;
    const run = () => {
      last = undefined;
      void action.run(() => takeBack(id, event.id, afterwards));
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
