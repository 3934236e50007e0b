/** Mails to staff are in Spanish alone. */
export const staffCaseMailTexts = {
  open: 'Abrir en el panel',
  email: 'Correo',
  language: 'Idioma',
};
