import type { Money } from '#features/ledger/schema.ts';
import type { Language } from '#platform/text/language.ts';
import { ownOfferTexts } from '../messages.ts';
import type { Quote, QuoteDetail } from '../schema.ts';
import type { OwnOffer } from './offer-state.ts';

/** Of what is held no more: who has told us that they paid is not asked to write again. */
export function lapsedText(money: Money | null | undefined, language: Language): string {
  const t = ownOfferTexts[language].next;
  return money?.claims.length ? t.lapsedClaimed : t.lapsed;
}

interface Standing {
  status: Quote['status'];
  offer: { state: string; lapsed: boolean; customs?: OwnOffer['customs'] } | null;
  /** Undefined in a list, which knows nothing of it. */
  money?: Money | null;
  /** Where to pay, as it stands on the same page. */
  howToPay?: QuoteDetail['howToPay'];
}

/**
 * What comes next until the goods leave, where there is a firm price: the status knows of none.
 * Undefined: what the status says.
 */
export function nextOfOffer(
  { status, offer, money, howToPay = [] }: Standing,
  language: Language,
): string | undefined {
  const t = ownOfferTexts[language].next;
  // Whatever its status: by now the goods are on their way.
  if (offer?.customs === 'waiting') return t.customs;
  if (!offer || !['pending', 'en_revision', 'approved'].includes(status)) return undefined;
  if (money && money.paidCents + money.waitingCents > 0 && !money.over) {
    return money.dueCents > 0 ? t.paying : t.paid;
  }
  if (offer.lapsed) return lapsedText(money, language);
  if (offer.state !== 'accepted') return offer.state === 'sent' ? t.sent : undefined;
  if (!money) return t.elsewhere;
  if (money.claims.length > 0) return t.claimed;
  return howToPay.length > 0 ? t.payable : t.accepted;
}
