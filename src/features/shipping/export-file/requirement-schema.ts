import { z } from 'zod';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { isoDay, needed, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { exportItems, exportLimits } from './items.ts';

const item = z.enum(exportItems);

export const RequirementVersion = z.object({
  version: z.int(),
  required: z.boolean(),
  scan: z.boolean(),
  validFrom: z.iso.date(),
  source: z.string(),
  madeBy: z.string().nullable(),
  /** True for the shop's starting point, which counsel has not confirmed yet. */
  ours: z.boolean(),
  madeAt: z.iso.datetime(),
  state: z.enum(['former', 'live', 'coming']),
});
export type RequirementVersion = z.infer<typeof RequirementVersion>;

export const Requirement = z.object({
  category: z.enum(categorySlugs),
  item,
  versions: z.array(RequirementVersion),
});
export type Requirement = z.infer<typeof Requirement>;
export const Requirements = z.array(Requirement);

export const NewRequirement = z
  .strictObject({
    category: z.enum(categorySlugs),
    item,
    expected: z.int().min(0).max(1_000_000),
    required: z.boolean(),
    scan: z.boolean(),
    validFrom: isoDay(),
    source: trimmedText(exportLimits.source).min(1, needed),
  })
  .refine(
    ({ required, scan, item }) => !scan || (required && item !== 'vin' && item !== 'screening'),
    {
      ...withError({ es: 'De esto no se pide una copia.', en: 'No scan is asked for of this.' }),
      path: ['scan'],
    },
  );
export type NewRequirement = z.input<typeof NewRequirement>;
