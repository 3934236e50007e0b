import { defineTexts } from '#platform/text/texts.ts';

/** What people read at the embedded provider. */
export const texts = defineTexts({
  title: { es: 'Entrar', en: 'Sign in' },
  trying: {
    es: 'Esta entrada es solo para probar la tienda: no pide contraseña y cualquiera puede usarla. No escriba datos que deban quedar en privado.',
    en: 'This sign-in is only for trying the shop: it asks for no password and anyone can use it. Do not type anything that should stay private.',
  },
  demo: { es: 'Personas de demostración', en: 'Demo people' },
  own: { es: 'Con su correo', en: 'With your e-mail' },
  email: { es: 'Correo electrónico', en: 'E-mail address' },
  emailHint: {
    es: 'La primera vez crea una cuenta nueva; después vuelve a la misma.',
    en: 'The first time makes a new account; later you come back to the same one.',
  },
  firstName: { es: 'Nombre', en: 'First name' },
  lastName: { es: 'Apellidos', en: 'Last name' },
  enter: { es: 'Entrar', en: 'Sign in' },
  badEmail: {
    es: 'Escriba un correo electrónico válido, por ejemplo nombre@ejemplo.com.',
    en: 'Enter a valid e-mail address, for example name@example.com.',
  },
  tooLong: { es: 'Escriba 80 letras como máximo.', en: 'Use 80 letters at most.' },
  oldTitle: { es: 'La entrada caducó', en: 'The sign-in is too old' },
  old: {
    es: 'Pasó mucho tiempo, o esta página ya se usó. No se perdió nada: empiece de nuevo.',
    en: 'A long time passed, or this page was already used. Nothing was lost: start again.',
  },
  again: { es: 'Entrar de nuevo', en: 'Sign in again' },
  wrongTitle: { es: 'No se pudo entrar', en: 'Could not sign in' },
  wrong: {
    es: 'Algo falló al entrar. Lo que eligió sigue en su cotización; empiece de nuevo.',
    en: 'Something failed while signing in. What you chose is still in your quotation; start again.',
  },
  leaveTitle: { es: 'Cerrar Sesión', en: 'Sign out' },
  leave: {
    es: '¿Quiere cerrar también la sesión de esta entrada de prueba?',
    en: 'Do you want to sign out of this trial sign-in too?',
  },
  leaveButton: { es: 'Cerrar Sesión', en: 'Sign out' },
  left: { es: 'Se cerró la sesión.', en: 'You are signed out.' },
});
