import { type ReactNode, useEffect } from 'react';
import { api } from '#api.ts';
import { saveCart } from '#features/cart/cart-storage.ts';
import { followMirror } from '#features/cart/follow-mirror.ts';
import { useAsideCart } from '#features/quotes/ui/cart/use-aside-cart.ts';
import type { useQuoteParts } from '#features/quotes/ui/cart/use-quote-parts.ts';
import { ToastRegion } from '#kit/toasts/toast.tsx';
import { isStored, waitsInBackground } from '#platform/browser/waiting.ts';
import { useApp } from '#web/app-context.ts';

interface LivePartsProps {
  quote: ReturnType<typeof useQuoteParts>;
  /** A screen shown as a dialog over the one that is open. */
  overlay: ReactNode;
}

/** What only exists once React answers: drawer, notifications, screens as dialogs. */
export function LiveParts({ quote, overlay }: LivePartsProps) {
  useUnsentRequests();
  useMirror();
  useAsideCart();
  return (
    <>
      {overlay}
      {quote && <quote.QuoteDrawer />}
      <ToastRegion />
    </>
  );
}

/** What forms put into the cart, and no page has told this browser of yet. */
function useMirror() {
  const { call } = useApp();
  useEffect(() => {
    if (followMirror()) return;
    call(api.showCart, { query: {} }).then(
      ({ items, savedAt }) =>
        saveCart({ items: items.map(({ state, most, picture, ...item }) => item), savedAt }),
      () => undefined,
    );
  }, [call]);
}

/** What was sent and not answered goes on from whatever screen is open. */
function useUnsentRequests() {
  const { call, language, person } = useApp();
  useEffect(() => {
    if (!isStored(waitsInBackground)) return;
    // Without a connection it is its own screen that goes on.
    import('./resume-requests.ts').then(
      ({ resumeRequests }) => resumeRequests({ call, language, person }),
      () => undefined,
    );
  }, [call, language, person]);
}
