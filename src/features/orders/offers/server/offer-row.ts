import { sharedDay, sharedNow } from '#platform/time/shared-clock.ts';
import type { OfferInQueue, OwnOfferState } from '../offer-in-list.ts';
import { type OfferState, shownState } from '../offer-state.ts';

/** The newest sent offer, as `newestOffer` selects it. */
export type OfferRow = Omit<OfferInQueue, 'state' | 'overdueOn'> & {
  state: OfferState;
  unpaidOn: string | null;
};

export function toOwnOffer(row: OfferRow | null): OwnOfferState | null {
  if (!row) return null;
  const { number, validUntil, totalCents, lapsed, customs } = row;
  return { number, validUntil, totalCents, lapsed, customs, state: shownState(row, sharedNow()) };
}

export function toOfferInQueue(row: OfferRow | null): OfferInQueue | null {
  if (!row) return null;
  const { unpaidOn, ...shown } = row;
  return {
    ...shown,
    state: shownState(row, sharedNow()),
    overdueOn: unpaidOn && unpaidOn < sharedDay() ? unpaidOn : null,
  };
}
