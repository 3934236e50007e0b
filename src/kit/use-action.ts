import { useState } from 'react';
import { messageOf } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { actionTexts } from './messages.ts';
import { toast } from './toasts/toast-store.ts';

interface ActionOptions {
  /** Over the toast; default 'Error'. */
  title?: string;
  /** A failure is shown where it happened, from `failure`, and not as a toast. */
  inPlace?: true;
  /** True: the failure was dealt with, and nothing more is said of it. */
  instead?: (error: unknown) => boolean | Promise<boolean>;
  /** Follows in any case, before it is over. */
  always?: () => Promise<void>;
}

/**
 * What a button or a form does: busy until it is over, and never twice at once. Of a failure it says
 * what the server said, or else `failed`. `run` gives whether it was done.
 */
export function useAction(failed: string, options: ActionOptions = {}) {
  const { inPlace, instead, always } = options;
  const { error } = actionTexts[useApp().language];
  const title = options.title ?? error;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    const done = await attempt(action);
    await always?.();
    setBusy(false);
    return done;
  }

  async function attempt(action: () => Promise<unknown>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      if (await instead?.(error)) return false;
      const description = messageOf(error, failed);
      if (inPlace) setFailure(description);
      else toast({ title, description, tone: 'danger' });
      return false;
    }
  }

  return { busy, failure, run };
}
