import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { drawnForField } from '#features/accounts/drawn-for.ts';
import { ContactUpdate, type CurrentUser } from '#features/accounts/schema.ts';
import { updateContact } from '#features/accounts/server/people.ts';
import type { Redraw, Visitor } from '#features/accounts/server/serve.ts';
import { languageOf } from '#features/accounts/server/visit.ts';
import { historyMessages } from '#features/cases/messages.ts';
import { endSessionsOf } from '#platform/auth/session.ts';
import { AppError, commonErrors, type ErrorKind, isOutage } from '#platform/http/errors.ts';
import { heldForm } from '#platform/http/held-form.ts';
import { plainPage } from '#platform/http/plain-page.ts';
import { check } from '#platform/http/route.ts';
import { readSmallForm } from '#platform/http/small-form.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import { changedContact } from '../contact.ts';
import { profileMessages } from '../messages.ts';
import { actionField, confirmField, type ProfileAction, savedKey } from '../posted.ts';
import { deleteAccount } from './delete-account.ts';

const path = '/profile';
const contactAction: ProfileAction = 'contacto';

/** The forms of the profile, as the browser itself sends them (see `posted.ts`). */
export function profileFormRoute(
  services: Services,
  visit: (context: Context) => Promise<Visitor>,
  redraw: Redraw,
): Hono {
  const app = new Hono();
  app.post(path, async (context) => {
    const typed = await readSmallForm(context);
    try {
      return await take(context, typed);
    } catch (error) {
      if (!isOutage(error)) throw error;
      services.log.error('profile form failed', errorFacts(error));
      return hold(context, services, { typed, appError: commonErrors.unavailable });
    }
  });
  async function take(context: Context, typed: Record<string, string>): Promise<Response> {
    const visitor = await visit(context);
    const { person, language } = visitor;
    if (!person) {
      // Of what was typed nothing is lost; to what only ends something the page shows the way in.
      return typed[actionField] === contactAction
        ? hold(context, services, { typed, appError: commonErrors.signedOut })
        : context.redirect(path, 303);
    }
    if ((typed[drawnForField] ?? person.id) !== person.id) {
      return sayOther(context, services, visitor);
    }
    if (typed[actionField] === 'sesiones') {
      await endSessionsOf(services.db, person.id);
      services.log.info('signed out everywhere', {
        requestId: visitor.requestId,
        person: person.id,
      });
      const { sessionsEnded: title, sessionsEndedText: text } = profileMessages[language];
      return sayEnded(context, services, visitor, { title, text });
    }
    try {
      if (typed[actionField] !== 'eliminar') {
        await saveContact(services, { ...visitor, person }, typed);
        return context.redirect(`${path}?${savedKey}=1`, 303);
      }
      if (!typed[confirmField]) {
        const message = profileMessages[language].confirmMissing;
        throw new AppError(commonErrors.badInput, { fields: { [confirmField]: message } });
      }
      await deleteAccount(services, person.id, language);
      // This page runs no script, and the phone may keep drafts and receipts from when one did.
      context.header('Clear-Site-Data', '"storage"');
      const { deleted: title, deletedText: text } = profileMessages[language];
      return await sayEnded(context, services, visitor, { title, text });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const fields = error.fields ?? {};
      return redraw(
        context,
        { values: typed, fields, message: error.kind.message[language] },
        error,
      );
    }
  }
  return app;
}

async function saveContact(
  { db }: Services,
  { person, language }: Visitor & { person: CurrentUser },
  typed: Record<string, string>,
): Promise<void> {
  const { phone = '', whatsapp = '' } = typed;
  const { body, missing } = changedContact({ phone, whatsapp }, person);
  if (missing.length > 0) {
    const t = profileMessages[language];
    const fields = Object.fromEntries(missing.map((name) => [name, t[`${name}Required`]]));
    throw new AppError(commonErrors.badInput, { fields });
  }
  await updateContact(db, person.id, check(ContactUpdate, body, language));
}

/** The numbers stand open, the rest is sent again as it came. */
function hold(
  context: Context,
  { config }: Services,
  { typed, appError }: { typed: Record<string, string>; appError: ErrorKind },
): Promise<Response> {
  const language = languageOf(context, config);
  const t = profileMessages[language];
  const labels: Record<string, string> = { phone: t.phone, whatsapp: t.whatsapp };
  return heldForm(context, {
    language,
    brand: config.brand.name,
    title: t.notDone,
    appError,
    ...(appError === commonErrors.signedOut && {
      signIn: { address: `/api/login?returnTo=${path}`, label: historyMessages[language].signIn },
    }),
    action: path,
    fields: Object.entries(typed).map(([name, value]) => ({ name, value, label: labels[name] })),
    send: t.sendAgain,
  });
}

/** Nothing that was typed is shown: it is of the person before. */
async function sayOther(
  context: Context,
  { config }: Services,
  { language }: Visitor,
): Promise<Response> {
  const t = profileMessages[language];
  const { status, message } = commonErrors.otherSession;
  const body = html`<p>${message[language]}</p>
<a class="button" href="${path}">${t.title}</a>`;
  const page = await plainPage({ language, brand: config.brand.name, title: t.notDone, body });
  return context.body(page.html, status, page.headers);
}

/** The session has ended here; the button ends the one at the identity provider too. */
async function sayEnded(
  context: Context,
  { config }: Services,
  { language }: Visitor,
  { title, text }: { title: string; text: string },
): Promise<Response> {
  const body = html`<p>${text}.</p>
<a class="button" href="/api/logout">${profileMessages[language].goOn}</a>`;
  const page = await plainPage({ language, brand: config.brand.name, title, body });
  return context.body(page.html, 200, page.headers);
}
