import type { ShownState } from '#features/orders/offers/offer-state.ts';
import { isFirm } from '#features/orders/offers/offer-state.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';

interface Amended {
  status: QuoteStatus;
  offer: { state: ShownState } | null;
}

/**
 * True while its customer may change alone what they asked for: until there is a firm offer of it, in
 * which a change is asked for, and while staff have not said by hand that they have it.
 */
export const isAmendable = ({ status, offer }: Amended): boolean =>
  (status === 'pending' || status === 'en_revision') && !(offer && isFirm(offer));
