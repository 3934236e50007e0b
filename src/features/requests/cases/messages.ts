import { defineTexts } from '#platform/text/texts.ts';
import { maxMessageLength } from './case-limits.ts';

export const caseTexts = defineTexts({
  you: { es: 'Usted', en: 'You' },
  former: { es: 'Quien la tenía antes', en: 'Its former owner' },
  team: { es: 'Nuestro equipo', en: 'Our team' },
  system: { es: 'Sistema', en: 'System' },
  youWrote: { es: 'Usted escribió', en: 'You wrote' },
  formerWrote: { es: 'Quien la tenía antes escribió', en: 'Its former owner wrote' },
  wroteToYou: (who: string) => ({ es: `${who} le escribió`, en: `${who} wrote to you` }),
  contactedBy: (who: string) => ({
    es: `${who} le llamó o le escribió`,
    en: `${who} called you or wrote to you`,
  }),
  undone: (status: string) => ({
    es: `Deshicimos un cambio hecho por error: sigue en ${status}`,
    en: `We took back a change made by mistake: it is still ${status}`,
  }),
  withdrawn: {
    es: 'Retiramos un mensaje enviado por error',
    en: 'We withdrew a message sent by mistake',
  },
  moved: {
    es: 'Su correo cambió: ahora le escribimos al nuevo',
    en: 'Your e-mail changed: we now write to the new one',
  },
  earlier: (entries: number) => ({ es: `Antes (${entries})`, en: `Before (${entries})` }),
  next: { es: 'Qué sigue', en: 'What comes next' },
  contactUsed: { es: 'Le contactamos a', en: 'We contact you at' },
  yourTurn: { es: 'Le toca a usted', en: 'It is your turn' },
  label: { es: 'Su mensaje', en: 'Your message' },
  send: { es: 'Enviar mensaje', en: 'Send message' },
  sendNow: { es: 'Enviar ahora', en: 'Send now' },
  cancel: { es: 'No enviar', en: 'Do not send' },
  sent: { es: 'Mensaje enviado.', en: 'Message sent.' },
  left: (characters: number) => ({
    es: `${characters === 1 ? 'Queda 1 carácter' : `Quedan ${characters} caracteres`} de ${maxMessageLength}.`,
    en: `${characters === 1 ? '1 character' : `${characters} characters`} of ${maxMessageLength} left.`,
  }),
  over: (characters: number) => ({
    es: `${characters === 1 ? 'Sobra 1 carácter' : `Sobran ${characters} caracteres`}. Acorte el mensaje para enviarlo.`,
    en: `${characters === 1 ? '1 character' : `${characters} characters`} too many. Shorten the message to send it.`,
  }),
  leftAbout: (characters: number) => ({
    es: `Quedan menos de ${characters} caracteres.`,
    en: `Fewer than ${characters} characters left.`,
  }),
  empty: { es: 'Escriba su mensaje.', en: 'Write your message.' },
  waiting: { es: 'Pendiente de envío', en: 'Waiting to be sent' },
  waitingText: {
    es: 'No hubo respuesta. El texto queda guardado en este teléfono. Con esta ventana abierta sale solo, una sola vez, al volver la conexión.',
    en: 'There was no answer. The text is kept on this phone. With this window open it goes out by itself, exactly once, when the connection is back.',
  },
  failed: { es: 'El mensaje no se envió.', en: 'The message was not sent.' },
});

/** Mails to staff are in Spanish alone. */
export const staffCaseMailTexts = {
  open: 'Abrir en el panel',
  email: 'Correo',
  language: 'Idioma',
  assigned: {
    subject: (name: string) => `${name} quedó a su cargo`,
    title: 'Algo quedó a su cargo',
    text: (who: string) => `${who} se lo asignó mientras usted no estaba en el panel.`,
  },
};

export const checkWordTexts = defineTexts({
  label: { es: 'Palabra de control', en: 'Check word' },
  beside: (word: string) => ({ es: `Palabra de control: ${word}`, en: `Check word: ${word}` }),
});
