import type { MailFrame } from '#features/cases/server/case-mails.ts';
import { defineTexts } from '#platform/text/texts.ts';

export const mailTexts = defineTexts({
  subject: {
    es: (reference: string) => `Cotización ${reference} recibida`,
    en: (reference: string) => `Quotation ${reference} received`,
  },
  preheader: {
    es: (reference: string) => `${reference}: un agente le contacta en un día laborable.`,
    en: (reference: string) => `${reference}: an agent contacts you within one working day.`,
  },
  title: { es: 'Recibimos su cotización', en: 'We received your quotation request' },
  greeting: { es: (name: string) => `Saludos, ${name}:`, en: (name: string) => `Dear ${name},` },
  received: {
    es: (brand: string) => `Gracias por confiar en ${brand}. Su solicitud quedó registrada.`,
    en: (brand: string) => `Thank you for trusting ${brand}. Your request is on record.`,
  },
  nameLabel: { es: 'Número de referencia', en: 'Reference number' },
  nothingToDo: {
    es: 'Ahora nos toca a nosotros. Usted no tiene que hacer ni pagar nada todavía.',
    en: 'It is our turn now. You do not have to do or pay anything yet.',
  },
  nextTitle: { es: 'Qué sigue', en: 'What happens next' },
  steps: [
    {
      es: 'En un día laborable, un agente le escribe por WhatsApp o le llama. Confirma si hay disponibilidad y cuál es el precio final.',
      en: 'Within one working day an agent writes to you by WhatsApp or calls you, and confirms availability and the final price.',
    },
    {
      es: 'Si usted está de acuerdo, el agente le da las instrucciones de pago. En el sitio no se paga nada.',
      en: 'If you agree, the agent gives you the payment instructions. Nothing is paid on the site.',
    },
    {
      es: 'Compramos los productos y los enviamos al puerto de Mariel. Usted ve el estado en Mis Cotizaciones.',
      en: 'We buy the products and ship them to the port of Mariel. You see the status in My quotations.',
    },
  ],
  linesTitle: { es: 'Lo que pidió', en: 'What you asked for' },
  total: { es: 'Precio estimado FOB USA', en: 'Estimated price FOB USA' },
  totalIsPartial: {
    es: 'El total no suma los productos con precio por confirmar.',
    en: 'The total leaves out the products whose price is to be confirmed.',
  },
  province: { es: 'Provincia de destino', en: 'Destination province' },
  madeAt: { es: 'Fecha de la solicitud', en: 'Date of the request' },
  estimateTitle: { es: 'Qué incluye el precio estimado', en: 'What the estimated price includes' },
  estimateHolds: {
    es: 'El producto, puesto en el puerto de salida de Estados Unidos (eso significa FOB USA), y su envío hasta el puerto de Mariel. Es un estimado: el precio final lo confirma el agente.',
    en: 'The product, delivered at the port of departure in the United States (that is what FOB USA means), and its shipping to the port of Mariel. It is an estimate: the agent confirms the final price.',
  },
  estimateLacks: {
    es: 'No incluye los aranceles ni los impuestos en Cuba. Esos los paga quien importa.',
    en: 'It does not include duties or taxes in Cuba. Those are paid by the importer.',
  },
  button: { es: 'Ver mi cotización', en: 'See my quotation' },
  contactTitle: { es: 'Si tiene una pregunta', en: 'If you have a question' },
  contact: {
    es: (reference: string) => `Escríbanos y mencione su número ${reference}.`,
    en: (reference: string) => `Write to us and mention your number ${reference}.`,
  },
  whatsappText: {
    es: (reference: string) => `Buenos días. Tengo una pregunta sobre mi cotización ${reference}.`,
    en: (reference: string) => `Hello. I have a question about my quotation ${reference}.`,
  },
  agentGreeting: {
    es: (name: string, reference: string) =>
      `Buenos días, ${name}. Le escribo por su cotización ${reference}.`,
    en: (name: string, reference: string) =>
      `Hello, ${name}. I am writing about your quotation ${reference}.`,
  },
});

export const quoteMails: MailFrame = {
  path: '/my-quotes',
  staffPath: '/admin/quotes',
  texts: mailTexts,
};
