import { totalInList } from '#features/requests/quotes/estimate.ts';
import { formatMoney } from '#platform/money.ts';
import type { Language } from '#platform/text/language.ts';
import type { Quote, StaffQuote } from './schema.ts';

type WithOffer = Pick<Quote, 'total' | 'items'> & {
  offer: Pick<NonNullable<(Quote | StaffQuote)['offer']>, 'state' | 'totalCents'> | null;
};

/** What was agreed, once an offer is accepted: the estimate is no longer what anybody pays. */
export function agreedCents({ offer }: Pick<WithOffer, 'offer'>): number | null {
  return offer?.state === 'accepted' ? offer.totalCents : null;
}

export function totalOrAgreed(quote: WithOffer, language: Language): string {
  const agreed = agreedCents(quote);
  return agreed === null ? totalInList(quote, language) : formatMoney(agreed, language);
}
