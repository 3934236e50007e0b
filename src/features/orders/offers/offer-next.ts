import type { Money } from '#features/ledger/entries/schema.ts';
import type { PaymentInstruction } from '#features/ledger/payment-methods/schema.ts';
import type { QuoteStatus } from '#features/requests/quotes/statuses.ts';
import type { Language } from '#platform/text/language.ts';
import type { OwnOfferState } from './offer-state.ts';
import { ownOfferTexts } from './own-offer-messages.ts';

/** The hold has ended. A customer who already said that they paid is not asked to write. */
export function lapsedText(money: Money | null | undefined, language: Language): string {
  const t = ownOfferTexts[language].next;
  return money?.claims.length ? t.lapsedClaimed : t.lapsed;
}

interface QuoteWithOffer {
  status: QuoteStatus;
  offer: { state: string; lapsed: boolean; customs?: OwnOfferState['customs'] } | null;
  /** Undefined in a list, which does not load it. */
  money?: Money | null;
  howToPay?: PaymentInstruction[];
}

/**
 * Tells the customer what comes next while there is an offer, until the goods leave. Undefined
 * leaves it to the text of the status.
 */
export function nextOfOffer(
  { status, offer, money, howToPay = [] }: QuoteWithOffer,
  language: Language,
): string | undefined {
  const t = ownOfferTexts[language].next;
  // Checked in any status, since the goods may be on their way by now.
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
