import { panelHeader } from '../page-state.ts';

/** Opens a screen's panel as the server draws it, style and all; without it, the screen. */
export async function openDrawn(address: string): Promise<void> {
  const response = await fetch(address, { headers: { [panelHeader]: '1' } }).catch(() => undefined);
  const [style = '', html] = ((await response?.text()) ?? '').split('</style>');
  // What went wrong is a page, and so is what an older server gives.
  if (!response?.headers.has(panelHeader) || !html) return location.assign(address);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('panel', { createHTML: (own) => own });
  document.body.insertAdjacentHTML('beforeend', policy ? policy.createHTML(html) : html);
  const dialog = document.body.lastElementChild as HTMLDialogElement;
  dialog.showModal();
  dialog.onclose = () => {
    dialog.remove();
    document.adoptedStyleSheets = [];
  };
  // The way back gives the page as it was left, and what the panel's forms did is not in it.
  addEventListener('pagehide', () => dialog.close(), { once: true });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}
