import { offerNote } from '#features/quotes/offer/offer-note.ts';
import type { LockedOffer } from './lock-offer.ts';

/** What an entry of the history says of an offer: its number, and below it what was said. */
export function noteOf({ offer }: Pick<LockedOffer, 'offer'>, said?: string): string {
  return offerNote({ number: offer.number, said });
}
