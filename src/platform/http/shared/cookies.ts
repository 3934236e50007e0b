import type { CookieOptions } from 'hono/utils/cookie';
import type { CookieEntry } from '../../browser/storage.ts';
import type { Config } from '../../config.ts';

/**
 * The name of a registered cookie. Behind https the `__Host-` prefix keeps sibling hosts from setting
 * it; over plain http browsers refuse that prefix.
 */
export function cookieName(name: CookieEntry['name'], config: { secure: boolean }): string {
  return config.secure ? `__Host-${name}` : name;
}

/** Attributes of a cookie that no script reads; it ends with the browser by default. */
export function cookieOptions(config: Pick<Config, 'secure'>, maxAge?: number): CookieOptions {
  return {
    httpOnly: true,
    secure: config.secure,
    sameSite: 'Lax',
    path: '/',
    ...(maxAge === undefined ? {} : { maxAge }),
  };
}

/** The value of a cookie in a `Cookie` header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split(/=(.*)/s);
    if (key === name) return value;
  }
  return undefined;
}
