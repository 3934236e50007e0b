import { z } from 'zod';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';

// How an offer stands. What stands in one is the subject of `features/offers`.

const offerStates = ['draft', 'sent', 'superseded', 'withdrawn', 'accepted', 'declined'] as const;
export type OfferState = (typeof offerStates)[number];

/** As it is read: one that was sent and whose last day is over has expired. Nothing writes that. */
export const shownStates = [...offerStates, 'expired'] as const;
export type ShownState = (typeof shownStates)[number];

export function shownState(
  { state, validUntil }: { state: OfferState; validUntil: string },
  now: Date,
): ShownState {
  return state === 'sent' && now >= endOfDayInHavana(validUntil) ? 'expired' : state;
}

/** How the price that customs named last stands; null: none holds. */
const customs = z.enum(['waiting', 'accepted', 'talk']).nullable();

/** Of a quote's newest offer that was sent, for its customer. */
export const OwnOffer = z.object({
  number: z.string(),
  state: z.enum(shownStates),
  validUntil: z.iso.date(),
  totalCents: z.number().int(),
  /** It is accepted, and what was held is held no more: nothing is paid before somebody has looked. */
  lapsed: z.boolean(),
  customs,
});
export type OwnOffer = z.infer<typeof OwnOffer>;

/** Of a quote's newest offer that was sent, for the staff's queue. */
export const OfferInQueue = z.object({
  number: z.string(),
  version: z.number().int(),
  state: z.enum(shownStates),
  /** Its last day in Havana. */
  validUntil: z.iso.date(),
  seenAt: z.iso.datetime().nullable(),
  changeAskedAt: z.iso.datetime().nullable(),
  declineReason: z.string().nullable(),
  /** Once accepted, with what was chosen. */
  totalCents: z.number().int(),
  /** It is accepted, and what was held is held no more. */
  lapsed: z.boolean(),
  /** A mail about it has not reached its customer. */
  undelivered: z.boolean(),
  /** Of an order that still stands. */
  money: z
    .object({
      agreedCents: z.number().int(),
      paidCents: z.number().int(),
      dueCents: z.number().int(),
    })
    .nullable(),
  /** The day of the first instalment that is overdue. */
  overdueOn: z.iso.date().nullable(),
  customs,
});
export type OfferInQueue = z.infer<typeof OfferInQueue>;
