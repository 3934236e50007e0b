import { useState } from 'react';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import type { StaffProduct } from '#features/shop/catalogue/products/staff-schema.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';

export function useCatalogueProduct(product: StaffProduct | undefined) {
  const { t, call } = useApp(staffProductFormTexts);
  const [stored, setStored] = useState(product);
  const [isGone, setGone] = useState(false);
  const { busy: restoring, run } = useAction(t.notRestored);

  async function restore({ id }: StaffProduct) {
    const { warnings: _, ...now } = await call(staffApi.restoreProduct, { params: { id } });
    // The restored product is as it was when deleted; the typed text stays.
    setStored(now);
    setGone(false);
    toast({ title: t.restored, tone: 'success' });
  }

  return {
    stored,
    setStored,
    gone: isGone,
    showGone(now: StaffProduct) {
      setStored(now);
      setGone(true);
      scrollTo(0, 0);
    },
    restoring,
    restore: () => stored && run(() => restore(stored)),
  };
}
