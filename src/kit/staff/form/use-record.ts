import { useState } from 'react';
import { errorFieldsOf } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { toast } from '../../toasts/toast-store.ts';
import { type ActionOptions, useAction } from '../../use-action.ts';

export interface RecordTexts {
  /** Shown where the server gave no reason; the title over it is 'Error' by default. */
  failed: string;
  failedTitle?: string;
}

interface RecordOptions extends Pick<ActionOptions, 'inPlace'> {
  always?: boolean | undefined;
}

/**
 * Records something by a call. It is busy until the call is over, shows a toast with the result,
 * which an empty text leaves to the caller, and then loads the page anew, with `always` after a
 * failure too. `errors` are those of the server, by the names of the fields. `record` resolves to
 * true if it was done.
 */
export function useRecord(
  { failed, failedTitle }: RecordTexts,
  { always, ...options }: RecordOptions = {},
) {
  const { refresh } = useApp();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { busy, failure, run } = useAction(failed, {
    ...options,
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
      if (done) toast({ title: done, description: doneText, tone: 'success' });
      if (!always) await refresh();
    });

  return { busy, errors, setErrors, failure, record };
}
