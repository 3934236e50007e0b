import { defineTexts } from '#platform/text/texts.ts';

export const checkWordTexts = defineTexts({
  label: { es: 'Palabra de control', en: 'Check word' },
  beside: {
    es: (word: string) => `Palabra de control: ${word}`,
    en: (word: string) => `Check word: ${word}`,
  },
});
