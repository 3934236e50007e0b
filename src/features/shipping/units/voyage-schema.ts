import { z } from 'zod';
import { isoDay, needed, trimmedText } from '#platform/http/input-schemas.ts';
import { maxCause, maxPort } from './shipping-limits.ts';
import { ListedUnit } from './staff-schema.ts';
import { maxLoaded } from './units-list.ts';
import { voyageEntryKinds } from './voyage-kinds.ts';

const day = z.iso.date();
const moment = z.iso.datetime();
const revision = z.int().min(0).max(1_000_000);

const facts = {
  carrier: trimmedText(80).min(1, needed),
  ship: trimmedText(80).min(1, needed),
  number: trimmedText(40).min(1, needed),
  port: trimmedText(maxPort).min(1, needed),
  billOfLading: trimmedText(60),
};

export const Voyage = z.object({
  id: z.uuid(),
  carrier: z.string(),
  ship: z.string(),
  number: z.string(),
  port: z.string(),
  billOfLading: z.string().nullable(),
  departsOn: day,
  arrivesOn: day,
  departedOn: day.nullable(),
  arrivedOn: day.nullable(),
  revision: z.int(),
  count: z.int(),
});
export type Voyage = z.infer<typeof Voyage>;

export const VoyageDetail = Voyage.extend({
  units: z.array(ListedUnit),
  history: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(voyageEntryKinds),
      onDay: day.nullable(),
      arrivesOn: day.nullable(),
      cause: z.string().nullable(),
      units: z.int(),
      by: z.string().nullable(),
      at: moment,
    }),
  ),
});
export type VoyageDetail = z.infer<typeof VoyageDetail>;

export const NewVoyage = z.strictObject({ ...facts, departsOn: isoDay(), arrivesOn: isoDay() });

/** Dates change by an entry, which tells people. */
export const VoyageFacts = z.strictObject({ ...facts, expected: revision });

export const VoyageLoad = z.strictObject({ units: z.array(z.uuid()).min(1).max(maxLoaded) });

const cause = trimmedText(maxCause).min(1, needed);
const kinds = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['departed', 'arrived']),
    expected: revision,
    day: isoDay(),
    earlierToo: z.boolean().default(false),
  }),
  z.strictObject({
    kind: z.literal('expected'),
    expected: revision,
    departsOn: isoDay(),
    arrivesOn: isoDay(),
    cause,
  }),
  z.strictObject({
    kind: z.enum(['note', 'departure_taken_back', 'arrival_taken_back']),
    expected: revision,
    cause,
  }),
]);
export type VoyageUpdate = z.input<typeof kinds>;
export type CheckedVoyageUpdate = z.output<typeof kinds>;

export const VoyageUpdate = z
  .strictObject({
    kind: z.enum(voyageEntryKinds),
    expected: revision,
    day: isoDay().optional(),
    /** Units that lack an earlier stage reached it on the same day. */
    earlierToo: z.boolean().optional(),
    departsOn: isoDay().optional(),
    arrivesOn: isoDay().optional(),
    cause: cause.optional(),
  })
  .pipe(kinds);

export const VoyageUpdateQuery = z.object({ dryRun: z.literal('1').optional() });

export const VoyageUpdated = z.object({
  voyage: VoyageDetail,
  moves: z.array(z.object({ id: z.uuid(), number: z.string(), name: z.string() })),
  /** Units that cannot be moved so, each with every reason. */
  refused: z.array(z.object({ id: z.uuid(), number: z.string(), reasons: z.array(z.string()) })),
});
export type VoyageUpdated = z.infer<typeof VoyageUpdated>;
