import { useEffect, useRef, useState } from 'react';
import { reopenAnew } from '#features/shop/cart/reopen.ts';
import { closeCart, useCartOpen } from '#features/shop/cart/ui/cart-drawer.ts';
import { isStored, waitsForQuote } from '#platform/browser/waiting.ts';

type QuoteParts = typeof import('./quote-drawer.tsx');

// Apart from `then`, which the build would include in what waits for the style: a style that fails
// to load would then go unnoticed.
const loadDrawer = () => import('./quote-drawer.tsx');

/**
 * Loads the code of the drawer when it is needed, because most people only look around. After a tap
 * before React the boot script has asked for it already. `onMissing` is called if loading fails;
 * the next tap then reloads the page.
 */
export function useQuoteParts(onMissing: () => void): QuoteParts | undefined {
  const [parts, setParts] = useState<QuoteParts>();
  const open = useCartOpen();
  const missing = parts === undefined;
  const failed = useRef(false);
  useEffect(() => {
    if (!missing || !(open || isStored(waitsForQuote))) return;
    if (open && failed.current && navigator.onLine) return reopenAnew();
    loadDrawer().then(setParts, () => {
      if (!open) return;
      failed.current = true;
      closeCart();
      onMissing();
    });
  }, [missing, open, onMissing]);
  return parts;
}
