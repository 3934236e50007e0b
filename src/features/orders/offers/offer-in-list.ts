import { z } from 'zod';
import { shownStates } from './offer-state.ts';

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

/** An order's money in a list. */
export const OrderSums = z.object({
  agreedCents: z.number().int(),
  paidCents: z.number().int(),
  dueCents: z.number().int(),
  creditCents: z.number().int(),
});

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
  money: OrderSums.nullable(),
  overdueOn: z.iso.date().nullable(),
  customs,
});
export type OfferInQueue = z.infer<typeof OfferInQueue>;
