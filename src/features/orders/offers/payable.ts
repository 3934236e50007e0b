import { isLeftToPay } from '#features/ledger/entries/balance.ts';
import type { Money } from '#features/ledger/entries/schema.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';

/**
 * True where its customer reads where to pay: where an accepted offer can take money, and neither
 * the hold has ended, nor all that came in was given back, nor is all of it paid, waiting for its
 * count or looked for.
 */
export function isPayable({ status, offer, money }: Payable): boolean {
  if (offer?.state !== 'accepted' || offer.lapsed || status === 'rejected') return false;
  return money === null || (money.pause === null && isLeftToPay(money));
}

interface Payable {
  status: QuoteStatus;
  offer: { state: string; lapsed: boolean } | null;
  money: Pick<Money, 'over' | 'pause' | 'instalments' | 'waitingCents' | 'claims'> | null;
}
