import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';

/**
 * True where its customer reads where to pay: where an accepted offer can take money, and neither
 * the hold has ended nor nothing is left to pay.
 */
export function isPayable({ status, offer, money }: Payable): boolean {
  if (offer?.lapsed || money?.over || money?.dueCents === 0) return false;
  return offer?.state === 'accepted' && status !== 'rejected';
}

interface Payable {
  status: QuoteStatus;
  offer: { state: string; lapsed: boolean } | null;
  money: { dueCents: number; over: boolean } | null;
}
