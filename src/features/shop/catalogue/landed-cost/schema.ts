import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { isoDay, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { Passport } from '../passport/schema.ts';
import { categorySlugs, Product } from '../schema.ts';
import { tariffKinds, tariffLimits } from './landed-cost.ts';

/** Only web addresses: it becomes a link on public pages. */
export const SourceAddress = trimmedText(tariffLimits.address).regex(/^https?:\/\/\S+$/);

const cents = z.number().int().min(0).max(tariffLimits.cents);

const shared = {
  kind: z.enum(tariffKinds),
  category: z.enum(categorySlugs),
  /** Only for inland transport, else null. */
  province: z.enum(provinceCodes).nullable(),
  /** For one piece: an amount, or a part of its estimated price in 1/10,000. */
  cents: cents.nullable(),
  basisPoints: z.number().int().min(1).max(tariffLimits.basisPoints).nullable(),
};

export const TariffForm = z
  .strictObject({
    ...shared,
    source: trimmedText(tariffLimits.source).min(1),
    sourceAddress: SourceAddress.nullable(),
    validFrom: isoDay(),
  })
  .refine(({ kind, province }) => (kind === 'inland') === (province !== null), {
    ...withError({
      es: 'El transporte en Cuba es de una provincia; lo demás, de ninguna.',
      en: 'Transport in Cuba is of one province; anything else, of none.',
    }),
    path: ['province'],
  })
  .refine(({ cents, basisPoints }) => (cents === null) !== (basisPoints === null), {
    ...withError({
      es: 'Escriba un monto o un porcentaje, y no los dos.',
      en: 'Write an amount or a percentage, and not both.',
    }),
    path: ['cents'],
  });
export type TariffForm = z.input<typeof TariffForm>;

export const TariffEntry = z.object({
  ...shared,
  id: z.uuid(),
  source: z.string(),
  sourceAddress: z.string().nullable(),
  validFrom: z.iso.date(),
  /** As of today in Havana. `voided` was entered by mistake. */
  state: z.enum(['valid', 'coming', 'superseded', 'voided']),
  /** Null for the demo's figures and for those of a deleted account. */
  enteredBy: z.string().nullable(),
  enteredAt: z.iso.datetime(),
  voided: z
    .object({ by: z.string().nullable(), at: z.iso.datetime(), reason: z.string() })
    .nullable(),
});
export type TariffEntry = z.infer<typeof TariffEntry>;

export const VoidTariffInput = z.strictObject({ reason: trimmedText(tariffLimits.reason).min(1) });

export const InCubaCosts = z.object({
  parts: z.array(
    z.object({
      kind: z.enum(tariffKinds),
      cents: z.number().int(),
      source: z.string(),
      sourceAddress: z.string().nullable(),
      validFrom: z.iso.date(),
    }),
  ),
  missing: z.array(z.enum(tariffKinds)),
});

export const ProductInProvince = Product.extend({
  inCuba: InCubaCosts.optional(),
  passport: Passport.optional(),
});
export type ProductInProvince = z.infer<typeof ProductInProvince>;
