/** Spanish is the default. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
const defaultLanguage: Language = 'es';

/** A short text in both languages. */
export type Text = Record<Language, string>;

/** Returns Spanish for anything unknown. */
export function toLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : defaultLanguage;
}
