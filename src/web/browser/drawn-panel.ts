import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import { panelHeader } from '../page-state.ts';

/** Opens a screen's panel as the server draws it, style and all; without it, the screen. */
export async function openDrawn(address: string): Promise<void> {
  const response = await fetch(address, { headers: { [panelHeader]: '1' } }).catch(() => undefined);
  const [style = '', html] = ((await response?.text()) ?? '').split('</style>');
  // What went wrong is a page, and so is what an older server gives.
  if (!response?.headers.has(panelHeader) || !html) return location.assign(address);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const sheets = document.adoptedStyleSheets;
  sheets.push(sheet);
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('panel', { createHTML: (own) => own });
  document.body.insertAdjacentHTML('beforeend', policy ? policy.createHTML(html) : html);
  const dialog = document.body.lastElementChild as HTMLDialogElement;
  // An entry of its own over the page's: the way back closes it.
  const depth = document.querySelectorAll('body>dialog').length;
  history.pushState({ drawn: depth }, '');
  const goBack = () => depthNow() < depth && dialog.close();
  addEventListener('popstate', goBack);
  dialog.showModal();
  dialog.onclick = (event) => {
    // Its links lead on by themselves, should React have come meanwhile.
    event.stopPropagation();
    const { target } = event;
    if (target instanceof Element && target.closest('[data-opens]')) {
      dialog.querySelector('dialog')?.showModal();
    }
  };
  dialog.onclose = ({ target }) => {
    // One inside of it closes for itself.
    if (target !== dialog) return;
    removeEventListener('popstate', goBack);
    dialog.remove();
    sheets.splice(sheets.indexOf(sheet), 1);
    if (depthNow() >= depth) history.back();
  };
  // The way back gives the page as it was left, and what the panel's forms did is not in it.
  addEventListener('pagehide', () => dialog.close(), { once: true });
}

/** How many panels the history says are open; after the page was loaded anew there is none. */
export const depthNow = (): number => history.state?.drawn ?? 0;
