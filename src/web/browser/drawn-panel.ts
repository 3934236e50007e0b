import { panelHeader } from '../page-state.ts';

/** Brings a screen as the server draws it, style and all, and opens it over the page. */
export async function openDrawn(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { [panelHeader]: '1' } });
  const [style = '', html] = (await answer.text()).split('</style>');
  if (!html) throw new Error(address);
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
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}
