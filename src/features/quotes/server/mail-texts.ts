import type { MailFrame } from '#features/cases/server/case-mails.ts';
import type { Language } from '#platform/text/language.ts';

interface MailTexts {
  subject(reference: string): string;
  preheader(reference: string): string;
  title: string;
  greeting(name: string): string;
  received(brand: string): string;
  nameLabel: string;
  nothingToDo: string;
  nextTitle: string;
  steps: readonly string[];
  linesTitle: string;
  total: string;
  totalIsPartial: string;
  province: string;
  madeAt: string;
  estimateTitle: string;
  estimateHolds: string;
  estimateLacks: string;
  button: string;
  contactTitle: string;
  contact(reference: string): string;
  whatsappText(reference: string): string;
  /** What an agent's first message to the customer says. */
  agentGreeting(name: string, reference: string): string;
}

const es: MailTexts = {
  subject: (reference) => `Cotización ${reference} recibida`,
  preheader: (reference) => `${reference}: un agente le contacta en un día laborable.`,
  title: 'Recibimos su cotización',
  greeting: (name) => `Saludos, ${name}:`,
  received: (brand) => `Gracias por confiar en ${brand}. Su solicitud quedó registrada.`,
  nameLabel: 'Número de referencia',
  nothingToDo: 'Ahora nos toca a nosotros. Usted no tiene que hacer ni pagar nada todavía.',
  nextTitle: 'Qué sigue',
  steps: [
    'En un día laborable, un agente le escribe por WhatsApp o le llama. Confirma si hay disponibilidad y cuál es el precio final.',
    'Si usted está de acuerdo, el agente le da las instrucciones de pago. En el sitio no se paga nada.',
    'Compramos los productos y los enviamos al puerto de Mariel. Usted ve el estado en Mis Cotizaciones.',
  ],
  linesTitle: 'Lo que pidió',
  total: 'Precio estimado FOB USA',
  totalIsPartial: 'El total no suma los productos con precio por confirmar.',
  province: 'Provincia de destino',
  madeAt: 'Fecha de la solicitud',
  estimateTitle: 'Qué incluye el precio estimado',
  estimateHolds:
    'El producto, puesto en el puerto de salida de Estados Unidos (eso significa FOB USA), y su envío hasta el puerto de Mariel. Es un estimado: el precio final lo confirma el agente.',
  estimateLacks: 'No incluye los aranceles ni los impuestos en Cuba. Esos los paga quien importa.',
  button: 'Ver mi cotización',
  contactTitle: 'Si tiene una pregunta',
  contact: (reference) => `Escríbanos y mencione su número ${reference}.`,
  whatsappText: (reference) => `Buenos días. Tengo una pregunta sobre mi cotización ${reference}.`,
  agentGreeting: (name, reference) =>
    `Buenos días, ${name}. Le escribo por su cotización ${reference}.`,
};

const en: MailTexts = {
  subject: (reference) => `Quotation ${reference} received`,
  preheader: (reference) => `${reference}: an agent contacts you within one working day.`,
  title: 'We received your quotation request',
  greeting: (name) => `Dear ${name},`,
  received: (brand) => `Thank you for trusting ${brand}. Your request is on record.`,
  nameLabel: 'Reference number',
  nothingToDo: 'It is our turn now. You do not have to do or pay anything yet.',
  nextTitle: 'What happens next',
  steps: [
    'Within one working day an agent writes to you by WhatsApp or calls you, and confirms availability and the final price.',
    'If you agree, the agent gives you the payment instructions. Nothing is paid on the site.',
    'We buy the products and ship them to the port of Mariel. You see the status in My quotations.',
  ],
  linesTitle: 'What you asked for',
  total: 'Estimated price FOB USA',
  totalIsPartial: 'The total leaves out the products whose price is to be confirmed.',
  province: 'Destination province',
  madeAt: 'Date of the request',
  estimateTitle: 'What the estimated price includes',
  estimateHolds:
    'The product, delivered at the port of departure in the United States (that is what FOB USA means), and its shipping to the port of Mariel. It is an estimate: the agent confirms the final price.',
  estimateLacks: 'It does not include duties or taxes in Cuba. Those are paid by the importer.',
  button: 'See my quotation',
  contactTitle: 'If you have a question',
  contact: (reference) => `Write to us and mention your number ${reference}.`,
  whatsappText: (reference) => `Hello. I have a question about my quotation ${reference}.`,
  agentGreeting: (name, reference) =>
    `Hello, ${name}. I am writing about your quotation ${reference}.`,
};

export const mailTexts: Record<Language, MailTexts> = { es, en };

export const quoteMails: MailFrame = {
  path: '/my-quotes',
  staffPath: '/admin/quotes',
  texts: mailTexts,
};
