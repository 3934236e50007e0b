import { z } from 'zod';
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

/** The state of the last price that customs named; null where there is none. */
const customs = z.enum(['waiting', 'accepted', 'talk']).nullable();

export const OwnOfferState = z.object({
  number: z.string(),
  state: z.enum(shownStates),
  validUntil: z.iso.date(),
  totalCents: z.number().int(),
  /** True where its hold has ended: nothing is to be paid before an agent has looked. */
  lapsed: z.boolean(),
  customs,
});
export type OwnOfferState = z.infer<typeof OwnOfferState>;

export const OfferInQueue = z.object({
  number: z.string(),
  version: z.number().int(),
  state: z.enum(shownStates),
  validUntil: z.iso.date(),
  seenAt: z.iso.datetime().nullable(),
  changeAskedAt: z.iso.datetime().nullable(),
  declineReason: z.string().nullable(),
  /** After acceptance it includes the chosen options. */
  totalCents: z.number().int(),
  /** True where it is accepted and its hold has ended. */
  lapsed: z.boolean(),
  undelivered: z.boolean(),
  /** Null where no offer is accepted. */
  money: z
    .object({
      agreedCents: z.number().int(),
      paidCents: z.number().int(),
      dueCents: z.number().int(),
      creditCents: z.number().int(),
    })
    .nullable(),
  overdueOn: z.iso.date().nullable(),
  customs,
});
export type OfferInQueue = z.infer<typeof OfferInQueue>;
