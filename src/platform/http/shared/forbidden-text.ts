import { defineTexts } from '../../text/texts.ts';

// Apart from the other sentences of errors: a page shows it, and loads only what it shows.
export const forbiddenText = defineTexts({
  es: 'No tienes permisos para acceder a esta página.',
  en: 'You do not have permission to open this page.',
});
