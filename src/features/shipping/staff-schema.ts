import { z } from 'zod';
import { isoDay, trimmedText } from '#platform/http/input-schemas.ts';
import { actors, stages } from './stages.ts';

const stage = z.enum(stages);
/** What the customer reads. */
const cause = trimmedText(500).min(1);

/** What staff record of a unit. */
export const UnitChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('reached'),
    stage,
    day: isoDay(),
    /** Those before it that are not reached were reached on the same day. */
    earlierToo: z.boolean().default(false),
    cause: trimmedText(500).nullish(),
  }),
  z.strictObject({ kind: z.literal('taken_back'), stage, cause }),
  z.strictObject({ kind: z.literal('expected'), stage, day: isoDay(), cause }),
  z.strictObject({ kind: z.literal('held'), cause, whoActs: z.enum(actors) }),
  z.strictObject({ kind: z.literal('released'), cause: trimmedText(500).nullish() }),
  z.strictObject({ kind: z.literal('note'), cause }),
]);
export type UnitChange = z.input<typeof UnitChange>;
export type CheckedUnitChange = z.output<typeof UnitChange>;
