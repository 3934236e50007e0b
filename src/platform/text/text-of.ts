import type { Language } from './language.ts';

/** Picks the language of a text that staff wrote in both. */
export function textOf(
  { textEs, textEn }: { textEs: string; textEn: string },
  language: Language,
): string {
  return language === 'es' ? textEs : textEn;
}
