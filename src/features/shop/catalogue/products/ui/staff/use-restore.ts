import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffProductListTexts } from '../../list-messages.ts';

export function useRestore() {
  const { t, call, refresh } = useApp(staffProductListTexts);
  const { busy: restoring, run } = useAction(t.notRestored, { always: refresh });

  const restore = (id: string) =>
    run(async () => {
      await call(staffApi.restoreProduct, { params: { id } });
      toast({ title: t.restored, tone: 'success' });
    });

  return { restore, restoring };
}
