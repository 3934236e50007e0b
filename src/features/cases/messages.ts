import { bothLanguages } from '#platform/text/language.ts';

const es = {
  you: 'Usted',
  customer: 'Cliente',
  team: 'Nuestro equipo',
  staff: 'Equipo',
  system: 'Sistema',
  wrote: (who: string) => `${who}, mensaje`,
  statusChanged: (from: string, to: string) => `Estado: de ${from} a ${to}`,
  codeIssued: (code: string) => `Su código de verificación: ${code}`,
  contacted: 'Le escribimos o llamamos',
  resent: 'Usted la envió de nuevo',
  next: 'Qué sigue',
  contactUsed: 'Le contactamos a',
  yourTurn: 'Le toca a usted',
  internal: 'Solo lo lee el equipo',
  label: 'Su mensaje',
  send: 'Enviar mensaje',
  sendNow: 'Enviar ahora',
  cancel: 'No enviar',
  sent: 'Mensaje enviado.',
  left: (characters: number) =>
    `${characters === 1 ? 'Queda 1 carácter' : `Quedan ${characters} caracteres`} de 2000.`,
  over: (characters: number) =>
    `${characters === 1 ? 'Sobra 1 carácter' : `Sobran ${characters} caracteres`}. Acorte el mensaje para enviarlo.`,
  leftAbout: (characters: number) => `Quedan menos de ${characters} caracteres.`,
  empty: 'Escriba su mensaje.',
  waiting: 'Pendiente de envío',
  waitingText:
    'No hubo respuesta. El texto queda guardado en este teléfono. Con esta ventana abierta sale solo, una sola vez, al volver la conexión.',
  failed: 'El mensaje no se envió.',
  signIn: 'Entrar en otra pestaña, y después enviar aquí',
};

const en: typeof es = {
  you: 'You',
  customer: 'Customer',
  team: 'Our team',
  staff: 'Team',
  system: 'System',
  wrote: (who: string) => `${who}, message`,
  statusChanged: (from: string, to: string) => `Status: from ${from} to ${to}`,
  codeIssued: (code: string) => `Your verification code: ${code}`,
  contacted: 'We wrote or called',
  resent: 'You sent it again',
  next: 'What comes next',
  contactUsed: 'We contact you at',
  yourTurn: 'It is your turn',
  internal: 'Only the team reads it',
  label: 'Your message',
  send: 'Send message',
  sendNow: 'Send now',
  cancel: 'Do not send',
  sent: 'Message sent.',
  left: (characters: number) =>
    `${characters === 1 ? '1 character' : `${characters} characters`} of 2000 left.`,
  over: (characters: number) =>
    `${characters === 1 ? '1 character' : `${characters} characters`} too many. Shorten the message to send it.`,
  leftAbout: (characters: number) => `Fewer than ${characters} characters left.`,
  empty: 'Write your message.',
  waiting: 'Waiting to be sent',
  waitingText:
    'There was no answer. The text is kept on this phone. With this window open it goes out by itself, exactly once, when the connection is back.',
  failed: 'The message was not sent.',
  signIn: 'Sign in in another tab, then send here',
};

export const historyMessages = bothLanguages({ es, en });
