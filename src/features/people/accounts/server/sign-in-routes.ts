import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { limits } from '#limits.ts';
import {
  createSession,
  endSession,
  findSession,
  sessionCookie,
  sessionKey,
  tellSignOut,
} from '#platform/auth/session.ts';
import {
  NotAnew,
  ProviderUnavailable,
  type SignIn,
  SignInCancelled,
  SignInFailed,
  type SignInResult,
} from '#platform/auth/sign-in.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { callerAddress } from '#platform/http/caller-address.ts';
import { isOutage } from '#platform/http/errors.ts';
import { networksOf } from '#platform/http/networks.ts';
import { tryConsume } from '#platform/http/rate-limit.ts';
import {
  languageOfAddress,
  languageStart,
  underLanguage,
  withoutLanguage,
} from '#platform/http/shared/language-address.ts';
import { anewKey, loginAddress } from '#platform/http/shared/login-address.ts';
import { ownPath } from '#platform/http/shared/own-path.ts';
import { mailAddressOf } from '#platform/mail/mail-address.ts';
import { errorFacts } from '#platform/monitoring/log.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { personName } from '../person-name.ts';
import { isStaff } from '../roles.ts';
import { type Identity, type OnNewAddress, signInPerson } from './people.ts';
import { rememberAttempt, takeAttempt } from './sign-in-attempt.ts';
import {
  answerNotAnew,
  answerTooManySignIns,
  answerUnavailable,
  askToSignIn,
  askToSignOut,
} from './sign-in-pages.ts';
import { languageOf } from './visit.ts';

export type SignInServices = Pick<Services, 'config' | 'db' | 'log'> & {
  onNewAddress: OnNewAddress;
};

/** The page reads the query key `aviso` and says what failed. */
const failedAddress = '/?aviso=entrada-fallida';
const wrongEmailAddress = '/?aviso=correo-no-valido';

class EmailUnusable extends SignInFailed {}

export function signInRoutes(services: SignInServices, signIn: SignIn): Hono {
  const app = new Hono();
  app.use('/api/:step{login|callback|logout}', async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });
  app.get('/api/login', (context) => login(context, services, signIn));
  app.get('/api/callback', (context) => comeBack(context, services, signIn));
  app.get('/api/logout', (context) => logout(context, services, signIn));
  return app;
}

async function login(
  context: Context,
  services: SignInServices,
  signIn: SignIn,
): Promise<Response> {
  const returnTo = ownPath(context.req.query('returnTo'));
  const anew = context.req.query(anewKey) !== undefined;
  const canonical = canonicalAddress(context, services, loginAddress(returnTo, anew));
  if (canonical) return context.redirect(canonical);
  if (isFromElsewhere(context) && !isTapped(context)) {
    return askToSignIn(context, services.config, loginAddress(returnTo, anew));
  }
  try {
    const { address, attempt } = await signIn.begin(languageAt(returnTo, context, services), {
      anew,
    });
    rememberAttempt(context, services.config, { ...attempt, returnTo });
    return context.redirect(address.href);
  } catch (error) {
    return unavailable(error, context, services, loginAddress(returnTo, anew));
  }
}

/**
 * For a visitor who typed another host name: the cookies must be where the provider returns to.
 * Redirects once only, in case a proxy hides the name.
 */
function canonicalAddress(context: Context, { config }: SignInServices, address: string) {
  const { host } = new URL(config.publicUrl);
  if (context.req.header('host') === host || context.req.query('here') !== undefined) return;
  return `${config.publicUrl}${address}&here=`;
}

async function comeBack(
  context: Context,
  services: SignInServices,
  signIn: SignIn,
): Promise<Response> {
  const attempt = takeAttempt(context, services.config);
  const again = loginAddress(attempt?.returnTo ?? '/', attempt?.anew);
  try {
    if (!attempt) return await withoutAttempt(context, services);
    const networks = networksOf(callerAddress(context, services.config.trustedProxies));
    if (!(await tryConsume(services.db, limits.signIn, networks))) {
      return await answerTooManySignIns(context, services.config, again);
    }
    const signedIn = await signIn.finish(new URL(context.req.url).search, attempt);
    const { returnTo } = attempt;
    const role = await openSession(
      context,
      services,
      signedIn,
      languageAt(returnTo, context, services),
    );
    // Who comes to work from nowhere in particular begins with what waits.
    const isAnywhere = withoutLanguage(returnTo) === '/';
    return context.redirect(isAnywhere && isStaff(role) ? href(staffRoutes.dashboard) : returnTo);
  } catch (error) {
    if (error instanceof ProviderUnavailable || isOutage(error)) {
      return unavailable(error, context, services, again);
    }
    const requestId = context.get('requestId');
    const facts = causeFacts(error);
    if (error instanceof SignInCancelled) {
      services.log.info('sign-in cancelled', { requestId, said: facts.said });
    } else services.log.error('sign-in failed', { requestId, ...facts });
    if (error instanceof NotAnew) {
      return answerNotAnew(context, services.config, attempt?.returnTo ?? '/');
    }
    const failed = error instanceof EmailUnusable ? wrongEmailAddress : failedAddress;
    return context.redirect(underLanguage(languageStart(attempt?.returnTo ?? ''), failed));
  }
}

