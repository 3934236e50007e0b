import type { Language } from '#platform/text/language.ts';

export function inLanguage(language: Language): { language?: 'en' } {
  return language === 'en' ? { language } : {};
}

/** Of what staff write in Spanish alone. */
export function spanishIn(language: Language, written: string): 'es' | undefined {
  return written && language !== 'es' ? 'es' : undefined;
}
