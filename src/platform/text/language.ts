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

/**
 * The texts of a feature. A browser build carries one language only: there the bundler replaces
 * the other one (see vite.config.ts), so `texts[language]` stays the same everywhere.
 */
export function bothLanguages<T>(texts: { es: T; en: T }): Record<Language, T> {
  return texts;
}
