import { useEffect } from 'react';
import { withQuery } from '#platform/text/with-query.ts';
import { matchScreen, type Screen } from '../screens.ts';
import type { NavigateOptions } from './use-navigation.ts';

/**
 * Handles plain links and GET forms of our screens without loading a document. `data-over` on a
 * link opens its screen as a dialog; `data-stay` keeps the scroll position.
 */
export function useLinks(
  screens: readonly Screen[],
  navigate: (to: string, options?: NavigateOptions) => Promise<void>,
): void {
  useEffect(() => {
    /** True for another screen of this site, and not only another place in the current one. */
    const isOurs = (href: string): boolean => {
      const url = new URL(href, location.href);
      if (url.origin !== location.origin || !matchScreen(screens, url)) return false;
      return !(url.hash && url.pathname === location.pathname && url.search === location.search);
    };
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.dataset.skip) {
        // A history entry would take the focus back whenever a dialog closes.
        event.preventDefault();
        document.querySelector<HTMLElement>(link.hash)?.focus();
      }
      if (!link || link.target || link.hasAttribute('download') || !isOurs(link.href)) return;
      event.preventDefault();
      void navigate(link.href, { over: 'over' in link.dataset, scroll: !('stay' in link.dataset) });
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
      if (form.method !== 'get' || !isOurs(form.action)) return;
      event.preventDefault();
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form)) {
        if (typeof value === 'string' && value.trim() !== '') query.set(name, value);
      }
      const { pathname } = new URL(form.action);
      void navigate(withQuery(pathname, query), { scroll: false });
    };
    document.addEventListener('click', click);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('submit', submit);
    };
  }, [screens, navigate]);
}
