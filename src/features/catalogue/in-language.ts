import type { Language } from '#platform/text/language.ts';

/** For the query of a call: products in the reader's language. */
export function inLanguage(language: Language): { language?: 'en' } {
  return language === 'en' ? { language } : {};
}

/** For `lang`: descriptions are as staff wrote them, in Spanish. */
export function spanishIn(language: Language, written: string): 'es' | undefined {
  return written && language !== 'es' ? 'es' : undefined;
}
