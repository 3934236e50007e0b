import { shownState } from '#features/quotes/offer/offer-state.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../../errors.ts';
import type { StoredOffer } from '../store.ts';

/** Throws AppError, which says how it stands, unless the offer waits for an answer. */
export function refuseUnlessOpen(offer: StoredOffer, now: Date): void {
  const state = shownState(offer, now);
  if (state === 'sent') return;
  // Nobody but staff sees a draft.
  throw new AppError(state === 'draft' ? offerErrors.notFound : offerErrors[state]);
}
