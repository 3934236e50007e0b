import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { signInEntry } from '#platform/browser/registry/cookies.ts';
import type { Config } from '#platform/config.ts';
import { cookieName, cookieOptions } from '#platform/http/shared/cookies.ts';
import { ownPath } from '#platform/http/shared/own-path.ts';

/** A sign-in under way, stored for ten minutes in a cookie of the browser that began it. */
const PendingAttempt = z.object({
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(43),
  // Whatever a forged cookie says, it is a path of ours again.
  returnTo: z.string().transform(ownPath),
  began: z.number(),
});
type PendingAttempt = z.infer<typeof PendingAttempt>;

const seconds = 600;

export function rememberAttempt(
  context: Context,
  config: Config,
  attempt: Omit<PendingAttempt, 'began'>,
): void {
  const pending: PendingAttempt = { ...attempt, began: Date.now() };
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url');
  setCookie(context, cookieName(signInEntry.name, config), value, cookieOptions(config, seconds));
}

/** The attempt of this browser, or undefined when there is none, it is too old or forged. */
export function recallAttempt(context: Context, config: Config): PendingAttempt | undefined {
  const value = getCookie(context, cookieName(signInEntry.name, config));
  if (!value) return undefined;
  try {
    const attempt = PendingAttempt.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
    return Date.now() - attempt.began < seconds * 1000 ? attempt : undefined;
  } catch {
    return undefined;
  }
}

export function clearAttempt(context: Context, config: Config): void {
  deleteCookie(context, cookieName(signInEntry.name, config), cookieOptions(config));
}
