import { offerUndo } from '#kit/staff/form/undo-offer.ts';
import { type ToastContent, toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import type { CaseWire, StaffCaseCalls, StaffCaseDetail } from '../../staff-case-calls.ts';
import { staffCaseTexts } from '../../staff-messages.ts';

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
    const description = [content.description, t.mailWaits].filter((each) => each).join('. ');
    offerUndo({ ...content, description }, t.undo, () => {
      void action.run(() => undoEvent(id, event.id, onUndone));
    });
  };
}

const mailed: readonly string[] = ['status', 'message', 'code'];
