import { defineTexts } from '#platform/text/texts.ts';

export const uploadTexts = defineTexts({
  tooMany: { es: 'Envíe como mucho 3 archivos.', en: 'Send at most 3 files.' },
});
