import type { Language } from '#platform/text/language.ts';

/** For `lang`: descriptions are as staff wrote them, in Spanish. */
export function spanishIn(language: Language, written: string): 'es' | undefined {
  return written && language !== 'es' ? 'es' : undefined;
}
