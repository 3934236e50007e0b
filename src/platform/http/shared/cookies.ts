import type { CookieOptions } from 'hono/utils/cookie';
import type { CookieEntry } from '../../browser/storage.ts';
import type { Config } from '../../config.ts';

/**
 * With https, the prefix `__Host-` prevents other hosts of the same domain from setting the cookie.
 * With plain http browsers refuse that prefix.
 */
export function cookieName(name: CookieEntry['name'], config: { secure: boolean }): string {
  return config.secure ? `__Host-${name}` : name;
}

/** Makes the options of a cookie that no script reads. By default it ends with the browser. */
export function cookieOptions(config: Pick<Config, 'secure'>, maxAge?: number): CookieOptions {
  return {
    httpOnly: true,
    secure: config.secure,
    sameSite: 'Lax',
    path: '/',
    ...(maxAge === undefined ? {} : { maxAge }),
  };
}

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split(/=(.*)/s);
    if (key === name) return value;
  }
  return undefined;
}
