import type { Money } from '#features/ledger/entries/schema.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';

/**
 * True where its customer reads where to pay: where an accepted offer can take money, and neither
 * the hold has ended, nor nothing is left to pay, nor all that came in was given back.
 */
export function isPayable({ status, offer, money }: Payable): boolean {
  if (offer?.lapsed || money?.over || money?.pause || money?.dueCents === 0) return false;
  return offer?.state === 'accepted' && status !== 'rejected';
}

interface Payable {
  status: QuoteStatus;
  offer: { state: string; lapsed: boolean } | null;
  money: Pick<Money, 'dueCents' | 'over' | 'pause'> | null;
}
