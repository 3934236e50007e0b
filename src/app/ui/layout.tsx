import type { ReactNode } from 'react';
import { useApp } from '#app.ts';
import { productsId } from '#features/catalogue/products-id.ts';
import { match, pages } from '#pages.ts';
import { shellMessages } from '../messages.ts';
import { DataForm } from './data-form.tsx';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { StartNotice } from './start-notice.tsx';

interface LayoutProps {
  children: ReactNode;
  /** The next screen is on its way. */
  busy?: boolean;
  footer: ReactNode;
  /** What stands above whatever screen is open. */
  above?: ReactNode;
}

/** What stands around every screen. */
export function Layout({ children, busy = false, above, footer }: LayoutProps) {
  const { language, address } = useApp();
  const t = shellMessages[language];
  const listed = match(address.pathname)?.screen === pages.catalogue;
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
      <Header />
      <main id="contenido" className={css.main} aria-busy={busy || undefined} tabIndex={-1}>
        <StartNotice />
        {above}
        {children}
      </main>
      <footer className={css.footer}>
        {footer}
        <div className="container">
          <DataForm />
        </div>
      </footer>
    </>
  );
}
