import { bothLanguages } from '#platform/text/language.ts';

/** What a chat begins with that is about no product. */
export const greeting = bothLanguages({
  es: 'Hola, quisiera información sobre productos y envíos a Cuba.',
  en: 'Hello, I would like information about products and shipping to Cuba.',
});
