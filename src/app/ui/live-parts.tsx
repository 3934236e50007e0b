import { type ReactNode, useEffect } from 'react';
import { api } from '#api.ts';
import type { useQuoteParts } from '#features/requests/quotes/ui/cart/use-quote-parts.ts';
import { useSavedCart } from '#features/requests/quotes/ui/cart/use-saved-cart.ts';
import { saveCart } from '#features/shop/cart/cart-storage.ts';
import { followCartCookie } from '#features/shop/cart/follow-cart-cookie.ts';
import { ToastRegion } from '#kit/toasts/toast.tsx';
import { isStored, waitsInBackground } from '#platform/browser/waiting.ts';
import { useApp } from '#web/app-context.ts';

interface LivePartsProps {
  quote: ReturnType<typeof useQuoteParts>;
  overlay: ReactNode;
}

/** Draws the parts that exist only after React has started: drawer, notifications, dialogs. */
export function LiveParts({ quote, overlay }: LivePartsProps) {
  useUnsentRequests();
  useCartCookie();
  useSavedCart();
  return (
    <>
      {overlay}
      {quote && <quote.QuoteDrawer />}
      <ToastRegion />
    </>
  );
}

function useCartCookie() {
  const { call } = useApp();
  useEffect(() => {
    if (followCartCookie()) return;
    call(api.showCart, { query: {} }).then(
      ({ items, savedAt }) =>
        saveCart({ items: items.map(({ state, most, picture, ...item }) => item), savedAt }),
      () => undefined,
    );
  }, [call]);
}

function useUnsentRequests() {
  const { call, language, person } = useApp();
  useEffect(() => {
    if (!isStored(waitsInBackground)) return;
    // Without a connection the request waits for its own screen.
    import('./resume-requests.ts').then(
      ({ resumeRequests }) => resumeRequests({ call, language, person }),
      () => undefined,
    );
  }, [call, language, person]);
}
