import { isProvinceCode } from '#features/company/provinces/provinces.ts';
import { presetKinds } from '#features/orders/offers/preset-rules.ts';
import type { OfferPreset, OfferPresetForm } from '#features/orders/offers/preset-schema.ts';
import { findCategory, type ProductCategory } from '#features/shop/catalogue/categories.ts';
import type { Text } from '#platform/text/language.ts';
import { whichAmount } from '#platform/text/typed-amount.ts';
import { percentOf } from '#platform/text/typed-percent.ts';
import { amountText, readShare } from '../editor/typed-values.ts';

export interface PresetFields {
  kind: string;
  category: string;
  province: string;
  textEs: string;
  textEn: string;
  /** For example '1500' or '2 %'. */
  price: string;
}

export type WrongPreset = Partial<Record<'textEs' | 'textEn' | 'price', 'text' | 'price' | Text>>;

export const emptyPreset: PresetFields = {
  kind: 'freight',
  category: '',
  province: '',
  textEs: '',
  textEn: '',
  price: '',
};

export function presetFieldsOf(preset: OfferPreset): PresetFields {
  const { kind, category, province, textEs, textEn, priceCents, basisPoints } = preset;
  const price = basisPoints === null ? amountText(priceCents ?? 0) : `${percentOf(basisPoints)} %`;
  return { kind, category: category ?? '', province: province ?? '', textEs, textEn, price };
}

export function wrongIn({ textEs, textEn, price }: PresetFields): WrongPreset {
  return {
    ...(textEs.trim() === '' && { textEs: 'text' }),
    ...(textEn.trim() === '' && { textEn: 'text' }),
    ...(!readShare(price) && { price: whichAmount(price) ?? 'price' }),
  };
}

export function presetForm(fields: PresetFields): OfferPresetForm {
  const { category, province, textEs, textEn } = fields;
  const share = readShare(fields.price);
  const slug: ProductCategory | undefined = findCategory(category)?.slug;
  return {
    kind: presetKinds.find((kind) => kind === fields.kind) ?? 'freight',
    category: slug ?? null,
    province: isProvinceCode(province) ? province : null,
    textEs: textEs.trim(),
    textEn: textEn.trim(),
    priceCents: share && share.basisPoints === null ? share.cents : null,
    basisPoints: share?.basisPoints ?? null,
  };
}
