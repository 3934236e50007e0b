import { ToastRegion } from '#kit/toasts/toast.tsx';
import { useApp } from '#web/app-context.ts';
import type { LayoutProps } from '#web/website.ts';
import { shellTexts } from '../../messages.ts';
import layout from '../layout.module.css';
import { PageLoading } from '../page-loading.tsx';
import { useMenus } from '../use-menus.ts';
import css from './staff-frame.module.css';
import { useChanges } from './use-changes.ts';
import { useRail } from './use-rail.ts';

/** The staff's own frame: no strip, no cart, no footer. */
export function StaffLayout({ children, busy, header, lateAddress, overlay }: LayoutProps) {
  const { t, address, live } = useApp(shellTexts);
  useMenus(address);
  useRail();
  useChanges();
  return (
    <div className={css.frame}>
      <a className={layout.skip} href="#contenido" data-skip>
        {t.skip}
      </a>
      {header}
      <main id="contenido" className={css.main} aria-busy={busy || undefined} tabIndex={-1}>
        {live && <PageLoading address={lateAddress} />}
        {children}
      </main>
      {live && overlay}
      {live && <ToastRegion />}
    </div>
  );
}
