import type { TrustedTypes } from '#platform/browser/trusted-types.ts';
import { fragmentHeader } from '../page-state.ts';

export const countDialogs = (): number => document.querySelectorAll('dialog[open]').length;

/**
 * Shows the fragment that the server drew, with its style, unless more than `open` dialogs are open by
 * now: then another tap was answered first. Throws when the server sent none.
 */
export async function showFragment(response: Response, open: number): Promise<void> {
  const [style = '', html] = (await response.text()).split('</style>');
  if (countDialogs() > open) return;
  // An error is answered with a whole page, and an older server knows no fragments.
  if (!response.headers.has(fragmentHeader) || !html) throw new Error('no fragment');
  // In a rule of the page's own sheet: the policy lets no element bring another one.
  const [sheet] = document.styleSheets;
  const rule = sheet?.cssRules[sheet.insertRule(`@media all{${style}}`, sheet.cssRules.length)];
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('panel', { createHTML: (own) => own });
  document.body.insertAdjacentHTML('beforeend', policy ? policy.createHTML(html) : html);
  const dialog = document.body.lastElementChild as HTMLDialogElement;
  // The fragment has its own history entry, so that going back closes it.
  const depth = document.querySelectorAll('body>dialog').length;
  history.pushState({ fragment: depth }, '');
  const goBack = () => depthNow() < depth && dialog.close();
  addEventListener('popstate', goBack);
  dialog.showModal();
  dialog.onclick = (event) => {
    // Keeps React, if it has started, from handling the fragment's links.
    event.stopPropagation();
    const { target } = event;
    if (target instanceof Element && target.closest('[data-opens]')) {
      dialog.querySelector('dialog')?.showModal();
    }
  };
  dialog.onclose = ({ target }) => {
    // The event comes from a dialog inside of the fragment.
    if (target !== dialog) return;
    removeEventListener('popstate', goBack);
    dialog.remove();
    if (rule) sheet?.deleteRule([...sheet.cssRules].indexOf(rule));
    if (depthNow() >= depth) history.back();
  };
  // The back button may restore this page as it was, without what the fragment's forms have changed.
  addEventListener('pagehide', () => dialog.close(), { once: true });
}

/** How many fragments the history says are open. After a reload none of them is. */
export const depthNow = (): number => history.state?.fragment ?? 0;
