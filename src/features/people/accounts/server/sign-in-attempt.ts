import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { signInEntry } from '#platform/browser/registry/cookies.ts';
import type { Config } from '#platform/config.ts';
import { cookieName, cookieOptions } from '#platform/http/shared/cookies.ts';
import { ownPath } from '#platform/http/shared/own-path.ts';

/**
 * Stored in a cookie of the browser that began it, for ten minutes, beside others: several tabs may
 * begin one before the first is back.
 */
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
/** Browsers drop a cookie that is longer. */
const maxLength = 3800;

export function rememberAttempt(
  context: Context,
  config: Config,
  attempt: Omit<PendingAttempt, 'began'>,
): void {
  store(context, config, [{ ...attempt, began: Date.now() }, ...readAttempts(context, config)]);
}

/** Returns the attempt to which the provider answers, once. The others stay. */
export function takeAttempt(context: Context, config: Config): PendingAttempt | undefined {
  const attempts = readAttempts(context, config);
  const taken = attempts.find(({ state }) => state === context.req.query('state'));
  if (taken) {
    store(
      context,
      config,
      attempts.filter((each) => each !== taken),
    );
  }
  return taken;
}

function readAttempts(context: Context, config: Config): PendingAttempt[] {
  const value = getCookie(context, cookieName(signInEntry.name, config));
  if (!value) return [];
  try {
    return PendingAttempt.array()
      .parse(JSON.parse(Buffer.from(value, 'base64url').toString()))
      .filter(({ began }) => Date.now() - began < seconds * 1000);
  } catch {
    return [];
  }
}

/** The newest first; those that no longer fit are given up. */
function store(context: Context, config: Config, attempts: readonly PendingAttempt[]): void {
  const name = cookieName(signInEntry.name, config);
  const value = Buffer.from(JSON.stringify(attempts)).toString('base64url');
  if (attempts.length === 0) deleteCookie(context, name, cookieOptions(config));
  else if (attempts.length > 1 && value.length > maxLength)
    store(context, config, attempts.slice(0, -1));
  else setCookie(context, name, value, cookieOptions(config, seconds));
}
