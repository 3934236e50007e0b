import { useEffect, useState } from 'react';
import { closeCart, useCartOpen } from '../../cart/ui/cart-panel.ts';
import { isQuotationWaiting } from '../submission-store.ts';
import { useLastQuote } from './last-quote-store.ts';

type QuoteParts = typeof import('./quote-parts.tsx');

/**
 * Drawer and last quotation, from when one of them is wanted: most people only look around. A tap
 * before React has the boot script ask for their code along with React's. `onMissing` hears that
 * the code cannot be had.
 */
export function useQuoteParts(onMissing: () => void): QuoteParts | undefined {
  const [parts, setParts] = useState<QuoteParts>();
  const open = useCartOpen();
  const made = useLastQuote() !== undefined;
  const missing = parts === undefined;
  useEffect(() => {
    if (!missing || !(open || made || isQuotationWaiting())) return;
    import('./quote-parts.tsx').then(setParts, () => {
      if (!open) return;
      closeCart();
      onMissing();
    });
  }, [missing, open, made, onMissing]);
  return parts;
}
