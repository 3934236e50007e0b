import { panelHeader } from '../page-state.ts';

const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('panel', { createHTML: (own) => own });

/** Brings a screen as the server draws it, style and all, and opens it over the page. */
export async function openDrawn(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { [panelHeader]: '1' } });
  const [style = '', html] = (await answer.text()).split('</style>');
  if (!answer.ok || !html) throw new Error(address);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const place = document.createElement('div');
  place.innerHTML = policy ? policy.createHTML(html) : html;
  document.body.append(place);
  const dialog = place.querySelector('dialog');
  dialog?.showModal();
  dialog?.addEventListener('close', () => {
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}
