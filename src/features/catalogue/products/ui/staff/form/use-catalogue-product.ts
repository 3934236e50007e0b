import { useState } from 'react';
import { staffFormMessages } from '#features/catalogue/products/form-messages.ts';
import type { StaffProduct } from '#features/catalogue/products/staff-schema.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';

/** The product as it stands in the catalogue while it is edited, and bringing it back. */
export function useCatalogueProduct(product: StaffProduct | undefined) {
  const { language, call } = useApp();
  const t = staffFormMessages[language];
  const [stored, setStored] = useState(product);
  /** Somebody else deleted it while it was written here. */
  const [isGone, setGone] = useState(false);
  const { busy: restoring, run } = useAction(t.notRestored);

  async function restore({ id }: StaffProduct) {
    const { warnings: _, ...now } = await call(staffApi.restoreProduct, { params: { id } });
    // It stands as it did when it was deleted; what was written here is stored.
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
