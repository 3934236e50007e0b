import { defineTexts } from '#platform/text/texts.ts';

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`;

export const profileTexts = defineTexts({
  title: { es: 'Mi Perfil', en: 'My profile' },
  lead: {
    es: 'Lo que sabemos de usted, y lo que puede decidir.',
    en: 'What we know about you, and what you can decide.',
  },
  yourData: { es: 'Sus datos', en: 'Your details' },
  name: { es: 'Nombre', en: 'Name' },
  role: { es: 'Rol', en: 'Role' },
  email: { es: 'Correo', en: 'E-mail' },
  phone: { es: 'Teléfono', en: 'Phone' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  province: { es: 'Provincia', en: 'Province' },
  changeProvince: { es: 'Cambiar provincia', en: 'Change province' },
  none: { es: 'Sin indicar', en: 'Not given' },
  edit: { es: 'Editar contacto', en: 'Edit contact' },
  editText: {
    es: 'Un agente le escribe a estos números para confirmar disponibilidad y precio. Con código de país: +1 USA, +53 Cuba.',
    en: 'An agent writes to these numbers to confirm availability and price. With country code: +1 USA, +53 Cuba.',
  },
  save: { es: 'Guardar', en: 'Save' },
  cancel: { es: 'Cancelar', en: 'Cancel' },
  problem: { es: 'Hay un problema', en: 'There is a problem' },
  saved: { es: 'Contacto actualizado', en: 'Contact updated' },
  savedText: { es: 'Sus números se guardaron.', en: 'Your numbers have been saved.' },
  error: { es: 'Error', en: 'Error' },
  notSaved: {
    es: 'No se pudo actualizar su información de contacto.',
    en: 'Your contact information could not be updated.',
  },
  signIn: {
    es: 'Entrar en otra pestaña, y después guardar aquí',
    en: 'Sign in in another tab, then save here',
  },
  phoneRequired: {
    es: 'Por favor ingrese su número de teléfono.',
    en: 'Please enter your phone number.',
  },
  whatsappRequired: {
    es: 'Por favor ingrese su número de WhatsApp.',
    en: 'Please enter your WhatsApp number.',
  },
  preferences: { es: 'Preferencias', en: 'Preferences' },
  language: { es: 'Idioma', en: 'Language' },
  languageNow: { es: 'Español', en: 'English' },
  languageText: {
    es: 'El sitio y los correos le llegan en este idioma.',
    en: 'The site and the e-mails come in this language.',
  },
  otherLanguage: { es: 'English', en: 'Español' },
  lowData: { es: 'Modo de pocos datos', en: 'Low-data mode' },
  lowDataText: {
    es: 'Las imágenes esperan a que las toque y las listas son más cortas.',
    en: 'Pictures wait for your tap and lists are shorter.',
  },
  on: { es: 'Activado', en: 'On' },
  off: { es: 'Desactivado', en: 'Off' },
  turnOn: { es: 'Activar', en: 'Turn on' },
  turnOff: { es: 'Desactivar', en: 'Turn off' },
  security: { es: 'Seguridad', en: 'Security' },
  securityText: {
    es: 'La entrada está a cargo de un proveedor de identidad externo: allí se cambian su correo, su nombre y su contraseña. Aquí no guardamos ninguna contraseña.',
    en: 'Sign-in is handled by an external identity provider: your e-mail, your name and your password are changed there. We keep no password here.',
  },
  sessions: (count: number) => ({
    es:
      count === 1
        ? 'Tiene la sesión abierta solo en este navegador.'
        : `Tiene la sesión abierta en ${count} navegadores:`,
    en:
      count === 1
        ? 'You are signed in in this browser only.'
        : `You are signed in in ${count} browsers:`,
  }),
  session: (started: string, used: string) => ({
    es: `abierta el ${started}, usada el ${used}`,
    en: `since ${started}, used ${used}`,
  }),
  sessionHere: { es: 'Este navegador', en: 'This browser' },
  endSessions: { es: 'Cerrar la sesión en todos', en: 'Sign out everywhere' },
  sessionsEnded: { es: 'Sesiones cerradas', en: 'Signed out' },
  sessionsEndedText: {
    es: 'Su sesión terminó en todos los navegadores, también en este',
    en: 'You are signed out in every browser, this one too',
  },
  copy: { es: 'Sus datos en un archivo', en: 'Your data in a file' },
  copyText: {
    es: 'Todo lo que guardamos de usted: perfil, cotizaciones con su historial, verificaciones, sesiones y correos.',
    en: 'Everything we keep about you: profile, quotations with their history, verifications, sessions and e-mails.',
  },
  download: { es: 'Descargar mis datos', en: 'Download my data' },
  danger: { es: 'Eliminar la cuenta', en: 'Delete the account' },
  dangerText: {
    es: 'Se borra su perfil y termina su sesión en todos los dispositivos.',
    en: 'Your profile is deleted and your session ends on all devices.',
  },
  enterFirst: {
    es: 'Para eliminarla, vuelva a entrar: así sabemos que es usted.',
    en: 'To delete it, sign in again, so that we know it is you.',
  },
  remove: { es: 'Eliminar mi cuenta', en: 'Delete my account' },
  removeTitle: { es: '¿Eliminar su cuenta?', en: 'Delete your account?' },
  notYet: { es: 'Todavía no se puede eliminar', en: 'It cannot be deleted yet' },
  openOrder: (reference: string, money: boolean) => ({
    es: money
      ? `${reference}: tenemos dinero suyo que no está gastado ni devuelto.`
      : `${reference}: su mercancía viene en camino.`,
    en: money
      ? `${reference}: we have money of yours that is neither spent nor refunded.`
      : `${reference}: your goods are on their way.`,
  }),
  openOrdersText: {
    es: 'Sin cuenta nadie podría reclamar lo suyo. Puede eliminarla cuando todo esté entregado y pagado, o su dinero devuelto. También puede pasar la orden a otra persona: compártale un enlace de ella; desde él la pide con su cuenta, y usted le dice que sí.',
    en: 'Without an account nobody could claim what is yours. You can delete it once all is handed over and paid, or your money is refunded. You can also pass the order on to somebody else: share a link of it with them; by it they ask for the order with their account, and you agree.',
  },
  open: (quotes: number, verifications: number) => ({
    es: `Tiene ${[
      ...(quotes > 0 ? [count(quotes, 'cotización abierta', 'cotizaciones abiertas')] : []),
      ...(verifications > 0
        ? [count(verifications, 'verificación abierta', 'verificaciones abiertas')]
        : []),
    ].join(' y ')}.`,
    en: `You have ${[
      ...(quotes > 0 ? [count(quotes, 'open quotation', 'open quotations')] : []),
      ...(verifications > 0
        ? [count(verifications, 'open verification', 'open verifications')]
        : []),
    ].join(' and ')}.`,
  }),
  openText: {
    es: 'Sin cuenta no podrá ver aquí su avance, ni le llegarán más avisos. Le enviaremos por correo los números de referencia.',
    en: 'Without an account you can no longer see their progress here, and no more notices reach you. We will send you the reference numbers by e-mail.',
  },
  goneTitle: { es: 'Se borra ahora', en: 'Deleted now' },
  gone: [
    {
      es: 'Su perfil: nombre, correo, números y preferencias.',
      en: 'Your profile: name, e-mail, numbers and preferences.',
    },
    {
      es: 'Su enlace con el proveedor de identidad y sus sesiones.',
      en: 'Your link to the identity provider and your sessions.',
    },
    { es: 'Los correos que le enviamos.', en: 'The e-mails we sent you.' },
  ],
  keptTitle: { es: 'Se guarda', en: 'Kept' },
  kept: (quotes: number, verifications: number, years: number) => ({
    es: `${[
      ...(quotes > 0 ? [count(quotes, 'cotización', 'cotizaciones')] : []),
      ...(verifications > 0 ? [count(verifications, 'verificación', 'verificaciones')] : []),
    ].join(
      ' y ',
    )}, con su historial y sus comprobantes, hasta ${years} años después del último movimiento.`,
    en: `${[
      ...(quotes > 0 ? [count(quotes, 'quotation', 'quotations')] : []),
      ...(verifications > 0 ? [count(verifications, 'verification', 'verifications')] : []),
    ].join(' and ')}, with history and receipts, until ${years} years after the last movement.`,
  }),
  keptWhy: {
    es: 'Las normas de EE. UU. exigen conservar los registros de las operaciones. Quedan separados de su cuenta y solo los ve un administrador; después los eliminamos.',
    en: 'US rules require us to keep the records of transactions. They are detached from your account and only an administrator sees them; then we erase them.',
  },
  nothingKept: {
    es: 'Nada: no hay operaciones a su nombre.',
    en: 'Nothing: there are no transactions in your name.',
  },
  again: {
    es: 'Si vuelve a entrar, empieza con una cuenta nueva y vacía.',
    en: 'If you sign in again, you start with a new and empty account.',
  },
  confirm: {
    es: 'Entiendo que no se puede deshacer',
    en: 'I understand that this cannot be undone',
  },
  confirmMissing: {
    es: 'Marque la casilla para eliminar la cuenta.',
    en: 'Tick the box to delete the account.',
  },
  deleted: { es: 'Cuenta eliminada', en: 'Account deleted' },
  deletedText: {
    es: 'Su cuenta ha sido eliminada exitosamente',
    en: 'Your account has been deleted successfully',
  },
  notDeleted: { es: 'No se pudo eliminar la cuenta', en: 'The account could not be deleted' },
  goOn: { es: 'Continuar', en: 'Continue' },
});
