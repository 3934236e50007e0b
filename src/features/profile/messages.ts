import { bothLanguages } from '#platform/text/language.ts';

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

const es = {
  title: 'Mi Perfil',
  lead: 'Lo que sabemos de usted, y lo que puede decidir.',
  yourData: 'Sus datos',
  name: 'Nombre',
  role: 'Rol',
  email: 'Correo',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  province: 'Provincia',
  changeProvince: 'Cambiar provincia',
  none: 'Sin indicar',
  edit: 'Editar contacto',
  editText: 'Un agente le escribe a estos números para confirmar disponibilidad y precio.',
  hint: 'Con código de país: +1 USA, +53 Cuba',
  save: 'Guardar',
  cancel: 'Cancelar',
  problem: 'Hay un problema',
  saved: 'Contacto actualizado',
  savedText: 'Sus números se guardaron.',
  error: 'Error',
  notSaved: 'No se pudo actualizar su información de contacto.',
  signIn: 'Entrar en otra pestaña, y después guardar aquí',
  phoneRequired: 'Por favor ingrese su número de teléfono.',
  whatsappRequired: 'Por favor ingrese su número de WhatsApp.',
  preferences: 'Preferencias',
  language: 'Idioma',
  languageNow: 'Español',
  languageText: 'El sitio y los correos le llegan en este idioma.',
  otherLanguage: 'English',
  lowData: 'Modo de pocos datos',
  lowDataText: 'Las imágenes esperan a que las toque y las listas son más cortas.',
  on: 'Activado',
  off: 'Desactivado',
  turnOn: 'Activar',
  turnOff: 'Desactivar',
  security: 'Seguridad',
  securityText:
    'La entrada está a cargo de un proveedor de identidad externo: allí se cambian su correo, su nombre y su contraseña. Aquí no guardamos ninguna contraseña.',
  sessions: (count: number) =>
    count === 1
      ? 'Tiene la sesión abierta solo en este navegador.'
      : `Tiene la sesión abierta en ${count} navegadores:`,
  session: (started: string, used: string) => `abierta el ${started}, usada el ${used}`,
  sessionHere: 'Este navegador',
  endSessions: 'Cerrar la sesión en todos',
  sessionsEnded: 'Sesiones cerradas',
  sessionsEndedText: 'Su sesión terminó en todos los navegadores, también en este',
  copy: 'Sus datos en un archivo',
  copyText:
    'Todo lo que guardamos de usted: perfil, cotizaciones con su historial, verificaciones, sesiones y correos.',
  download: 'Descargar mis datos',
  danger: 'Eliminar la cuenta',
  dangerText: 'Se borra su perfil y termina su sesión en todos los dispositivos.',
  remove: 'Eliminar mi cuenta',
  removeTitle: '¿Eliminar su cuenta?',
  open: (quotes: number, verifications: number) =>
    `Tiene ${[
      ...(quotes > 0 ? [count(quotes, 'cotización abierta', 'cotizaciones abiertas')] : []),
      ...(verifications > 0
        ? [count(verifications, 'verificación abierta', 'verificaciones abiertas')]
        : []),
    ].join(' y ')}.`,
  openText:
    'Sin cuenta no podrá ver aquí su avance, ni le llegarán más avisos. Le enviaremos por correo los números de referencia.',
  goneTitle: 'Se borra ahora',
  gone: [
    'Su perfil: nombre, correo, números y preferencias.',
    'Su enlace con el proveedor de identidad y sus sesiones.',
    'Los correos que le enviamos.',
  ],
  keptTitle: 'Se guarda',
  kept: (quotes: number, verifications: number, years: number) =>
    `${[
      ...(quotes > 0 ? [count(quotes, 'cotización', 'cotizaciones')] : []),
      ...(verifications > 0 ? [count(verifications, 'verificación', 'verificaciones')] : []),
    ].join(
      ' y ',
    )}, con su historial y sus comprobantes, hasta ${years} años después del último movimiento.`,
  keptWhy:
    'Las normas de EE. UU. exigen conservar los registros de las operaciones. Quedan separados de su cuenta y solo los ve un administrador; después se borran solos.',
  nothingKept: 'Nada: no hay operaciones a su nombre.',
  again: 'Si vuelve a entrar, empieza con una cuenta nueva y vacía.',
  confirm: 'Entiendo que no se puede deshacer',
  confirmMissing: 'Marque la casilla para eliminar la cuenta.',
  deleted: 'Cuenta eliminada',
  deletedText: 'Su cuenta ha sido eliminada exitosamente',
  notDeleted: 'No se pudo eliminar la cuenta',
  goOn: 'Continuar',
  close: 'Cerrar',
};

