import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import { trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import { offerLimits } from './offer-rules.ts';
import { presetKinds } from './preset-rules.ts';

const slugs = categories.map(({ slug }) => slug);

const text = trimmedText(offerLimits.text).min(1);
const cents = z.number().int().min(0).max(offerLimits.cents);

/** Null stands for all categories, or all provinces. */
const where = {
  category: z.enum(slugs).nullable(),
  province: z.enum(provinceCodes).nullable(),
  textEs: text,
  textEn: text,
};

/** A line that new offers get beside their goods: an amount, or a share of the goods' total. */
export const OfferPresetForm = z
  .strictObject({
    ...where,
    kind: z.enum(presetKinds),
    priceCents: cents.nullable(),
    basisPoints: z.number().int().min(1).max(10_000).nullable(),
  })
  .refine(({ priceCents, basisPoints }) => (priceCents === null) !== (basisPoints === null), {
    ...withError({
      es: 'Escriba un monto o un porcentaje, y no los dos.',
      en: 'Write an amount or a percentage, and not both.',
    }),
    path: ['priceCents'],
  });
export type OfferPresetForm = z.input<typeof OfferPresetForm>;

export const OfferPreset = OfferPresetForm.safeExtend({ id: z.uuid() });
export type OfferPreset = z.infer<typeof OfferPreset>;

export const OfferPresetChange = OfferPresetForm.safeExtend({ expected: OfferPreset });
