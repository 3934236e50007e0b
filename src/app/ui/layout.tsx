import { type ReactNode, useCallback, useEffect } from 'react';
import { api } from '#api.ts';
import { useQuoteParts } from '#features/requests/quotes/ui/cart/use-quote-parts.ts';
import { useSavedCart } from '#features/requests/quotes/ui/cart/use-saved-cart.ts';
import { saveCart } from '#features/shop/cart/cart-storage.ts';
import { followCartCookie } from '#features/shop/cart/follow-cart-cookie.ts';
import { productsId } from '#features/shop/catalogue/products-id.ts';
import { useAdding } from '#features/shop/catalogue/ui/use-adding.ts';
import { ToastRegion } from '#kit/toasts/toast.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { isStored, waitsInBackground } from '#platform/browser/waiting.ts';
import { href, matchCustomerRoute, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { LayoutProps } from '#web/website.ts';
import { shellTexts } from '../messages.ts';
import css from './layout.module.css';
import { PageLoading } from './page-loading.tsx';
import { useHeader } from './use-header.ts';

export function Layout({ children, busy, header, footer, lateAddress, overlay }: LayoutProps) {
  const { t, language, province, address, live } = useApp(shellTexts);
  const quote = useQuoteParts(useCallback(() => sayOffline(t.seeCart), [t]));
  useAdding(language, province);
  useHeader();
  const listed = matchCustomerRoute(address.pathname)?.route === routes.catalogue;
  return (
    <>
      <a className={css.skip} href="#contenido" data-skip>
        {t.skip}
      </a>
      {listed && (
        <a className={css.skip} href={`#${productsId}`} data-skip>
          {t.skipToProducts}
        </a>
      )}
      {header}
      <main
        id="contenido"
        className={css.main}
        data-province={province}
        aria-busy={busy || undefined}
        tabIndex={-1}
      >
        {live && <PageLoading address={lateAddress} />}
        {children}
      </main>
      <footer className={css.footer}>{footer}</footer>
      {live && <LiveParts quote={quote} overlay={overlay} />}
    </>
  );
}

/** Tells that the code of the drawer cannot be loaded. The offline page lists the cart. */
function sayOffline(label: string): void {
  const bar = document.getElementById('news');
  const run = () => location.assign(href(routes.offline));
  toast({ title: bar?.dataset.offline ?? '', action: { label, run } });
}

interface LivePartsProps {
  quote: ReturnType<typeof useQuoteParts>;
  overlay: ReactNode;
}

/** Draws the parts that exist only after React has started: drawer, notifications, dialogs. */
function LiveParts({ quote, overlay }: LivePartsProps) {
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
