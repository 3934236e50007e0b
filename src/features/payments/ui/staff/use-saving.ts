import { useState } from 'react';
import { toast } from '#kit/toasts/toast-store.ts';
import { ApiError } from '#platform/calls/client.ts';
import { useApp } from '#web/app-context.ts';
import { staffPaymentMessages } from '../../messages.ts';

/** Saves, says how it went, and shows the page as it is then. */
export function useSaving() {
  const { language, refresh } = useApp();
  const t = staffPaymentMessages[language];
  const [busy, setBusy] = useState(false);

  async function save(write: () => Promise<unknown>, done: string): Promise<boolean> {
    setBusy(true);
    try {
      await write();
      toast({ title: done, tone: 'success' });
      await refresh();
      return true;
    } catch (error) {
      const description = error instanceof ApiError ? error.answer.message : t.failedText;
      toast({ title: t.failed, description, tone: 'danger' });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, save };
}
