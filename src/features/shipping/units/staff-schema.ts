import { z } from 'zod';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { blankIsAbsent, isoDay, trimmedText } from '#platform/http/input-schemas.ts';
import { foldCode } from '#platform/text/fold-code.ts';
import { Hold, JourneyEntry, JourneyPhoto, StageDates } from './schema.ts';
import { maxCause } from './shipping-limits.ts';
import { entryKinds, parties, stages } from './stages.ts';
import { unitQueues } from './units-list.ts';

const stage = z.enum(stages);
const cause = trimmedText(maxCause).min(1);
const optionalCause = trimmedText(maxCause).nullish();

const kinds = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('reached'),
    stage,
    day: isoDay(),
    earlierToo: z.boolean().default(false),
    cause: optionalCause,
  }),
  z.strictObject({ kind: z.literal('taken_back'), stage, cause }),
  z.strictObject({ kind: z.literal('expected'), stage, day: isoDay(), cause }),
  z.strictObject({ kind: z.literal('held'), cause, whoActs: z.enum(parties) }),
  z.strictObject({ kind: z.literal('released'), cause: optionalCause }),
  z.strictObject({ kind: z.literal('note'), cause }),
]);
export type UnitChange = z.input<typeof kinds>;
export type CheckedUnitChange = z.output<typeof kinds>;

export const UnitChange = z
  .strictObject({
    kind: z.enum(['reached', 'taken_back', 'expected', 'held', 'released', 'note']),
    stage: stage.optional(),
    day: isoDay().optional(),
    /** Missing earlier stages were reached on the same day. */
    earlierToo: z.boolean().optional(),
    cause: optionalCause,
    whoActs: z.enum(parties).optional(),
  })
  .pipe(kinds);

const moment = z.iso.datetime();

export const ListedUnit = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  category: z.enum(categorySlugs),
  identifier: z.string().nullable(),
  quoteId: z.uuid(),
  customer: z.string(),
  /** The last stage reached; null before the first. */
  stage: stage.nullable(),
  /** What is expected next, and when; null once it is handed over. */
  next: z.object({ stage, estimatedOn: z.iso.date() }).nullable(),
  late: z.boolean(),
  silent: z.boolean(),
  held: z.boolean(),
  hold: Hold.nullable(),
  voyage: z.object({ id: z.uuid(), ship: z.string(), number: z.string() }).nullable(),
  lastNewsAt: moment,
});
export type ListedUnit = z.infer<typeof ListedUnit>;

export const UnitList = z.object({
  units: z.array(ListedUnit),
  total: z.int(),
  counts: z.record(z.enum(unitQueues), z.int()),
});
export type UnitList = z.infer<typeof UnitList>;

export const UnitQuery = z.object({
  queue: blankIsAbsent(z.enum(unitQueues)),
  stage: blankIsAbsent(stage),
  q: blankIsAbsent(trimmedText(100)),
  page: z.coerce.number<string>().int().min(1).max(9999).optional(),
});

export const StaffUnit = ListedUnit.extend({
  revision: z.int(),
  /** Of no product: somebody typed what it is. */
  typed: z.boolean(),
  order: z.string(),
  titleNumber: z.string().nullable(),
  titleState: z.string().nullable(),
  stages: z.array(StageDates),
  photos: z.array(
    JourneyPhoto.pick({ id: true, stage: true, sizes: true, text: true }).extend({ at: moment }),
  ),
  history: z.array(
    JourneyEntry.extend({
      kind: z.enum(entryKinds),
      whoActs: z.enum(parties).nullable(),
      by: z.string().nullable(),
    }),
  ),
});
export type StaffUnit = z.infer<typeof StaffUnit>;

/** A VIN without marks; a serial number keeps its hyphens. */
function spellIdentifier(typed: string): string {
  const code = foldCode(typed);
  return code.length === 17 ? code : typed.replace(/\s/g, '').toUpperCase();
}

export const UnitFacts = z.strictObject({
  /** Of goods that are not of the catalogue alone. */
  category: z.enum(categorySlugs).optional(),
  /** The `revision` that the agent saw; another one by now is a 409. */
  expected: z.int().min(0).max(1_000_000),
  identifier: z
    .string()
    .max(60)
    .transform(spellIdentifier)
    .pipe(z.string().regex(/^([A-Z0-9-]{3,40})?$/))
    .describe('Letters, figures and hyphens, 3 to 40, or nothing; blanks do not count.'),
  titleNumber: trimmedText(40),
  titleState: z
    .string()
    .trim()
    .max(2)
    .transform((typed) => typed.toUpperCase())
    .pipe(z.string().regex(/^([A-Z]{2})?$/))
    .describe('Two letters of a state of the USA, or nothing.'),
});

export const NewUnitPhoto = z.object({ stage, text: blankIsAbsent(trimmedText(200)) });
