import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { sessionKey } from '#platform/auth/session.ts';
import { languageEntry } from '#platform/browser/registry/cookies.ts';
import { callerAddress } from '#platform/http/caller-address.ts';
import { cookieName } from '#platform/http/shared/cookies.ts';
import { languageHeader, languageOfAddress } from '#platform/http/shared/language-address.ts';
import type { Services } from '#platform/services.ts';
import { type Language, toLanguage } from '#platform/text/language.ts';
import type { CurrentUser } from '../schema.ts';
import { findPersonOfSession } from './people.ts';
import type { Visitor } from './serve.ts';

/** Queries the database only if there is a session cookie. */
export async function visitorOf(
  context: Context,
  { config, db }: Pick<Services, 'config' | 'db'>,
): Promise<Visitor> {
  const session = sessionKey(context, config);
  const found = session && (await findPersonOfSession(db, session));
  const person = found?.person;
  return {
    person,
    recent: found?.recent,
    session,
    language: languageOf(context, config, person),
    requestId: context.get('requestId'),
    address: callerAddress(context, config.trustedProxies),
    cookies: context.req.header('cookie'),
  };
}

export function visitorWithoutSession(
  context: Context,
  { config }: Pick<Services, 'config'>,
): Visitor {
  return {
    person: undefined,
    language: languageWithoutSession(context, config),
    requestId: context.get('requestId'),
    address: callerAddress(context, config.trustedProxies),
    cookies: context.req.header('cookie'),
  };
}

export function languageWithoutSession(context: Context, config: Services['config']): Language {
  const asked = languageOfPage(context);
  const chosen = getCookie(context, cookieName(languageEntry.name, config));
  const preferred = context.req.header('accept-language')?.startsWith('en') ? 'en' : 'es';
  return asked ?? (chosen === undefined ? preferred : toLanguage(chosen));
}

/** An address may name the language, and so may the page that calls; else what was chosen holds. */
export function languageOf(
  context: Context,
  config: Services['config'],
  person?: CurrentUser,
): Language {
  return languageOfPage(context) ?? chosenLanguage(context, config, person);
}

function languageOfPage({ req }: Context): Language | undefined {
  const named = req.header(languageHeader);
  return languageOfAddress(new URL(req.url).pathname) ?? (named ? toLanguage(named) : undefined);
}

export function chosenLanguage(
  context: Context,
  config: Services['config'],
  person?: CurrentUser,
): Language {
  const chosen = getCookie(context, cookieName(languageEntry.name, config));
  return toLanguage(chosen ?? person?.locale);
}
