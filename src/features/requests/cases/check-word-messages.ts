import { defineTexts } from '#platform/text/texts.ts';

export const checkWordTexts = defineTexts({
  label: { es: 'Palabra de control', en: 'Check word' },
  beside: (word: string) => ({ es: `Palabra de control: ${word}`, en: `Check word: ${word}` }),
});
