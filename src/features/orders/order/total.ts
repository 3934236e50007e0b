import { isFirm } from '#features/orders/offers/is-firm.ts';
import { totalInList } from '#features/requests/quotes/estimate.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import type { Quote, StaffQuote } from './schema.ts';

type WithOffer = Pick<Quote, 'total' | 'items'> & {
  offer: Pick<NonNullable<(Quote | StaffQuote)['offer']>, 'state' | 'totalCents'> | null;
};

/** What an offer that is open or accepted says: the estimate is no longer what anybody pays. */
export function firmCents({ offer }: Pick<WithOffer, 'offer'>): number | null {
  return offer && isFirm(offer) ? offer.totalCents : null;
}

export function totalNow(quote: WithOffer, language: Language): string {
  const firm = firmCents(quote);
  return firm === null ? totalInList(quote, language) : formatMoney(firm, language);
}
