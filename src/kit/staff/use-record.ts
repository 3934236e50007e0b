import { useApp } from '#web/app-context.ts';
import { useFieldErrors } from '../forms/use-field-errors.ts';
import { toast } from '../toasts/toast-store.ts';

export interface RecordTexts {
  /** What is said where the server gave no reason, and the title over it; default 'Error'. */
  failed: string;
  failedTitle?: string;
}

/**
 * Records something by a call: busy until it is over, with a toast that says how it went; then the page is
 * loaded anew, with `always` after a failure too. `errors` are the server's, by the names of the fields.
 * `record` gives whether it was done.
 */
export function useRecord({ failed, failedTitle }: RecordTexts, { always = false } = {}) {
  const { refresh } = useApp();
  const { errors, busy, run } = useFieldErrors(failed, {
    ...(failedTitle && { title: failedTitle }),
    ...(always && { always: refresh }),
  });

  const record = (write: () => Promise<unknown>, done: string) =>
    run(async () => {
      await write();
      toast({ title: done, tone: 'success' });
      if (!always) await refresh();
    });

  return { busy, errors, record };
}
