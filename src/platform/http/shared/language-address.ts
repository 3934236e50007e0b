import type { Language } from '../../text/language.ts';

/** The words before which no address names a language: programs' and staff's. */
const withoutAny = /^\/(?:api|idp|buzon|admin)(?:[/?#]|$)/;

/** '/en' where a path of ours names English by itself; '' where the visitor's choice decides. */
export function languageStart(path: string): string {
  const [start = ''] = /^\/en(?=[/?#]|$)/.exec(path) ?? [];
  return withoutAny.test(path.slice(start.length)) ? '' : start;
}

export function languageOfAddress(path: string): Language | undefined {
  return languageStart(path) ? 'en' : undefined;
}

/** The same place at an address that names no language. */
export function withoutLanguage(path: string): string {
  const rest = path.slice(languageStart(path).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The same place below `start`, which is '' or '/en'. */
export function underLanguage(start: string, path: string): string {
  if (!path.startsWith('/') || languageStart(path) || withoutAny.test(path)) return path;
  return start ? start + path.replace(/^\/(?=[?#]|$)/, '') : path;
}

/** An address to send to others, which stays in the language of whoever sends it. */
export function inOwnLanguage(language: Language, path: string): string {
  return underLanguage(language === 'en' ? '/en' : '', path);
}

/** Request header: the language of the page that calls, whatever was chosen. */
export const languageHeader = 'x-language';
