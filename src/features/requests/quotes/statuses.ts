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

/** Facts say these, and move a quotation forward in their order. Only people reject one. */
export type StatusOfFacts = Exclude<QuoteStatus, 'rejected'>;

/** Nobody has to act in these statuses. */
export const finishedQuotes: readonly QuoteStatus[] = ['rejected', 'delivered', 'completed'];

export const shippedQuotes: readonly string[] = [
  'sent',
  'delivered',
  'completed',
] satisfies QuoteStatus[];

export const quoteStatusFacts: Record<QuoteStatus, StatusFacts> = {
  pending: queuedStatus,
  en_revision: {
    label: { es: 'En Revisión', en: 'In review' },
    tone: 'info',
    happened: (who) => ({ es: `${who} la está revisando`, en: `${who} is reviewing it` }),
  },
  approved: {
    ...approvedStatus,
    happened: (who) => ({ es: `${who} la aprobó`, en: `${who} approved it` }),
  },
  rejected: {
    ...rejectedStatus,
    happened: (who) => ({ es: `${who} la rechazó`, en: `${who} rejected it` }),
  },
  sent: {
    label: { es: 'Enviada', en: 'Sent' },
    tone: 'info',
    happened: (who) => ({
      es: `${who} avisó que salió hacia Cuba`,
      en: `${who} said that it has left for Cuba`,
    }),
  },
  delivered: {
    label: { es: 'Entregada', en: 'Delivered' },
    tone: 'success',
    happened: (who) => ({
      es: `${who} anotó que se entregó`,
      en: `${who} wrote down that it was delivered`,
    }),
  },
  completed: completedStatus,
};

export const quoteSorts = [...queueSorts, 'total'] as const;

export const quoteType: CaseType<QuoteStatus> = {
  name: 'quote',
  statuses: quoteStatuses,
  facts: quoteStatusFacts,
  finished: finishedQuotes,
  working: ['en_revision'],
  promising: ['sent'],
  ends: true,
  kinds: quoteKinds,
  needsReason: 'rejected',
};

export const toQuoteStatus = (stored: string): QuoteStatus => toStatus(quoteType, stored);
