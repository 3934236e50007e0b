import { useState } from 'react';
import { errorFieldsOf } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { toast } from '../toasts/toast-store.ts';
import { useAction } from '../use-action.ts';

export interface RecordTexts {
  /** What is said where the server gave no reason, and the title over it; default 'Error'. */
  failed: string;
  failedTitle?: string;
}

/**
 * Records something by a call: busy until it is over, with a toast that says how it went; then the
 * page is loaded anew, with `always` after a failure too. `errors` are those of the server, by the
 * names of the fields. `record` gives whether it was done.
 */
export function useRecord({ failed, failedTitle }: RecordTexts, { always = false } = {}) {
  const { refresh } = useApp();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, run } = useAction(failed, {
    ...(failedTitle && { title: failedTitle }),
    instead: (error) => {
      setErrors(errorFieldsOf(error));
      return false;
    },
    ...(always && { always: refresh }),
  });

  const record = (write: () => Promise<unknown>, done: string, doneText?: string) =>
    run(async () => {
      setErrors({});
      await write();
      toast({ title: done, description: doneText, tone: 'success' });
      if (!always) await refresh();
    });

  return { busy, errors, record };
}
