import { bothLanguages } from '#platform/text/language.ts';

/** What people read at the embedded provider. */
export const texts = bothLanguages({
  es: {
    title: 'Entrar',
    trying:
      'Esta entrada es solo para probar la tienda: no pide contraseña y cualquiera puede usarla. No escriba datos que deban quedar en privado.',
    demo: 'Personas de demostración',
    own: 'Con su correo',
    email: 'Correo electrónico',
    emailHint: 'La primera vez crea una cuenta nueva; después vuelve a la misma.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    enter: 'Entrar',
    badEmail: 'Escriba un correo electrónico válido, por ejemplo nombre@ejemplo.com.',
    tooLong: 'Escriba 80 letras como máximo.',
    oldTitle: 'La entrada caducó',
    old: 'Pasó mucho tiempo, o esta página ya se usó. No se perdió nada: empiece de nuevo.',
    again: 'Entrar de nuevo',
    wrongTitle: 'No se pudo entrar',
    wrong: 'Algo falló al entrar. Lo que eligió sigue en su cotización; empiece de nuevo.',
    leaveTitle: 'Cerrar Sesión',
    leave: '¿Quiere cerrar también la sesión de esta entrada de prueba?',
    leaveButton: 'Cerrar Sesión',
    left: 'Se cerró la sesión.',
  },
  en: {
    title: 'Sign in',
    trying:
      'This sign-in is only for trying the shop: it asks for no password and anyone can use it. Do not type anything that should stay private.',
    demo: 'Demo people',
    own: 'With your e-mail',
    email: 'E-mail address',
    emailHint: 'The first time makes a new account; later you come back to the same one.',
    firstName: 'First name',
    lastName: 'Last name',
    enter: 'Sign in',
    badEmail: 'Enter a valid e-mail address, for example name@example.com.',
    tooLong: 'Use 80 letters at most.',
    oldTitle: 'The sign-in is too old',
    old: 'A long time passed, or this page was already used. Nothing was lost: start again.',
    again: 'Sign in again',
    wrongTitle: 'Could not sign in',
    wrong:
      'Something failed while signing in. What you chose is still in your quotation; start again.',
    leaveTitle: 'Sign out',
    leave: 'Do you want to sign out of this trial sign-in too?',
    leaveButton: 'Sign out',
    left: 'You are signed out.',
  },
});
