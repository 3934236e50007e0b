import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Language } from '../../text/language.ts';
import { plainPage } from '../plain-page.ts';
import type { ErrorKind } from '../shared/error-kind.ts';

interface UnsentForm {
  language: Language;
  brand: string;
  title: string;
  appError: ErrorKind;
  /** The address of the sign-in, which opens in a new tab, and the text of its link. */
  signIn?: { address: string; label: string };
  action: string;
  fields: UnsentField[];
  send: string;
}

interface UnsentField {
  name: string;
  value: string;
  /** A field without a label is not shown. */
  label?: string | undefined;
  long?: boolean;
}

/**
 * Answers a form whose page cannot be rendered, because of an outage or because the session has ended:
 * what was typed is in a form that sends it again.
 */
export async function unsentForm(context: Context, unsent: UnsentForm): Promise<Response> {
  const { language, brand, title, action, send, appError, signIn } = unsent;
  const fields = unsent.fields.map(({ name, value, label, long }) => {
    if (!label) return html`<input type="hidden" name="${name}" value="${value}">`;
    const control = long
      ? html`<textarea id="${name}" name="${name}" rows="6">${value}</textarea>`
      : html`<input id="${name}" name="${name}" value="${value}">`;
    return html`<div class="field"><label for="${name}">${label}</label>${control}</div>`;
  });
  const link =
    signIn && html`<p><a href="${signIn.address}" target="_blank">${signIn.label}</a></p>`;
  const body = html`<p>${appError.message[language]}</p>${link}
<form method="post" action="${action}">${fields}<button type="submit">${send}</button></form>`;
  const page = await plainPage({ language, brand, title, body });
  if (appError.status === 503) context.header('retry-after', '30');
  return context.body(page.html, appError.status, page.headers);
}
