import { useState } from 'react';
import { messageOf } from '#platform/calls/error-answer.ts';
import { useApp } from '#web/app-context.ts';
import { actionTexts } from './messages.ts';
import { toast } from './toasts/toast-store.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

export interface ActionOptions {
  /** The title of the toast. Default 'Error'. */
  title?: string;
  /** Set to show no toast, because the caller shows `failure`. */
  inPlace?: true;
  /** Handles a failure. If it returns true, nothing more is shown. */
  instead?: (error: unknown) => boolean | Promise<boolean>;
  always?: () => Promise<void>;
}

/**
 * Runs the action of a button or form: busy until it ends, and never twice at once. A failure shows
 * the server's message, or else `failed`. `run` resolves to true if it succeeded.
 */
export function useAction(failed: string, options: ActionOptions = {}) {
  const { inPlace, instead, always } = options;
  const { error } = actionTexts[useApp().language];
  const { offerSignIn } = useSignInAgain();
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
      if (await offerSignIn(error)) return false;
      const description = messageOf(error, failed);
      if (inPlace) setFailure(description);
      else toast({ title, description, tone: 'danger' });
      return false;
    }
  }

  return { busy, failure, run };
}
