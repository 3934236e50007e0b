import { defineTexts } from '#platform/text/texts.ts';

/** Apart from what is said where one chooses, which only comes with a tap. */
export const provinceButtonMessages = defineTexts({
  chosen: { es: (name: string) => `Provincia: ${name}`, en: (name: string) => `Province: ${name}` },
});
