import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../../errors.ts';
import { shownState } from '../../offer-state.ts';
import type { StoredOffer } from '../store.ts';

/** Throws AppError with the state of the offer, unless it waits for an answer. */
export function refuseUnlessOpen(offer: StoredOffer, now: Date): void {
  const state = shownState(offer, now);
  if (state === 'sent') return;
  // Only staff may know that there is a draft.
  throw new AppError(state === 'draft' ? offerErrors.notFound : offerErrors[state]);
}
