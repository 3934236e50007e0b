import type { CaseType } from '#features/requests/cases/case-type.ts';
import { type QuoteStatus, quoteType } from '#features/requests/quotes/statuses.ts';

const orderQueues = [
  'unpaid',
  'customs',
  'acts',
  /** A unit is late, held or without news on its way. */
  'stuck',
] as const;
export type OrderQueue = (typeof orderQueues)[number];

/** A quotation as a case, with the parts of the queue that its offer, money and units make. */
export const orderType: CaseType<QuoteStatus> = { ...quoteType, ownQueues: orderQueues };
