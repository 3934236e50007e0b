import { z } from 'zod';
import { provinceCodes } from '#features/provinces/provinces.ts';
import { isoDay, trimmedText } from '#platform/http/input-schemas.ts';
import { categorySlugs, Product } from '../schema.ts';
import { tariffKinds, tariffLimits } from './landed-cost.ts';

/** Where a source can be read. An address of the web alone: it becomes a link on public pages. */
export const SourceAddress = trimmedText(tariffLimits.address).regex(/^https?:\/\/\S+$/);

const cents = z.number().int().min(0).max(tariffLimits.cents);

const shared = {
  kind: z.enum(tariffKinds),
  category: z.enum(categorySlugs),
  /** Where the inland leg ends; null for all else. */
  province: z.enum(provinceCodes).nullable(),
  /** For one piece: an amount, or a part of its estimated price in 1/10,000. */
  cents: cents.nullable(),
  basisPoints: z.number().int().min(1).max(tariffLimits.basisPoints).nullable(),
};

/** A rule about what is paid in Cuba, as staff write it. */
export const TariffForm = z
  .strictObject({
    ...shared,
    source: trimmedText(tariffLimits.source).min(1),
    sourceAddress: SourceAddress.nullable(),
    /** Its first day in Havana. */
    validFrom: isoDay(),
  })
  .refine(({ kind, province }) => (kind === 'inland') === (province !== null), {
    path: ['province'],
  })
  .refine(({ cents, basisPoints }) => (cents === null) !== (basisPoints === null), {
    path: ['cents'],
  })
  .refine(
    ({ validFrom }) => validFrom >= tariffLimits.firstDay && validFrom <= tariffLimits.lastDay,
    { path: ['validFrom'] },
  );
export type TariffForm = z.input<typeof TariffForm>;

export const TariffEntry = z.object({
  ...shared,
  id: z.uuid(),
  source: z.string(),
  sourceAddress: z.string().nullable(),
  validFrom: z.iso.date(),
  /** How it stands today in Havana; `voided`: it was a mistake. */
  state: z.enum(['valid', 'coming', 'superseded', 'voided']),
  /** Null: the demo, or somebody without an account by now. */
  enteredBy: z.string().nullable(),
  enteredAt: z.iso.datetime(),
  voided: z
    .object({ by: z.string().nullable(), at: z.iso.datetime(), reason: z.string() })
    .nullable(),
});
export type TariffEntry = z.infer<typeof TariffEntry>;

/** Which entry. */
export const TariffId = z.object({ id: z.uuid() });

export const TariffVoiding = z.strictObject({
  reason: trimmedText(tariffLimits.reason).min(1),
});
export type TariffVoiding = z.input<typeof TariffVoiding>;

/** What is paid in Cuba for one piece, each figure with its source and since when it holds. */
const InCuba = z.object({
  parts: z.array(
    z.object({
      kind: z.enum(tariffKinds),
      cents: z.number().int(),
      source: z.string(),
      sourceAddress: z.string().nullable(),
      validFrom: z.iso.date(),
    }),
  ),
  /** What is paid too, without a figure. */
  missing: z.array(z.enum(tariffKinds)),
});
export type InCuba = z.infer<typeof InCuba>;

/** A product, and for a province what is paid there; nothing where no figure is known. */
export const ProductInProvince = Product.extend({ inCuba: InCuba.optional() });
export type ProductInProvince = z.infer<typeof ProductInProvince>;
