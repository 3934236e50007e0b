import {
  finishedQuotes,
  type QuoteStatus,
  shippedQuotes,
} from '#features/requests/quotes/statuses.ts';

// What the status of a quotation means for its offer.

/** True while an offer may still be made. */
export function takesOffers(quote: { status: QuoteStatus; cancelledAt: string | null }): boolean {
  return quote.cancelledAt === null && !finishedQuotes.includes(quote.status);
}

/** The price is agreed in these statuses. */
export const payableQuotes: readonly QuoteStatus[] = ['approved', 'sent'];

/**
 * True where its customer reads where to pay: not where the hold has ended or nothing is left to
 * pay.
 */
export function isPayable({ status, offer, money }: Payable): boolean {
  if (offer?.lapsed || money?.over || money?.dueCents === 0) return false;
  const agreed = offer?.state === 'accepted' && status !== 'rejected';
  return agreed || payableQuotes.includes(status);
}

interface Payable {
  status: QuoteStatus;
  offer: { state: string; lapsed: boolean } | null;
  money: { dueCents: number; over: boolean } | null;
}

/**
 * No hold ends by itself in these statuses: the goods have left for Cuba, or the rejection has
 * already released those that had not.
 */
export const statusesKeepingHolds: readonly string[] = [
  ...shippedQuotes,
  'rejected' satisfies QuoteStatus,
];
