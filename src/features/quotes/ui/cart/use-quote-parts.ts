import { useEffect, useRef, useState } from 'react';
import { reopenAnew } from '#features/cart/reopen.ts';
import { closeCart, useCartOpen } from '#features/cart/ui/cart-panel.ts';
import { isStored, waitsForQuote } from '#platform/browser/waiting.ts';

type QuoteParts = typeof import('./quote-drawer.tsx');

// Apart from `then`: the build would take that into what waits for the style, and if only the style
// failed nobody would hear of it.
const bring = () => import('./quote-drawer.tsx');

/**
 * The drawer, from when it is wanted: most people only look around. A tap
 * before React has the boot script ask for their code along with React's. `onMissing` hears that
 * the code cannot be had; the next tap loads the page anew.
 */
export function useQuoteParts(onMissing: () => void): QuoteParts | undefined {
  const [parts, setParts] = useState<QuoteParts>();
  const open = useCartOpen();
  const missing = parts === undefined;
  const failed = useRef(false);
  useEffect(() => {
    if (!missing || !(open || isStored(waitsForQuote))) return;
    if (open && failed.current && navigator.onLine) return reopenAnew();
    bring().then(setParts, () => {
      if (!open) return;
      failed.current = true;
      closeCart();
      onMissing();
    });
  }, [missing, open, onMissing]);
  return parts;
}
