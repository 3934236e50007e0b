import type { ReactNode } from 'react';
import { useApp } from '../../app.ts';
import { cartMessages } from '../../features/cart/messages.ts';
import { LastQuote } from '../../features/quotes/ui/last-quote.tsx';
import { QuoteDrawer } from '../../features/quotes/ui/quote-drawer.tsx';
import { ToastRegion } from '../../kit/toast.tsx';
import { shellMessages } from '../messages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { StartNotice } from './start-notice.tsx';

/** What stands around every screen. */
export function Layout({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  const { language, live } = useApp();
  const t = shellMessages[language];
  return (
    <>
      <a className={css.skip} href="#contenido">
        {t.skip}
      </a>
      <Header />
      <main id="contenido" className={css.main} aria-busy={busy || undefined} tabIndex={-1}>
        <StartNotice />
        {live && <LastQuote />}
        {children}
      </main>
      <Footer />
      {/* Where the boot script says what it did before React answers. */}
      {!live && (
        <p
          id="early"
          role="status"
          className={css.early}
          suppressHydrationWarning
          data-title={cartMessages[language].added}
        />
      )}
      {live && <QuoteDrawer />}
      {live && <ToastRegion label={t.notifications} closeLabel={t.dismiss} />}
    </>
  );
}
