import { defineTexts } from '#platform/text/texts.ts';

/** Why somebody landed on the home page. */
export const startNoticeMessages = defineTexts({
  enter: { es: 'Entrar', en: 'Sign in' },
  signIn: { es: 'Entre con su cuenta para ver esa página.', en: 'Sign in to see that page.' },
  signInFailed: {
    es: 'No se completó la entrada. Su cotización sigue guardada; intente de nuevo.',
    en: 'Sign-in was not completed. Your quotation is still saved; please try again.',
  },
  wrongEmail: {
    es: 'No pudo entrar: su cuenta no tiene un correo electrónico al que podamos escribirle. Corríjalo donde creó la cuenta o entre con otra. Su cotización sigue guardada.',
    en: 'You could not sign in: your account has no e-mail address that we can write to. Correct it where you made the account, or use another one. Your quotation is still saved.',
  },
});
