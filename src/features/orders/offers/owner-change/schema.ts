import { z } from 'zod';
import { TwoPeople } from '#features/people/accounts/two-people.ts';
import { trimmedText } from '#platform/http/input-schemas.ts';
import { linkRoles } from '../links.ts';
import { offerLimits } from '../offer-rules.ts';

/** What the reader of a link may do: nothing is offered where it is null. */
export const askStates = ['sign-in', 'ask', 'waits', 'refused'] as const;
export type AskState = (typeof askStates)[number];

/** Somebody asks that an order becomes theirs, and nobody has decided yet. */
export const OwnerChange = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** By whose link. */
  role: z.enum(linkRoles),
  askedAt: z.iso.datetime(),
  /** When the owner agreed. */
  agreedAt: z.iso.datetime().nullable(),
});
export type OwnerChange = z.infer<typeof OwnerChange>;

/** What somebody asked for, as their own data say it. */
export const AskedOrder = OwnerChange.omit({ id: true, name: true, email: true }).extend({
  reference: z.string(),
  /** Null: it waits. */
  outcome: z.enum(['confirmed', 'refused']).nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why not, in words of staff. */
  reason: z.string().nullable(),
});
export type AskedOrder = z.infer<typeof AskedOrder>;

export const OwnOwnerChange = z.object({
  change: OwnerChange.nullable(),
  /** The reader proved within the last ten minutes who they are, as agreeing needs. */
  recent: z.boolean(),
});
export type OwnOwnerChange = z.infer<typeof OwnOwnerChange>;

export const StaffOwnerChange = z.object({
  change: OwnerChange.extend({
    /** From when it may be confirmed without a word of the owner; null: never. */
    from: z.iso.datetime().nullable(),
    /** The reader made the link, or is one of the two. */
    own: z.boolean(),
  }).nullable(),
  twoPeople: TwoPeople,
});
export type StaffOwnerChange = z.infer<typeof StaffOwnerChange>;

export const OwnerAnswer = z.strictObject({ id: z.uuid(), agree: z.boolean() });
export type OwnerAnswer = z.input<typeof OwnerAnswer>;

export const OwnerDecision = z.strictObject({
  /** What the page showed. */
  expected: OwnerChange.pick({ id: true, agreedAt: true }).strict(),
  /** Why not; null confirms. */
  reason: trimmedText(offerLimits.reason).min(1).nullable(),
});
export type OwnerDecision = z.input<typeof OwnerDecision>;
