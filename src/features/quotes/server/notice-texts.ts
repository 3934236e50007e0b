import { defineTexts } from '#platform/text/texts.ts';

export const noticeTexts = defineTexts({
  statusSubject: {
    es: (reference: string, status: string) => `Cotización ${reference}: ${status}`,
    en: (reference: string, status: string) => `Quotation ${reference}: ${status}`,
  },
  statusTitle: {
    es: (status: string) => `Su cotización pasó a: ${status}`,
    en: (status: string) => `Your quotation is now: ${status}`,
  },
  seeQuote: { es: 'Ver mi cotización', en: 'See my quotation' },
  teamSays: { es: 'Nuestro equipo le escribe', en: 'Our team writes to you' },
  answerSubject: {
    es: (reference: string) => `Mensaje sobre su cotización ${reference}`,
    en: (reference: string) => `Message about your quotation ${reference}`,
  },
  answerTitle: { es: 'Tiene un mensaje de nuestro equipo', en: 'You have a message from our team' },
  answerThere: {
    es: 'Responda en Mis Cotizaciones: así todo queda en un solo lugar.',
    en: 'Answer in My quotations: that way everything stays in one place.',
  },
  answer: { es: 'Leer y responder', en: 'Read and answer' },
  codeSubject: {
    es: (reference: string) => `Código de verificación de su cotización ${reference}`,
    en: (reference: string) => `Verification code of your quotation ${reference}`,
  },
  codeTitle: { es: 'Su código de verificación', en: 'Your verification code' },
  codeLabel: { es: 'Código de verificación', en: 'Verification code' },
  codeUse: {
    es: 'Cuando pague, envíenos el comprobante en Verificar Mi Orden / Pago y escriba este código.',
    en: 'Once you have paid, send us the receipt under Verify my order / payment with this code.',
  },
  codeKept: {
    es: 'El código queda también en su cotización.',
    en: 'The code also stays in your quotation.',
  },
  maybeMore: {
    es: 'Puede haber mensajes posteriores: todos están en la cotización.',
    en: 'There may be later messages: all of them are in the quotation.',
  },
});

/** What staff read: always Spanish. */
export const staffNoticeTexts = {
  questionSubject: (reference: string, name: string) => `Mensaje de ${name} sobre ${reference}`,
  questionTitle: 'Un cliente escribió',
  staffActs: 'Debe actuar: un agente. Responda en el panel: el cliente lo lee allí y por correo.',
  customerSays: (name: string) => `${name} escribe`,
};
