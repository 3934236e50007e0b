import type { MailFrame } from '#features/cases/server/case-mails.ts';
import type { Language } from '#platform/text/language.ts';

interface MailTexts {
  nameLabel: string;
  status: string;
  sentAt: string;
  dueAt: string;
  greeting: string;
  receivedSubject(ticket: string): string;
  receivedTitle: string;
  received(brand: string): string;
  ourTurn(due: string): string;
  nextTitle: string;
  steps: readonly string[];
  /** To an address that somebody typed. */
  notYou: string;
  statusSubject(ticket: string, status: string): string;
  statusTitle(status: string): string;
  teamSays: string;
  sendAgain: string;
  messageSubject(ticket: string): string;
  messageTitle: string;
  messageWaits: string;
  answerThere: string;
  see: string;
  seeHow: string;
  contactTitle: string;
  contact(ticket: string): string;
  whatsappText(ticket: string): string;
  agentGreeting(ticket: string): string;
}

const es: MailTexts = {
  nameLabel: 'Número de ticket',
  status: 'Estado',
  sentAt: 'Fecha del envío',
  dueAt: 'Respondemos a más tardar',
  greeting: 'Saludos:',
  receivedSubject: (ticket) => `Verificación ${ticket} recibida`,
  receivedTitle: 'Recibimos su verificación',
  received: (brand) =>
    `En ${brand} quedó registrado lo que nos envió. Guarde este número: con él le decimos cómo va.`,
  ourTurn: (due) =>
    `Ahora nos toca a nosotros. Respondemos a más tardar el ${due}. Usted no tiene que hacer nada más.`,
  nextTitle: 'Qué sigue',
  steps: [
    'Un agente compara su código y sus comprobantes con la cotización.',
    'Si algo falta, se lo decimos por este correo y puede enviarlo de nuevo con el mismo ticket.',
    'Al terminar recibe otro correo con el resultado.',
  ],
  notYou:
    'Si usted no envió nada, no tiene que hacer nada: alguien escribió esta dirección por error.',
  statusSubject: (ticket, status) => `Verificación ${ticket}: ${status}`,
  statusTitle: (status) => `Su verificación pasó a: ${status}`,
  teamSays: 'Nuestro equipo le escribe',
  sendAgain:
    'Le toca a usted: entre con una cuenta de este mismo correo, abra la verificación y envíe de nuevo lo que falta. También puede escribirnos.',
  messageSubject: (ticket) => `Mensaje sobre su verificación ${ticket}`,
  messageTitle: 'Tiene un mensaje de nuestro equipo',
  messageWaits: 'Está en Mis Verificaciones. Ábralo allí para leerlo y responder.',
  answerThere: 'Responda en Mis Verificaciones: así todo queda en un solo lugar.',
  see: 'Ver mi verificación',
  seeHow: 'Para ver la verificación hace falta una cuenta con este mismo correo.',
  contactTitle: 'Si tiene una pregunta',
  contact: (ticket) => `Escríbanos y mencione su ticket ${ticket}.`,
  whatsappText: (ticket) => `Buenos días. Tengo una pregunta sobre mi verificación ${ticket}.`,
  agentGreeting: (ticket) => `Buenos días. Le escribo por su verificación ${ticket}.`,
};

const en: MailTexts = {
  nameLabel: 'Ticket number',
  status: 'Status',
  sentAt: 'Sent on',
  dueAt: 'We answer by',
  greeting: 'Hello,',
  receivedSubject: (ticket) => `Verification ${ticket} received`,
  receivedTitle: 'We received your verification',
  received: (brand) =>
    `What you sent us is on record at ${brand}. Keep this number: with it we can tell you how it stands.`,
  ourTurn: (due) =>
    `It is our turn now. We answer by ${due} at the latest. There is nothing else you have to do.`,
  nextTitle: 'What happens next',
  steps: [
    'An agent compares your code and your receipts with the quotation.',
    'If anything is missing we tell you at this address, and you can send it again on the same ticket.',
    'When it is done you receive another e-mail with the result.',
  ],
  notYou:
    'If you did not send anything there is nothing to do: someone typed this address by mistake.',
  statusSubject: (ticket, status) => `Verification ${ticket}: ${status}`,
  statusTitle: (status) => `Your verification is now: ${status}`,
  teamSays: 'Our team writes to you',
  sendAgain:
    'It is your turn: sign in with an account of this same e-mail, open the verification and send what is missing again. You may also write to us.',
  messageSubject: (ticket) => `Message about your verification ${ticket}`,
  messageTitle: 'You have a message from our team',
  messageWaits: 'It is in My verifications. Open it there to read and answer.',
  answerThere: 'Answer in My verifications: that way everything stays in one place.',
  see: 'See my verification',
  seeHow: 'To see the verification you need an account with this same e-mail.',
  contactTitle: 'If you have a question',
  contact: (ticket) => `Write to us and mention your ticket ${ticket}.`,
  whatsappText: (ticket) => `Hello. I have a question about my verification ${ticket}.`,
  agentGreeting: (ticket) => `Hello. I am writing about your verification ${ticket}.`,
};

export const mailTexts: Record<Language, MailTexts> = { es, en };

export const verificationMails: MailFrame = {
  path: '/my-verifications',
  staffPath: '/admin/verifications',
  texts: mailTexts,
};
