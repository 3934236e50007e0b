import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import { staffPaymentMessages } from '../../messages.ts';

/** Saves, says how it went, and shows the page as it is then. */
export function useSaving() {
  const { language, refresh } = useApp();
  const t = staffPaymentMessages[language];
  const { busy, run } = useAction(t.failedText, { title: t.failed });

  const save = (write: () => Promise<unknown>, done: string) =>
    run(async () => {
      await write();
      toast({ title: done, tone: 'success' });
      await refresh();
    });

  return { busy, save };
}
