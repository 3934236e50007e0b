import type { Money } from '#features/ledger/schema.ts';
import type { Language } from '#platform/text/language.ts';
import { ownOfferTexts } from '../messages.ts';
import type { Quote } from '../schema.ts';

/**
 * What comes next until the goods leave, where there is a firm price: the status knows of none.
 * Undefined: what the status says.
 */
export function nextOfOffer(
  { status, offer, money }: Pick<Quote, 'status' | 'offer'> & { money?: Money | null },
  language: Language,
): string | undefined {
  const { sent, accepted, lapsed, paying, paid } = ownOfferTexts[language].next;
  if (!offer || !['pending', 'en_revision', 'approved'].includes(status)) return undefined;
  if (money && money.paidCents > 0 && !money.over) return money.dueCents > 0 ? paying : paid;
  if (offer.lapsed) return lapsed;
  return { sent, accepted }[offer.state as 'sent' | 'accepted'];
}
