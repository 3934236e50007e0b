import type { Language } from './language.ts';

/** What staff wrote in each language, in the one that is asked for. */
export function textOf(
  { textEs, textEn }: { textEs: string; textEn: string },
  language: Language,
): string {
  return language === 'es' ? textEs : textEn;
}
