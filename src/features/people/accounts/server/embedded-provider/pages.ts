import { html, raw } from 'hono/html';
import type { Html, PlainPage } from '#platform/http/plain-page.ts';
import type { Language } from '#platform/text/language.ts';
import { embeddedSignInTexts } from '../../messages.ts';
import { roleNames } from '../../role-names.ts';
import { demoPeople, tourPath } from './demo-people.ts';

export type PageContent = Pick<PlainPage, 'title' | 'body' | 'wrong'>;

export interface TypedForm {
  values: Record<Field, string>;
  errors: Partial<Record<Field, string>>;
}
export type Field = 'email' | 'firstName' | 'lastName';

interface PeopleForm {
  action: string;
  /** Whether there is a page that leads through the shop. */
  tour: boolean;
  typed?: TypedForm;
}

export function peoplePage(language: Language, { action, tour, typed }: PeopleForm): PageContent {
  const text = embeddedSignInTexts[language];
  const wrong = Object.keys(typed?.errors ?? {}).length > 0;
  const input = (field: Field, type: string, autocomplete: string) =>
    inputOf(field, text[field], type, autocomplete, field === 'email' ? text.emailHint : '', typed);
  const body = html`<p class="note">${text.trying}</p>
<h2>${text.demo}</h2>
<form method="post" action="${action}" class="people">${demoPeople.map((person) => demoButton(person, language))}</form>
${tour ? html`<a class="link" href="${tourPath}">${text.tour}</a>` : ''}
<h2>${text.own}</h2>
<form method="post" action="${action}" novalidate>
${input('email', 'email', 'email')}
<div class="pair">${input('firstName', 'text', 'given-name')}${input('lastName', 'text', 'family-name')}</div>
<button type="submit">${text.enter}</button>
</form>`;
  return { title: text.title, body, wrong };
}

export function errorPage(language: Language, kind: 'old' | 'wrong'): PageContent {
  const text = embeddedSignInTexts[language];
  const body = html`<p>${text[kind]}</p>
<a class="button" href="/api/login">${text.again}</a>`;
  return { title: text[`${kind}Title`], body };
}

export function confirmSignOutPage(
  language: Language,
  action: string,
  secret: string,
): PageContent {
  const text = embeddedSignInTexts[language];
  const body = html`<p>${text.leave}</p>
<form method="post" action="${action}"><input type="hidden" name="xsrf" value="${secret}">
<button type="submit" name="logout" value="yes">${text.leaveButton}</button></form>`;
  return { title: text.leaveTitle, body };
}

export function signedOutPage(language: Language): PageContent {
  return {
    title: embeddedSignInTexts[language].leaveTitle,
    body: html`<p>${embeddedSignInTexts[language].left}</p>`,
  };
}

function demoButton(person: (typeof demoPeople)[number], language: Language): Html {
  return html`<button type="submit" name="email" value="${person.email}">
<span>${person.firstName} ${person.lastName}</span> <em>${roleNames[person.role][language]}</em>
<small>${person.email}</small>
<small>${person.sees[language]}</small>
</button>`;
}

function inputOf(
  field: Field,
  label: string,
  type: string,
  autocomplete: string,
  hint: string,
  typed: TypedForm | undefined,
): Html {
  const error = typed?.errors[field];
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  const marks = [
    described && `aria-describedby="${described}"`,
    error && 'aria-invalid="true" autofocus',
    field === 'email' && 'required spellcheck="false"',
  ];
  return html`<div class="field"><label for="${field}">${label}</label>
${hint ? html`<p class="hint" id="${field}-hint">${hint}</p>` : ''}
${error ? html`<p class="error" id="${field}-error">${error}</p>` : ''}
<input id="${field}" name="${field}" type="${type}" autocomplete="${autocomplete}" value="${typed?.values[field] ?? ''}" ${raw(marks.filter(Boolean).join(' '))}></div>`;
}
