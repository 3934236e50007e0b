import { undoMs } from '#platform/time/durations.ts';
import { type ToastContent, toast } from '../../toasts/toast-store.ts';

let last: { undo: () => void; until: number } | undefined;

/** Undoes what was offered last, as long as its toast stands. */
export function undoLast(): void {
  if (last && Date.now() < last.until) last.undo();
  last = undefined;
}

/** A toast with a button that undoes what was done, as long as its mail waits. */
export function offerUndo(content: ToastContent, label: string, undo: () => void): void {
  const run = () => {
    last = undefined;
    undo();
  };
  last = { undo: run, until: Date.now() + undoMs };
  toast({ ...content, tone: 'success', action: { label, run }, deadlineMs: undoMs });
}
