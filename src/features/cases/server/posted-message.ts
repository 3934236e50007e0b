import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { Redraw, Visitor } from '#features/accounts/server/serve.ts';
import { languageOf } from '#features/accounts/server/visit.ts';
import { AppError, commonErrors, type ErrorKind, isOutage } from '#platform/http/errors.ts';
import { heldForm } from '#platform/http/held-form.ts';
import { check } from '#platform/http/route.ts';
import { readSmallForm } from '#platform/http/small-form.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { problemOf } from '../message.ts';
import { historyMessages } from '../messages.ts';
import { seenField, sentKey, textField } from '../posted.ts';
import { NewMessage, RecordId } from '../schema.ts';

export interface MessagePage {
  /** The page of one's own records; `?ver=` names one. */
  path: string;
  /** Writes to the team about one's own record, once for each key. Throws Refusal. */
  write(
    services: Services,
    message: { id: string; author: CurrentUser; text: string; key: string },
  ): Promise<void>;
}

/** More than any message may hold: what is too long comes back to be shortened. */
const limit = 256 * 1024;

/** The form under a record's history as the browser itself sends it, without JavaScript. */
export function postedMessageRoute(
  services: Services,
  visit: (context: Context) => Promise<Visitor>,
  redraw: Redraw,
  { path, write }: MessagePage,
): Hono {
  const app = new Hono();
  app.post(path, async (context) => {
    let language = languageOf(context, services.config);
    let form: Record<string, string> = {};
    // With what was searched before it was opened.
    const query = new URLSearchParams(context.req.query());
    query.delete(sentKey);
    const address = `${path}?${query}`;
    const hold = (appError: ErrorKind) =>
      holdMessage(context, services, { appError, language, address, form });
    try {
      form = await readSmallForm(context, limit);
      const visitor = await visit(context);
      const { person } = visitor;
      language = visitor.language;
      if (!person) return hold(commonErrors.signedOut);
      const { id } = check(RecordId, { id: context.req.query('ver') }, language);
      const text = checkText(form[textField] ?? '', language);
      const key = keyOf([person.id, id, text, form[seenField] ?? '']);
      await write(services, { id, author: person, text, key });
      return context.redirect(`${address}&${sentKey}=1#mensaje`, 303);
    } catch (error) {
      if (isOutage(error)) {
        services.log.error('message form failed', errorFacts(error));
        return hold(commonErrors.unavailable);
      }
      if (!(error instanceof AppError)) throw error;
      const fields = error.fields ?? {};
      return redraw(
        context,
        { values: form, fields, message: error.kind.message[language] },
        error,
      );
    }
  });
  return app;
}

/** As the form says it with JavaScript too. Throws Refusal. */
function checkText(typed: string, language: Language): string {
  const wrong = problemOf(typed, language);
  if (wrong) throw new AppError(commonErrors.badInput, { fields: { [textField]: wrong } });
  return check(NewMessage, { text: typed }, language).text;
}

/** A form brings no key of its own: the same text under the same history is the same message. */
function keyOf(parts: string[]): string {
  return `form-${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}`;
}

interface Held {
  appError: ErrorKind;
  language: Language;
  /** Of the page. */
  address: string;
  form: Record<string, string>;
}

function holdMessage(
  context: Context,
  { config }: Services,
  { appError, language, address, form }: Held,
): Promise<Response> {
  const t = historyMessages[language];
  const signIn = `/api/login?returnTo=${encodeURIComponent(address)}`;
  return heldForm(context, {
    language,
    brand: config.brand.name,
    title: t.failed,
    appError,
    ...(appError === commonErrors.signedOut && { signIn: { address: signIn, label: t.signIn } }),
    action: address,
    fields: [
      { name: textField, value: form[textField] ?? '', label: t.label, long: true },
      { name: seenField, value: form[seenField] ?? '' },
    ],
    send: t.sendNow,
  });
}
