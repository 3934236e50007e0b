import { bothLanguages } from '#platform/text/language.ts';

const es = {
  enter: 'Entrar',
  signIn: 'Entre con su cuenta para ver esa página.',
  signInFailed: 'No se completó la entrada. Su cotización sigue guardada; intente de nuevo.',
  wrongEmail:
    'No pudo entrar: su cuenta no tiene un correo electrónico al que podamos escribirle. Corríjalo donde creó la cuenta o entre con otra. Su cotización sigue guardada.',
};

const en: typeof es = {
  enter: 'Sign in',
  signIn: 'Sign in to see that page.',
  signInFailed: 'Sign-in was not completed. Your quotation is still saved; please try again.',
  wrongEmail:
    'You could not sign in: your account has no e-mail address that we can write to. Correct it where you made the account, or use another one. Your quotation is still saved.',
};

/** Why somebody landed on the home page. */
export const startNoticeMessages = bothLanguages({ es, en });
