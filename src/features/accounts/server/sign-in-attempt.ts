import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { signInEntry } from '#platform/browser/registry/cookies.ts';
import type { Config } from '#platform/config.ts';
import { cookieName, cookieOptions } from '#platform/http/shared/cookies.ts';
import { ownPath } from '#platform/http/shared/own-path.ts';

/** Stored in a cookie of the browser that began it, for ten minutes. */
const PendingAttempt = z.object({
  state: z.string().min(20),
  nonce: z.string().min(20),
  verifier: z.string().min(43),
  anew: z.boolean().default(false),
  // A forged cookie cannot lead to another site.
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
