import { defineTexts } from '#platform/text/texts.ts';

export const greeting = defineTexts({
  es: 'Hola, quisiera información sobre productos y envíos a Cuba.',
  en: 'Hello, I would like information about products and shipping to Cuba.',
});
