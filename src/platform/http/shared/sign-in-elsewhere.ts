import { defineTexts } from '../../text/texts.ts';

/** The link beside what was typed, when the session has ended. */
export const signInElsewhere = defineTexts({
  es: 'Entrar en otra pestaña, y después enviar aquí',
  en: 'Sign in in another tab, then send here',
});
