import { useState } from 'react';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { ApiError } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { exportTexts } from '../../staff-messages.ts';

/** Writes, says how it went and what is wrong with which field, and shows the page as it is then. */
export function useRecording() {
  const { language, refresh } = useApp();
  const t = exportTexts[language];
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const { busy, run } = useAction(t.failedText, { title: t.failed });

  const record = (write: () => Promise<unknown>, done = t.saved) =>
    run(async () => {
      setWrong({});
      await write().catch((error) => {
        if (error instanceof ApiError) setWrong(error.answer.fields ?? {});
        throw error;
      });
      toast({ title: done, tone: 'success' });
      await refresh();
    });

  return { busy, wrong, record };
}
