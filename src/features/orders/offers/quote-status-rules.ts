import {
  finishedQuotes,
  type QuoteStatus,
  shippedQuotes,
} from '#features/requests/quotes/statuses.ts';

// What the status of a quotation means for its offer.

/** True while an offer may still be made. */
export function takesOffers(quote: { status: QuoteStatus; ending: object | null }): boolean {
  return quote.ending === null && !finishedQuotes.includes(quote.status);
}

/**
 * No hold ends by itself in these statuses: the goods have left for Cuba, or the rejection has
 * already released those that had not.
 */
export const statusesKeepingHolds: readonly string[] = [
  ...shippedQuotes,
  'rejected' satisfies QuoteStatus,
];
