import type { Text } from '../../platform/language.ts';

/** The statuses of SPEC §4; staff may set any from any. */
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

interface StatusFacts {
  label: Text;
  tone: 'info' | 'warning' | 'success' | 'danger' | 'neutral';
  /** Who must act, and what comes next, in the words the customer reads. */
  next: Text;
}

export const quoteStatusFacts: Record<QuoteStatus, StatusFacts> = {
  pending: {
    label: { es: 'Pendiente', en: 'Pending' },
    tone: 'warning',
    next: {
      es: 'Nos toca a nosotros: un agente revisará su pedido y le escribirá en un día laborable.',
      en: 'It is our turn: an agent will review your request and write to you within one working day.',
    },
  },
  en_revision: {
    label: { es: 'En Revisión', en: 'In review' },
    tone: 'info',
    next: {
      es: 'Nos toca a nosotros: estamos confirmando disponibilidad y precio final con el vendedor.',
      en: 'It is our turn: we are confirming availability and the final price with the seller.',
    },
  },
  approved: {
    label: { es: 'Aprobada', en: 'Approved' },
    tone: 'success',
    next: {
      es: 'Le toca a usted: su agente le explica cómo pagar. Ningún pago se hace en este sitio.',
      en: 'It is your turn: your agent explains how to pay. No payment is made on this site.',
    },
  },
  rejected: {
    label: { es: 'Rechazada', en: 'Rejected' },
    tone: 'danger',
    next: {
      es: 'Esta cotización no sigue adelante. Puede pedir otra o preguntarnos el motivo.',
      en: 'This quotation does not go ahead. You may ask for another one, or ask us for the reason.',
    },
  },
  sent: {
    label: { es: 'Enviada', en: 'Sent' },
    tone: 'info',
    next: {
      es: 'Su mercancía va en camino al puerto de Mariel. Le avisaremos al llegar.',
      en: 'Your goods are on their way to the Port of Mariel. We will tell you when they arrive.',
    },
  },
  delivered: {
    label: { es: 'Entregada', en: 'Delivered' },
    tone: 'success',
    next: {
      es: 'Entregada al importador autorizado. Revise todo y díganos si falta algo.',
      en: 'Delivered to the authorised importer. Check everything and tell us if anything is missing.',
    },
  },
  completed: {
    label: { es: 'Completada', en: 'Completed' },
    tone: 'neutral',
    next: { es: 'Terminada. Gracias por su confianza.', en: 'Finished. Thank you for your trust.' },
  },
};

/** A status as it is stored; one that is unknown displays as pending (SPEC §4). */
export function toQuoteStatus(value: string): QuoteStatus {
  return quoteStatuses.find((status) => status === value) ?? 'pending';
}

/** How a customer's quotes are counted on their page (SPEC §4; PRODUCT 16). */
export function countQuotes(quotes: readonly { status: QuoteStatus }[]) {
  const count = (...statuses: QuoteStatus[]) =>
    quotes.filter(({ status }) => statuses.includes(status)).length;
  return {
    total: quotes.length,
    inProcess: count('pending', 'en_revision', 'approved'),
    completed: count('delivered', 'completed'),
    sent: count('sent'),
    rejected: count('rejected'),
  };
}
