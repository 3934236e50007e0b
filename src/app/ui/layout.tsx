import { useCallback } from 'react';
import { useQuoteParts } from '#features/requests/quotes/ui/cart/use-quote-parts.ts';
import { productsId } from '#features/shop/catalogue/products-id.ts';
import { useAdding } from '#features/shop/catalogue/ui/use-adding.ts';
import { toast } from '#kit/toasts/toast-store.ts';
import { href, matchCustomerRoute, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import type { LayoutProps } from '#web/website.ts';
import { shellTexts } from '../messages.ts';
import css from './layout.module.css';
import { LiveParts } from './live-parts.tsx';
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
