import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';

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
