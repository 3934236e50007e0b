import type { CookieEntry } from './storage.ts';

/** Reads a cookie that is not hidden from scripts, with or without the prefix of https. */
export function readCookie({ name }: CookieEntry): string {
  const cookie = document.cookie.split('; ').find((each) => each.includes(`${name}=`));
  return cookie?.split('=')[1] ?? '';
}
