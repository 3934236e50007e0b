/** Spanish is the default. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
const defaultLanguage: Language = 'es';

/** A short text in both languages. */
export type Text = Record<Language, string>;

/** What a text's `lang` says within a page: nothing where both are of one language. */
export const langWithin = (page: Language, text: Language) => (text === page ? undefined : text);

/** Returns Spanish for anything unknown. */
export function toLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : defaultLanguage;
}
