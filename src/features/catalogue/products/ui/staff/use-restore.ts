import { useState } from 'react';
import { toast } from '#kit/toasts/toast-store.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffListMessages } from '../../messages.ts';
import { sentenceOf } from './sentence-of.ts';

/** Brings a deleted product back and says so. */
export function useRestore() {
  const { language, call, refresh } = useApp();
  const t = staffListMessages[language];
  const [restoring, setRestoring] = useState(false);

  async function restore(id: string) {
    setRestoring(true);
    try {
      await call(staffApi.restoreProduct, { params: { id } });
      toast({ title: t.restored, tone: 'success' });
    } catch (error) {
      toast({ title: t.error, description: sentenceOf(error, t.notRestored), tone: 'danger' });
    }
    await refresh();
    setRestoring(false);
  }

  return { restore, restoring };
}
