import { defineTexts } from '#platform/text/texts.ts';

export const verificationMailTexts = defineTexts({
  nameLabel: { es: 'Número de ticket', en: 'Ticket number' },
  status: { es: 'Estado', en: 'Status' },
  sentAt: { es: 'Fecha de la verificación', en: 'Sent on' },
  dueAt: { es: 'Respondemos a más tardar', en: 'We answer by' },
  greeting: { es: 'Saludos:', en: 'Hello,' },
  receivedSubject: (ticket: string) => ({
    es: `Verificación ${ticket} recibida`,
    en: `Verification ${ticket} received`,
  }),
  reportTitle: { es: 'Recibimos su denuncia', en: 'We received your report' },
  reportSteps: [
    {
      es: 'Una persona de nuestro equipo compara lo que le mandaron con lo nuestro.',
      en: 'A person of our team compares what you were sent with what is ours.',
    },
    {
      es: 'No pague ni dé datos a quien le escribió mientras tanto.',
      en: 'Meanwhile do not pay or give any data to whoever wrote to you.',
    },
    {
      es: 'Al terminar recibe otro correo con lo que encontramos.',
      en: 'When it is done you receive another e-mail with what we found.',
    },
  ],
  receivedTitle: { es: 'Recibimos su verificación', en: 'We received your verification' },
  received: (brand: string) => ({
    es: `En ${brand} quedó registrado lo que nos envió. Guarde este número: con él le decimos cómo va.`,
    en: `What you sent us is on record at ${brand}. Keep this number: with it we can tell you how it stands.`,
  }),
  ourTurn: (due: string) => ({
    es: `Ahora nos toca a nosotros. Respondemos a más tardar el ${due}. Usted no tiene que hacer nada más.`,
    en: `It is our turn now. We answer by ${due} at the latest. There is nothing else you have to do.`,
  }),
  nextTitle: { es: 'Qué sigue', en: 'What happens next' },
  steps: [
    {
      es: 'Un agente compara su código y sus comprobantes con la cotización.',
      en: 'An agent compares your code and your receipts with the quotation.',
    },
    {
      es: 'Si algo falta, se lo decimos por este correo y puede enviarlo de nuevo con el mismo ticket.',
      en: 'If anything is missing we tell you at this address, and you can send it again on the same ticket.',
    },
    {
      es: 'Al terminar recibe otro correo con el resultado.',
      en: 'When it is done you receive another e-mail with the result.',
    },
  ],
  ofOrder: {
    es: 'Se envió desde su cotización o por un enlace de ella. Si usted no lo esperaba, escríbanos.',
    en: 'It was sent from your order or by a link of it. If you did not expect it, write to us.',
  },
  notYou: {
    es: 'Si usted no envió nada, no tiene que hacer nada: alguien escribió esta dirección por error.',
    en: 'If you did not send anything there is nothing to do: someone typed this address by mistake.',
  },
  statusSubject: (ticket: string, status: string) => ({
    es: `Verificación ${ticket}: ${status}`,
    en: `Verification ${ticket}: ${status}`,
  }),
  statusTitle: (status: string) => ({
    es: `Su verificación pasó a: ${status}`,
    en: `Your verification is now: ${status}`,
  }),
  teamSays: { es: 'Nuestro equipo le escribe', en: 'Our team writes to you' },
  sendAgain: {
    es: 'Le toca a usted: entre con una cuenta de este mismo correo, abra la verificación y envíe de nuevo lo que falta. También puede escribirnos.',
    en: 'It is your turn: sign in with an account of this same e-mail, open the verification and send what is missing again. You may also write to us.',
  },
  sendAgainByLink: {
    es: 'Le toca a usted: abra la página de pago, lea allí qué falta y envíe otro comprobante con «Ya pagué». También puede escribirnos.',
    en: 'It is your turn: open the payment page, read there what is missing and send another receipt with “I have paid”. You may also write to us.',
  },
  messageSubject: (ticket: string) => ({
    es: `Mensaje sobre su verificación ${ticket}`,
    en: `Message about your verification ${ticket}`,
  }),
  messageTitle: {
    es: 'Tiene un mensaje de nuestro equipo',
    en: 'You have a message from our team',
  },
  messageWaits: {
    es: 'Está en Mis Verificaciones. Ábralo allí para leerlo y responder.',
    en: 'It is in My verifications. Open it there to read and answer.',
  },
  answerThere: {
    es: 'Responda en Mis Verificaciones: así todo queda en un solo lugar.',
    en: 'Answer in My verifications: that way everything stays in one place.',
  },
  messageOnPage: {
    es: 'Está en la página de pago. Para responder, escríbanos y mencione su ticket.',
    en: 'It is on the payment page. To answer, write to us and mention your ticket.',
  },
  answerToUs: {
    es: 'Para responder, escríbanos y mencione su ticket.',
    en: 'To answer, write to us and mention your ticket.',
  },
  seeOrder: { es: 'Abrir la página de pago', en: 'Open the payment page' },
  seeByLink: {
    es: 'El botón abre la misma página desde la que se envió: no hace falta una cuenta. No reenvíe este correo.',
    en: 'The button opens the page from which it was sent: no account is needed. Do not forward this e-mail.',
  },
  see: { es: 'Ver mi verificación', en: 'See my verification' },
  seeHow: {
    es: 'Para ver la verificación hace falta una cuenta con este mismo correo.',
    en: 'To see the verification you need an account with this same e-mail.',
  },
  contactTitle: { es: 'Si tiene una pregunta', en: 'If you have a question' },
  contact: (ticket: string) => ({
    es: `Escríbanos y mencione su ticket ${ticket}.`,
    en: `Write to us and mention your ticket ${ticket}.`,
  }),
  whatsappText: (ticket: string) => ({
    es: `Hola, tengo una pregunta sobre mi verificación ${ticket}.`,
    en: `Hello, I have a question about my verification ${ticket}.`,
  }),
  agentGreeting: (ticket: string) => ({
    es: `Hola, le escribo por su verificación ${ticket}.`,
    en: `Hello, I am writing about your verification ${ticket}.`,
  }),
});

/** Mails to staff are in Spanish alone. */
export const staffVerificationMailTexts = {
  newSubject: (ticket: string) => `Nueva verificación ${ticket}`,
  newTitle: 'Nueva verificación por atender',
  reportSubject: (ticket: string) => `Denuncia de falsificación ${ticket}`,
  reportTitle: 'Denuncia de una falsificación',
  resentSubject: (ticket: string) => `Verificación ${ticket} enviada de nuevo`,
  resentTitle: 'Una verificación rechazada se envió de nuevo',
  answerBy: (due: string) => `Debe actuar: un agente. Prometimos responder el ${due}.`,
  comment: 'Comentario',
  reported: 'Lo denunciado',
  code: 'Código de verificación',
  reference: 'Referencia de cotización',
  whatsapp: 'WhatsApp',
  receipts: 'Comprobantes',
  sentAt: 'Enviada',
  questionSubject: (ticket: string) => `Mensaje sobre ${ticket}`,
  questionTitle: 'Un cliente escribió',
  staffActs: 'Debe actuar: un agente. Responda en el panel: el cliente lo lee allí.',
  customerSays: 'El cliente escribe',
};
