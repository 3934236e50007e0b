import type { Language } from '#platform/text/language.ts';

/** For the query of a call: products in the reader's language. */
export function inLanguage(language: Language): { language?: 'en' } {
  return language === 'en' ? { language } : {};
}
