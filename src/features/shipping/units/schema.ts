import { z } from 'zod';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { entryKinds, parties, stages } from './stages.ts';

/** A stage with its three dates, each a day in Havana ('2026-11-30'). */
export const StageDates = z.object({
  stage: z.enum(stages),
  promisedOn: z.iso.date(),
  estimatedOn: z.iso.date(),
  reachedOn: z.iso.date().nullable(),
});
export type StageDates = z.infer<typeof StageDates>;

const JourneyVoyage = z.object({
  carrier: z.string(),
  ship: z.string(),
  number: z.string(),
  departsOn: z.iso.date(),
  arrivesOn: z.iso.date(),
  departedOn: z.iso.date().nullable(),
  arrivedOn: z.iso.date().nullable(),
});
export type JourneyVoyage = z.infer<typeof JourneyVoyage>;

export const JourneyPhoto = z.object({
  id: z.uuid(),
  stage: z.enum(stages),
  width: z.number().int(),
  height: z.number().int(),
  /** The bytes of each stored width. */
  sizes: z.record(z.string(), z.number().int()),
  text: z.string().nullable(),
});
export type JourneyPhoto = z.infer<typeof JourneyPhoto>;

/**
 * `onDay` is when it was reached or is expected now; `beforeDay` is when it was expected before.
 */
export const JourneyEntry = z.object({
  id: z.uuid(),
  // Only staff read these two kinds.
  kind: z.enum(entryKinds).exclude(['retired', 'overridden']),
  stage: z.enum(stages).nullable(),
  onDay: z.iso.date().nullable(),
  beforeDay: z.iso.date().nullable(),
  cause: z.string().nullable(),
  at: z.iso.datetime(),
});
export type JourneyEntry = z.infer<typeof JourneyEntry>;

export const Hold = z.object({
  cause: z.string(),
  whoActs: z.enum(parties),
  since: z.iso.datetime(),
});
export type Hold = z.infer<typeof Hold>;

/** A unit for customers and people with a link: no prices, no names of staff. */
export const Journey = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  category: z.enum(categorySlugs),
  /** The last stage reached; null before the first. */
  stage: z.enum(stages).nullable(),
  stages: z.array(StageDates),
  /** True after the expected day of the next stage in Havana; a phone's clock may be wrong. */
  overdue: z.boolean(),
  /** That day has passed too, and the next stage waits for what its order owes. */
  unpaid: z.boolean(),
  hold: Hold.nullable(),
  voyage: JourneyVoyage.nullable(),
  photos: z.array(JourneyPhoto),
  entries: z.array(JourneyEntry),
  lastNewsAt: z.iso.datetime(),
  /** True after seven days without news. */
  silent: z.boolean(),
  /** A photo of its signed act waits for a second person of staff: it may be handed over already. */
  actWaits: z.boolean(),
});
export type Journey = z.infer<typeof Journey>;

export const MovingUnit = Journey.pick({
  name: true,
  stage: true,
  stages: true,
  overdue: true,
  unpaid: true,
  hold: true,
  actWaits: true,
}).extend({
  quoteId: z.uuid(),
  reference: z.string(),
  others: z.number().int(),
  /** When the last news came, if that is too long ago. */
  silentSince: z.iso.datetime().nullable(),
});
export type MovingUnit = z.infer<typeof MovingUnit>;

export const UnitPhotoName = z.object({ photo: z.uuid(), width: z.string().regex(/^\d{2,4}$/) });
export const OwnPhoto = z.object({ id: z.uuid(), ...UnitPhotoName.shape });

export const OnTime = z.object({ onTime: z.int(), of: z.int() }).nullable();
export type OnTime = z.infer<typeof OnTime>;
