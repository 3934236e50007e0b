import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Language } from '../../text/language.ts';
import type { ErrorKind } from '../errors.ts';
import { plainPage } from '../plain-page.ts';

interface UnsentForm {
  language: Language;
  /** The shop's name. */
  brand: string;
  title: string;
  /** Why it was refused. */
  appError: ErrorKind;
  /** Where to sign in, in a tab of its own; the words of the link. */
  signIn?: { address: string; label: string };
  /** Where the form leads again: a path of the shop. */
  action: string;
  fields: UnsentField[];
  /** On its button. */
  send: string;
}

interface UnsentField {
  name: string;
  value: string;
  /** Without one it is not shown. */
  label?: string | undefined;
  /** Several lines. */
  long?: boolean;
}

/**
 * The answer to a form whose page cannot be drawn again, because nobody can say whose it is (an
 * outage) or the session has ended: what was typed stands in a form that sends it once more.
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
<form method="post" action="${action}">${fields}<button>${send}</button></form>`;
  const page = await plainPage({ language, brand, title, body });
  if (appError.status === 503) context.header('retry-after', '30');
  return context.body(page.html, appError.status, page.headers);
}