/** Returning twice (reload, back button) is no error when signed in. */
async function withoutAttempt(
  context: Context,
  { config, db, log }: SignInServices,
): Promise<Response> {
  const key = sessionKey(context, config);
  if (key && (await findSession(db, key))) return context.redirect('/');
  log.info('sign-in not under way', { requestId: context.get('requestId') });
  return context.redirect(failedAddress);
}

/** Ends the one that was open. */
export async function openSession(
  context: Context,
  { config, db, log, onNewAddress }: SignInServices,
  signedIn: SignInResult,
  language: Language,
) {
  const oldKey = sessionKey(context, config);
  const { token, person, left } = await inTransaction(db, async (tx) => {
    const person = await signInPerson(tx, { config, onNewAddress }, identityOf(signedIn), language);
    const left = oldKey && (await endSession(tx, oldKey));
    const { idToken, authenticatedAt } = signedIn;
    return { person, left, token: await createSession(tx, person.id, idToken, authenticatedAt) };
  });
  const { name, options } = sessionCookie(config);
  setCookie(context, name, token, options);
  if (left && left.personId !== person.id) tellSignOut(context, config, left.personId);
  log.info('signed in', {
    requestId: context.get('requestId'),
    person: person.id,
    role: person.role,
    factors: factorsOf(signedIn),
  });
  return person.role;
}

/** Of the page from which somebody signs in. */
function languageAt(path: string, context: Context, { config }: SignInServices): Language {
  return languageOfAddress(path) ?? languageOf(context, config);
}

/** How the provider recognised the person ('pwd otp'); only words of RFC 8176. */
function factorsOf({ claims: { amr } }: SignInResult): string | undefined {
  if (!Array.isArray(amr)) return undefined;
  return amr.filter((word) => /^[a-z]{2,8}$/.test(String(word))).join(' ');
}

/** For the log, which must not repeat what the provider says about the person. */
function causeFacts(error: unknown) {
  return errorFacts(error instanceof Error ? (error.cause ?? error) : error);
}

function identityOf({ issuer, subject, claims }: SignInResult): Identity {
  const email = typeof claims.email === 'string' ? mailAddressOf(claims.email) : undefined;
  const name = (claim: string) => {
    const value = claims[claim];
    return typeof value === 'string' ? personName(value) : '';
  };
  // Quotations are answered by e-mail.
  if (!claims.email) throw new SignInFailed('the provider gives no e-mail');
  if (!email) throw new EmailUnusable('the provider gives an e-mail that is none');
  return {
    issuer,
    subject,
    email,
    emailVerified: claims.email_verified === true,
    firstName: name('given_name') || name('name'),
    lastName: name('family_name'),
  };
}

async function logout(
  context: Context,
  services: SignInServices,
  signIn: SignIn,
): Promise<Response> {
  const { config } = services;
  // A browser keeps no page of an error, so the tap that follows still comes here.
  if (isPrefetch(context)) return context.body(null, 503);
  const key = sessionKey(context, config);
  if (!key) return context.redirect('/');
  if (isFromElsewhere(context) || !isNavigation(context)) return askToSignOut(context, config);
  try {
    const ended = await closeSession(context, services, key);
    const leave = await signIn.leaveAddress(ended?.idToken);
    return context.redirect(leave?.href ?? '/');
  } catch (error) {
    // This shop ends its session now; the provider's ends later.
    if (error instanceof ProviderUnavailable) return context.redirect('/');
    return unavailable(error, context, services, loginAddress('/'));
  }
}

export async function closeSession(
  context: Context,
  { config, db, log }: SignInServices,
  key: Buffer,
) {
  const { name, options } = sessionCookie(config);
  const ended = await endSession(db, key);
  deleteCookie(context, name, options);
  tellSignOut(context, config, ended?.personId);
  if (ended)
    log.info('signed out', { requestId: context.get('requestId'), person: ended.personId });
  return ended;
}

/** A link or picture of another site must not sign anybody in or out. */
function isFromElsewhere(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** True where a browser, an extension or a proxy fetches ahead what somebody may tap. */
function isPrefetch({ req }: Context): boolean {
  const purpose = `${req.header('sec-purpose')} ${req.header('purpose')} ${req.header('x-moz')}`;
  return /prefetch|prerender|preview/i.test(purpose);
}

/** False for whoever only checks a link: no browser opens a page so. */
function isNavigation({ req }: Context): boolean {
  return req.method === 'GET' && (req.header('accept') ?? '').includes('text/html');
}

/** True where a person tapped a link: a page that redirects by itself sends no such header. */
function isTapped(context: Context): boolean {
  return context.req.header('sec-fetch-user') === '?1';
}

/** Answers 503 if provider or database cannot be reached, and throws any other error again. */
function unavailable(error: unknown, context: Context, services: SignInServices, again: string) {
  if (!(error instanceof ProviderUnavailable) && !isOutage(error)) throw error;
  services.log.error('sign-in unavailable', {
    requestId: context.get('requestId'),
    ...causeFacts(error),
  });
  return answerUnavailable(context, services.config, again);
}
