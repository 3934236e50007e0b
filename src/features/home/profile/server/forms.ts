import { html } from 'hono/html';
import { z } from 'zod';
import { api } from '#api.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { updateContact } from '#features/people/accounts/server/routes.ts';
import {
  type CallRoute,
  serve,
  type VisitorDoneForm,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { endSessionsOf, tellSignOut } from '#platform/auth/session.ts';
import { post } from '#platform/calls/contract.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import type { Language } from '#platform/text/language.ts';
import { routes } from '#routes.ts';
import { changedContact } from '../contact.ts';
import { confirmField, contactDoneKey, type ProfileAction } from '../form-fields.ts';
import { profileTexts } from '../messages.ts';

const page = {
  path: routes.profile.path,
  pageName: (language: Language) => profileTexts[language].title,
};

const contactForm: VisitorFormShape<unknown> = {
  ...page,
  action: 'contacto' satisfies ProfileAction,
  doneKey: contactDoneKey,
  read: ({ fields: { phone = '', whatsapp = '' } }, caller) => ({
    body: contactOf({ phone, whatsapp }, caller.person, caller.language),
  }),
  done: () => `${page.path}?${contactDoneKey}=1`,
  unsent(language) {
    const { phone, whatsapp } = profileTexts[language];
    return { labels: { phone, whatsapp } };
  },
};

function contactOf(
  typed: Parameters<typeof changedContact>[0],
  person: CurrentUser | undefined,
  language: Language,
) {
  const { body, missing } = changedContact(typed, person ?? { phone: null, whatsapp: null });
  if (missing.length === 0) return body;
  const t = profileTexts[language];
  const fields = Object.fromEntries(missing.map((name) => [name, t[`${name}Required`]]));
  throw new AppError(commonErrors.badInput, { fields });
}

const endSessions = serve(
  post(page.path, { access: 'signed-in', response: z.void() }),
  async ({ caller: { person, requestId } }, { db, log }) => {
    await endSessionsOf(db, person.id);
    log.info('signed out everywhere', { requestId, person: person.id });
  },
  {
    ...page,
    action: 'sesiones' satisfies ProfileAction,
    read: () => ({}),
    done(_, form) {
      const { sessionsEnded: title, sessionsEndedText: text } = profileTexts[form.caller.language];
      return signedOutReply(form, { title, text });
    },
  },
);

export const deletionForm: VisitorFormShape<unknown> = {
  ...page,
  action: 'eliminar' satisfies ProfileAction,
  read({ fields }, { language }) {
    if (fields[confirmField]) return {};
    const message = profileTexts[language].confirmMissing;
    throw new AppError(commonErrors.badInput, { fields: { [confirmField]: message } });
  },
  done(_, form) {
    // This page runs no script, but the phone may store drafts and receipts from when one did.
    form.context.header('Clear-Site-Data', '"storage"');
    const { deleted: title, deletedText: text } = profileTexts[form.caller.language];
    return signedOutReply(form, { title, text });
  },
};

export const profileForms: CallRoute[] = [
  serve(api.updateContact, updateContact, contactForm),
  endSessions,
];

/** The button also ends the session at the identity provider. */
async function signedOutReply(
  { context, services: { config }, caller: { person, language } }: VisitorDoneForm,
  { title, text }: { title: string; text: string },
): Promise<Response> {
  tellSignOut(context, config, person?.id);
  const body = html`<p>${text}.</p>
<a class="button" href="/api/logout">${profileTexts[language].goOn}</a>`;
  const page = await plainPage({ language, brand: config.brand.name, title, body });
  return context.body(page.html, 200, page.headers);
}
