import { z } from 'zod';
import { categorySlugs } from '#features/catalogue/schema.ts';
import { provinceCodes } from '#features/provinces/provinces.ts';
import { trimmedText } from '#platform/http/input-schemas.ts';
import { stages } from './stages.ts';

const of = {
  category: z.enum(categorySlugs),
  /** Null: whatever the port, whatever the province. */
  port: trimmedText(80).min(1).nullable(),
  province: z.enum(provinceCodes).nullable(),
};

/** How many days each stage takes after the one before it. */
export const Durations = z.strictObject({
  ...of,
  days: z.record(z.enum(stages), z.int().min(0).max(365)),
});
export type Durations = z.infer<typeof Durations>;

export const DurationsOf = z.strictObject(of);
export type DurationsOf = z.infer<typeof DurationsOf>;
