import { useFieldErrors } from '#kit/forms/use-field-errors.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useApp } from '#web/app-context.ts';
import { staffPaymentMessages } from '../../messages.ts';

export function useSaving() {
  const { language, refresh } = useApp();
  const t = staffPaymentMessages[language];
  const { errors, busy, run } = useFieldErrors(t.failedText, { title: t.failed });

  const save = (write: () => Promise<unknown>, savedText: string) =>
    run(async () => {
      await write();
      toast({ title: savedText, tone: 'success' });
      await refresh();
    });

  return { busy, errors, save };
}
