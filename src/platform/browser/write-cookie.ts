import { cookieName } from '../http/shared/cookies.ts';
import type { CookieEntry } from './storage.ts';

/** Writes a cookie for as long as the registry says. */
export function writeCookie({ name, days }: CookieEntry & { days: number }, value: string): void {
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${cookieName(name, { secure })}=${value}; path=/; max-age=${days * 86_400}; samesite=lax${secure ? '; secure' : ''}`;
}
