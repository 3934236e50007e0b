import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { useApp } from '#web/app-context.ts';
import { staffHandoverTexts } from '../../staff-messages.ts';

/** Does one thing, says so, and shows all handovers as they are then. */
export function useDoing() {
  const { language, refresh } = useApp();
  const { busy, failure, run } = useAction(staffHandoverTexts[language].failed, {
    always: refresh,
  });
  const act = (write: () => Promise<unknown>, done: string) =>
    run(async () => {
      await write();
      toast({ title: done, tone: 'success' });
    });
  return { busy, failure, act };
}
