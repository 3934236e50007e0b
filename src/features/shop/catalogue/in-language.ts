import type { Language } from '#platform/text/language.ts';

export function inLanguage(language: Language): { language?: 'en' } {
  return language === 'en' ? { language } : {};
}

/**
 * What staff wrote in Spanish, in English or in both, for who reads in that language; `from` is the
 * language of a text that nobody wrote in it.
 */
export function inEither(
  es: string | null | undefined,
  en: string | null | undefined,
  language: Language,
): { text: string; from?: Language } {
  const [own, other, from] = language === 'es' ? [es, en, 'en' as const] : [en, es, 'es' as const];
  if (own || !other) return { text: own || '' };
  return { text: other, from };
}
