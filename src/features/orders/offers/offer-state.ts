import { endOfDayInHavana } from '#platform/time/havana-clock.ts';

const offerStates = ['draft', 'sent', 'superseded', 'withdrawn', 'accepted', 'declined'] as const;
export type OfferState = (typeof offerStates)[number];

/** A sent offer expires after its last day; nothing stores that state. */
export const shownStates = [...offerStates, 'expired'] as const;
export type ShownState = (typeof shownStates)[number];

export function shownState<State extends OfferState>(
  { state, validUntil }: { state: State; validUntil: string },
  now: Date,
): State | 'expired' {
  return state === 'sent' && now >= endOfDayInHavana(validUntil) ? 'expired' : state;
}

/** True where what it says is what is paid: it can be accepted, or was. */
export const isFirm = ({ state }: { state: ShownState }): boolean =>
  state === 'sent' || state === 'accepted';
