import { bothLanguages } from '#platform/text/language.ts';

const es = {
  enter: 'Entrar',
  signIn: 'Entre con su cuenta para ver esa página.',
  signInFailed: 'No se completó la entrada. Su cotización sigue guardada; intente de nuevo.',
};

const en: typeof es = {
  enter: 'Sign in',
  signIn: 'Sign in to see that page.',
  signInFailed: 'Sign-in was not completed. Your quotation is still saved; please try again.',
};

/** Why somebody landed on the home page. */
export const startNoticeMessages = bothLanguages({ es, en });
