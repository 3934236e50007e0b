/** The two languages of the product; Spanish is the default and complete. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
const defaultLanguage: Language = 'es';

/** A short text in both languages. */
export type Text = Record<Language, string>;

/** A language named by a cookie, a query or a person; anything unknown is Spanish. */
export function toLanguage(value: string | null | undefined): Language {
  return value === 'en' ? 'en' : defaultLanguage;
}
