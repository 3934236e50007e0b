import { answerTime } from '#features/company/about/answer-hours.ts';
import { payOnlyThere } from '#features/company/about/never-ask.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const quoteMailTexts = defineTexts({
  subject: (reference: string) => ({
    es: `Cotización ${reference} recibida`,
    en: `Quotation ${reference} received`,
  }),
  preheader: (reference: string, due: string) => ({
    es: `${reference}: un agente le contacta a más tardar el ${due}.`,
    en: `${reference}: an agent contacts you by ${due} at the latest.`,
  }),
  title: { es: 'Recibimos su cotización', en: 'We received your quotation' },
  greeting: (name: string) => ({ es: `Saludos, ${name}:`, en: `Dear ${name},` }),
  received: (brand: string) => ({
    es: `Gracias por confiar en ${brand}. Su cotización quedó registrada.`,
    en: `Thank you for trusting ${brand}. Your quotation is on record.`,
  }),
  nameLabel: { es: 'Número de referencia', en: 'Reference number' },
  nothingToDo: {
    es: 'Ahora nos toca a nosotros. Usted no tiene que hacer ni pagar nada todavía.',
    en: 'It is our turn now. You do not have to do or pay anything yet.',
  },
  nextTitle: { es: 'Qué sigue', en: 'What happens next' },
  firstStep: (due: string) => ({
    es: `En ${answerTime.es}, a más tardar el ${due}, un agente le escribe por WhatsApp o le llama. Confirma si hay disponibilidad y cuál es el precio final.`,
    en: `Within ${answerTime.en}, by ${due} at the latest, an agent writes to you by WhatsApp or calls you, and confirms availability and the final price.`,
  }),
  steps: [
    {
      es: `Le enviamos una oferta con precio firme. Si la acepta, tiene una página de pago. ${payOnlyThere.es} En el sitio no se paga nada.`,
      en: `We send you an offer at a firm price. If you accept it, you have a payment page. ${payOnlyThere.en} Nothing is paid on the site.`,
    },
    {
      es: 'Compramos los productos y los enviamos al puerto de Mariel. Usted ve el estado en Mis Cotizaciones.',
      en: 'We buy the products and ship them to the Port of Mariel. You see the status in My quotations.',
    },
  ],
  linesTitle: { es: 'Lo que pidió', en: 'What you asked for' },
  total: { es: 'Total estimado', en: 'Estimated total' },
  totalIsPartial: {
    es: 'El total no suma los productos con precio por confirmar.',
    en: 'The total leaves out the products whose price is to be confirmed.',
  },
  province: { es: 'Provincia de destino', en: 'Destination province' },
  receives: { es: 'Recibe', en: 'Received by' },
  madeAt: { es: 'Fecha de la cotización', en: 'Date of the quotation' },
  button: { es: 'Ver mi cotización', en: 'See my quotation' },
  contactTitle: { es: 'Si tiene una pregunta', en: 'If you have a question' },
  contact: (reference: string) => ({
    es: `Escríbanos y mencione su número ${reference}.`,
    en: `Write to us and mention your number ${reference}.`,
  }),
  whatsappText: (reference: string) => ({
    es: `Hola, tengo una pregunta sobre mi cotización ${reference}.`,
    en: `Hello, I have a question about my quotation ${reference}.`,
  }),
  agentGreeting: (name: string, reference: string) => ({
    es: `Hola, ${name}. Le escribo por su cotización ${reference}.`,
    en: `Hello, ${name}. I am writing about your quotation ${reference}.`,
  }),
});

export const quoteNewsMailTexts = defineTexts({
  statusSubject: (reference: string, status: string) => ({
    es: `Cotización ${reference}: ${status}`,
    en: `Quotation ${reference}: ${status}`,
  }),
  statusTitle: (status: string) => ({
    es: `Su cotización pasó a: ${status}`,
    en: `Your quotation is now: ${status}`,
  }),
  seeQuote: { es: 'Ver mi cotización', en: 'See my quotation' },
  teamSays: { es: 'Nuestro equipo le escribe', en: 'Our team writes to you' },
  answerSubject: (reference: string) => ({
    es: `Mensaje sobre su cotización ${reference}`,
    en: `Message about your quotation ${reference}`,
  }),
  answerTitle: { es: 'Tiene un mensaje de nuestro equipo', en: 'You have a message from our team' },
  answerThere: {
    es: 'Responda en Mis Cotizaciones: así todo queda en un solo lugar.',
    en: 'Answer in My quotations: that way everything stays in one place.',
  },
  answer: { es: 'Leer y responder', en: 'Read and answer' },
  codeSubject: (reference: string) => ({
    es: `Código de verificación de su cotización ${reference}`,
    en: `Verification code of your quotation ${reference}`,
  }),
  codeTitle: { es: 'Su código de verificación', en: 'Your verification code' },
  codeLabel: { es: 'Código de verificación', en: 'Verification code' },
  codeUse: {
    es: 'Cuando pague, envíenos el comprobante en Verificar Orden y escriba este código.',
    en: 'Once you have paid, send us the receipt under Verify order with this code.',
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

/** Mails to staff are in Spanish alone. */
export const staffQuoteMailTexts = {
  newSubject: (reference: string, place: string, amount: string) =>
    `Nueva cotización ${reference}: ${place}, ${amount}`,
  newTitle: 'Nueva cotización por atender',
  callBy: (due: string) =>
    `Debe actuar: un agente. Prometimos contactar a más tardar el ${due} para confirmar disponibilidad y precio final.`,
  customerTitle: 'Cliente',
  notesTitle: 'Nota del cliente',
  name: 'Nombre',
  whatsapp: 'WhatsApp (abre el chat con un saludo escrito)',
  phone: 'Teléfono',
  questionSubject: (reference: string, name: string) => `Mensaje de ${name} sobre ${reference}`,
  questionTitle: 'Un cliente escribió',
  staffActs: 'Debe actuar: un agente. Responda en el panel: el cliente lo lee allí y por correo.',
  customerSays: (name: string) => `${name} escribe`,
  amended: {
    subject: (name: string, reference: string) => `${name} cambió la cotización ${reference}`,
    title: 'El cliente cambió su cotización',
    instruction: 'Debe actuar: un agente. Atienda la cotización como está ahora.',
  },
  cancelled: {
    subject: (name: string, reference: string) => `${name} canceló la cotización ${reference}`,
    title: 'El cliente canceló su cotización',
    instruction: 'Nadie debe hacer nada más. Salió de la cola.',
  },
};
