import type { Language } from '#platform/text/language.ts';

interface NoticeTexts {
  statusSubject(reference: string, status: string): string;
  statusTitle(status: string): string;
  seeQuote: string;
  teamSays: string;
  answerSubject(reference: string): string;
  answerTitle: string;
  answerThere: string;
  answer: string;
  codeSubject(reference: string): string;
  codeTitle: string;
  codeLabel: string;
  codeUse: string;
  codeKept: string;
  /** A mail holds one message; a chat goes on. */
  maybeMore: string;
}

/** What staff read: always Spanish. */
interface StaffTexts {
  questionSubject(reference: string, name: string): string;
  questionTitle: string;
  staffActs: string;
  customerSays(name: string): string;
}

const es: NoticeTexts & StaffTexts = {
  statusSubject: (reference, status) => `Cotización ${reference}: ${status}`,
  statusTitle: (status) => `Su cotización pasó a: ${status}`,
  seeQuote: 'Ver mi cotización',
  teamSays: 'Nuestro equipo le escribe',
  answerSubject: (reference) => `Mensaje sobre su cotización ${reference}`,
  answerTitle: 'Tiene un mensaje de nuestro equipo',
  answerThere: 'Responda en Mis Cotizaciones: así todo queda en un solo lugar.',
  answer: 'Leer y responder',
  codeSubject: (reference) => `Código de verificación de su cotización ${reference}`,
  codeTitle: 'Su código de verificación',
  codeLabel: 'Código de verificación',
  codeUse:
    'Cuando pague, envíenos el comprobante en Verificar Mi Orden / Pago y escriba este código.',
  codeKept: 'El código queda también en su cotización.',
  maybeMore: 'Puede haber mensajes posteriores: todos están en la cotización.',
  questionSubject: (reference, name) => `Mensaje de ${name} sobre ${reference}`,
  questionTitle: 'Un cliente escribió',
  staffActs: 'Debe actuar: un agente. Responda en el panel: el cliente lo lee allí y por correo.',
  customerSays: (name) => `${name} escribe`,
};

const en: NoticeTexts = {
  statusSubject: (reference, status) => `Quotation ${reference}: ${status}`,
  statusTitle: (status) => `Your quotation is now: ${status}`,
  seeQuote: 'See my quotation',
  teamSays: 'Our team writes to you',
  answerSubject: (reference) => `Message about your quotation ${reference}`,
  answerTitle: 'You have a message from our team',
  answerThere: 'Answer in My quotations: that way everything stays in one place.',
  answer: 'Read and answer',
  codeSubject: (reference) => `Verification code of your quotation ${reference}`,
  codeTitle: 'Your verification code',
  codeLabel: 'Verification code',
  codeUse:
    'Once you have paid, send us the receipt under Verify my order / payment with this code.',
  codeKept: 'The code also stays in your quotation.',
  maybeMore: 'There may be later messages: all of them are in the quotation.',
};

export const noticeTexts = { es, en } satisfies Record<Language, NoticeTexts>;
