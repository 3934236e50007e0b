import { answerTime } from '#features/company/about/answer-hours.ts';
import { payOnlyThere } from '#features/company/about/never-ask.ts';
import { type CaseType, type StatusFacts, toStatus } from '#features/requests/cases/case-type.ts';
import {
  approvedStatus,
  completedStatus,
  queuedStatus,
  rejectedStatus,
} from '#features/requests/cases/common-statuses.ts';
import { queueSorts } from '#features/requests/cases/queue.ts';
import { quoteKinds } from './event-kinds.ts';

export const quoteStatuses = [
  'pending',
  'en_revision',
  'approved',
  'rejected',
  'sent',
  'delivered',
  'completed',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Nobody has to act in these statuses. */
export const finishedQuotes: readonly QuoteStatus[] = ['rejected', 'delivered', 'completed'];

export const shippedQuotes: readonly string[] = [
  'sent',
  'delivered',
  'completed',
] satisfies QuoteStatus[];

export const quotesInCustomersTurn: readonly QuoteStatus[] = ['approved'];

export const quoteStatusFacts: Record<QuoteStatus, StatusFacts> = {
  pending: {
    ...queuedStatus,
    meaning: {
      es: 'Recibimos su cotización y está en cola.',
      en: 'We have received your quotation and it is in the queue.',
    },
    next: {
      es: 'Nos toca a nosotros: un agente confirma disponibilidad y precio final.',
      en: 'It is our turn: an agent confirms availability and the final price.',
    },
    when: {
      es: `Le escribimos en ${answerTime.es}.`,
      en: `We write to you within ${answerTime.en}.`,
    },
  },
  en_revision: {
    label: { es: 'En Revisión', en: 'In review' },
    tone: 'info',
    meaning: { es: 'Un agente la está atendiendo.', en: 'An agent is working on it.' },
    next: {
      es: 'Nos toca a nosotros: estamos confirmando disponibilidad y precio final con el vendedor.',
      en: 'It is our turn: we are confirming availability and the final price with the seller.',
    },
    happened: (who) => ({ es: `${who} la está revisando`, en: `${who} is reviewing it` }),
    when: {
      es: 'Le escribimos en cuanto responda el vendedor.',
      en: 'We write to you as soon as the seller answers.',
    },
  },
  approved: {
    ...approvedStatus,
    meaning: {
      es: 'Hay disponibilidad. El precio final se lo dice su agente: el total de la cotización es una estimación.',
      en: 'It is available. Your agent tells you the final price: the total of the quotation is an estimate.',
    },
    next: {
      es: `Le toca a usted: acepte la oferta si está de acuerdo con su precio. ${payOnlyThere.es} Ningún pago se hace en este sitio.`,
      en: `It is your turn: accept the offer if you agree with its price. ${payOnlyThere.en} No payment is made on this site.`,
    },
    happened: (who) => ({ es: `${who} la aprobó`, en: `${who} approved it` }),
    when: {
      es: 'Usted decide cuándo. Su agente le dice hasta qué día vale ese precio.',
      en: 'You decide when. Your agent tells you until which day that price holds.',
    },
  },
  rejected: {
    ...rejectedStatus,
    meaning: { es: 'Nuestro equipo la cerró.', en: 'Our team closed it.' },
    next: {
      es: 'Esta cotización no sigue adelante: nadie debe pagar ni responder nada más. Puede pedir otra o preguntarnos el motivo.',
      en: 'This quotation does not go ahead: nobody has to pay or answer anything more. You may ask for another one, or ask us for the reason.',
    },
    nextWithReason: {
      es: 'Esta cotización no sigue adelante: nadie debe pagar ni responder nada más. Puede pedir otra.',
      en: 'This quotation does not go ahead: nobody has to pay or answer anything more. You may ask for another one.',
    },
    happened: (who) => ({ es: `${who} la rechazó`, en: `${who} rejected it` }),
    when: { es: 'Cuando quiera: no hay plazo.', en: 'Whenever you like: there is no deadline.' },
  },
  sent: {
    label: { es: 'Enviada', en: 'Sent' },
    tone: 'info',
    meaning: { es: 'La mercancía salió hacia Cuba.', en: 'The goods have left for Cuba.' },
    next: {
      es: 'Nos toca a nosotros: su mercancía va en camino al puerto de Mariel. Cuando se entregue, el nuevo estado le llega por correo.',
      en: 'It is our turn: your goods are on their way to the Port of Mariel. Once they are delivered, the new status comes by e-mail.',
    },
    happened: (who) => ({
      es: `${who} avisó que salió hacia Cuba`,
      en: `${who} said that it has left for Cuba`,
    }),
    when: {
      es: 'La fecha de llegada se la escribe su agente, y queda en esta cotización.',
      en: 'Your agent writes the date of arrival to you, and it stays with this quotation.',
    },
  },
  delivered: {
    label: { es: 'Entregada', en: 'Delivered' },
    tone: 'success',
    meaning: { es: 'La mercancía se entregó.', en: 'The goods have been delivered.' },
    next: {
      es: 'Entregada al importador autorizado. Revise todo y díganos si falta algo.',
      en: 'Delivered to the authorised importer. Check everything and tell us if anything is missing.',
    },
    happened: (who) => ({
      es: `${who} anotó que se entregó`,
      en: `${who} wrote down that it was delivered`,
    }),
    when: { es: 'Díganoslo en cuanto la revise.', en: 'Tell us as soon as you have checked.' },
  },
  completed: {
    ...completedStatus,
    next: {
      es: 'Nadie debe hacer nada más. Gracias por su confianza.',
      en: 'Nobody has to do anything more. Thank you for your trust.',
    },
  },
};

export const quoteSorts = [...queueSorts, 'total'] as const;

export const quoteType: CaseType<QuoteStatus> = {
  name: 'quote',
  statuses: quoteStatuses,
  facts: quoteStatusFacts,
  finished: finishedQuotes,
  customersTurn: quotesInCustomersTurn,
  working: ['en_revision'],
  promising: ['sent'],
  ends: true,
  kinds: quoteKinds,
  needsReason: 'rejected',
};

export const toQuoteStatus = (stored: string): QuoteStatus => toStatus(quoteType, stored);
