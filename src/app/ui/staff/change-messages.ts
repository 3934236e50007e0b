import { defineTexts } from '#platform/text/texts.ts';

/** What reaches the one whom it concerns, wherever they are. */
export const changeTexts = defineTexts({
  assigned: { es: 'Algo quedó a su cargo', en: 'You were put in charge of something' },
  open: { es: 'Abrir', en: 'Open' },
});
