import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { trimmedText } from '#platform/http/input-schemas.ts';
import { maxPort } from './shipping-limits.ts';
import type { Stage } from './stages.ts';

const exception = {
  category: z.enum(categorySlugs),
  /** Null stands for every port, or every province. */
  port: trimmedText(maxPort).min(1).nullable(),
  province: z.enum(provinceCodes).nullable(),
};

const days = z.int().min(0).max(365);

export const Durations = z.strictObject({
  ...exception,
  days: z.strictObject({
    bought: days,
    warehouse: days,
    shipped: days,
    in_mariel: days,
    customs: days,
    ready: days,
    delivered: days,
  } satisfies Record<Stage, typeof days>),
});
export type Durations = z.infer<typeof Durations>;

/** `expected`: the days that the agent saw; null for a new exception. */
export const DurationsChange = Durations.extend({ expected: Durations.shape.days.nullable() });
export type DurationsChange = z.infer<typeof DurationsChange>;

export const DurationsRemoval = z.strictObject({ ...exception, expected: Durations.shape.days });
export type DurationsRemoval = z.infer<typeof DurationsRemoval>;
export type DurationsOf = Omit<Durations, 'days'>;
