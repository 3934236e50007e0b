/** Opens a screen's panel as the server draws it, style and all, over the page. */
export async function openDrawn(answer: Promise<Response>): Promise<void> {
  const [style = '', html] = (await (await answer).text()).split('</style>');
  if (!html) throw new Error('no panel');
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