const en: typeof es = {
  title: 'My profile',
  lead: 'What we know about you, and what you can decide.',
  yourData: 'Your details',
  name: 'Name',
  role: 'Role',
  email: 'E-mail',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  province: 'Province',
  changeProvince: 'Change province',
  none: 'Not given',
  edit: 'Edit contact',
  editText: 'An agent writes to these numbers to confirm availability and price.',
  hint: 'With country code: +1 USA, +53 Cuba',
  save: 'Save',
  cancel: 'Cancel',
  problem: 'There is a problem',
  saved: 'Contact updated',
  savedText: 'Your numbers have been saved.',
  error: 'Error',
  notSaved: 'Your contact information could not be updated.',
  signIn: 'Sign in in another tab, then save here',
  phoneRequired: 'Please enter your phone number.',
  whatsappRequired: 'Please enter your WhatsApp number.',
  preferences: 'Preferences',
  language: 'Language',
  languageNow: 'English',
  languageText: 'The site and the e-mails come in this language.',
  otherLanguage: 'Español',
  lowData: 'Low-data mode',
  lowDataText: 'Pictures wait for your tap and lists are shorter.',
  on: 'On',
  off: 'Off',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  security: 'Security',
  securityText:
    'Sign-in is in the hands of an external identity provider: your e-mail, your name and your password are changed there. We keep no password here.',
  sessions: (count: number) =>
    count === 1
      ? 'You are signed in in this browser only.'
      : `You are signed in in ${count} browsers:`,
  session: (started: string, used: string) => `since ${started}, used ${used}`,
  sessionHere: 'This browser',
  endSessions: 'Sign out everywhere',
  sessionsEnded: 'Signed out',
  sessionsEndedText: 'You are signed out in every browser, this one too',
  copy: 'Your data in a file',
  copyText:
    'Everything we keep about you: profile, quotations with their history, verifications, sessions and e-mails.',
  download: 'Download my data',
  danger: 'Delete the account',
  dangerText: 'Your profile is deleted and your session ends on all devices.',
  remove: 'Delete my account',
  removeTitle: 'Delete your account?',
  open: (quotes: number, verifications: number) =>
    `You have ${[
      ...(quotes > 0 ? [count(quotes, 'open quote', 'open quotes')] : []),
      ...(verifications > 0
        ? [count(verifications, 'open verification', 'open verifications')]
        : []),
    ].join(' and ')}.`,
  openText:
    'Without an account you can no longer see their progress here, and no more notices reach you. We will send you the reference numbers by e-mail.',
  goneTitle: 'Deleted now',
  gone: [
    'Your profile: name, e-mail, numbers and preferences.',
    'Your link to the identity provider and your sessions.',
    'The e-mails we sent you.',
  ],
  keptTitle: 'Kept',
  kept: (quotes: number, verifications: number, years: number) =>
    `${[
      ...(quotes > 0 ? [count(quotes, 'quote', 'quotes')] : []),
      ...(verifications > 0 ? [count(verifications, 'verification', 'verifications')] : []),
    ].join(' and ')}, with history and receipts, until ${years} years after the last movement.`,
  keptWhy:
    'US rules require us to keep the records of transactions. They are detached from your account and only an administrator sees them; then they are erased automatically.',
  nothingKept: 'Nothing: there are no transactions in your name.',
  again: 'If you sign in again, you start with a new and empty account.',
  confirm: 'I understand that this cannot be undone',
  confirmMissing: 'Tick the box to delete the account.',
  deleted: 'Account deleted',
  deletedText: 'Your account has been deleted successfully',
  notDeleted: 'The account could not be deleted',
  goOn: 'Continue',
  close: 'Close',
};

export const profileMessages = bothLanguages({ es, en });
