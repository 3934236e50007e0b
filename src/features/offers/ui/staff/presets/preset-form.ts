import { findCategory, type ProductCategory } from '#features/catalogue/categories.ts';
import { presetKinds } from '#features/offers/preset-rules.ts';
import type {
  EstimatePreset,
  EstimatePresetForm,
  OfferPreset,
  OfferPresetForm,
} from '#features/offers/preset-schema.ts';
import { isProvinceCode } from '#features/provinces/provinces.ts';
import { isDay, readCents, readShare, typed } from '../editor/offer-form.ts';

// The forms of what staff keep: texts as they are typed.

export interface PresetFields {
  kind: string;
  category: string;
  province: string;
  textEs: string;
  textEn: string;
  /** '1500' or '2 %'; of an estimate an amount alone. */
  price: string;
  source: string;
  asOf: string;
}

export type WrongPreset = Partial<
  Record<
    'textEs' | 'textEn' | 'price' | 'source' | 'asOf',
    'text' | 'price' | 'amount' | 'source' | 'asOf'
  >
>;

export const emptyPreset = (today: string): PresetFields => ({
  kind: 'freight',
  category: '',
  province: '',
  textEs: '',
  textEn: '',
  price: '',
  source: '',
  asOf: today,
});

export function fieldsOf(preset: OfferPreset | EstimatePreset): PresetFields {
  const { category, province, textEs, textEn } = preset;
  const shared = { category: category ?? '', province: province ?? '', textEs, textEn };
  if ('kind' in preset) {
    const { kind, priceCents, basisPoints } = preset;
    const price = basisPoints === null ? typed(priceCents ?? 0) : `${basisPoints / 100} %`;
    return { ...emptyPreset(''), ...shared, kind, price };
  }
  const { cents, source, asOf } = preset;
  return { ...emptyPreset(asOf), ...shared, price: typed(cents), source };
}

export function wrongLine({ textEs, textEn, price }: PresetFields): WrongPreset {
  return { ...wrongTexts({ textEs, textEn }), ...(!readShare(price) && { price: 'price' }) };
}

export function wrongEstimate(fields: PresetFields): WrongPreset {
  const { price, source, asOf } = fields;
  return {
    ...wrongTexts(fields),
    ...(readCents(price) === undefined && { price: 'amount' }),
    ...(source.trim() === '' && { source: 'source' }),
    ...(!isDay(asOf) && { asOf: 'asOf' }),
  };
}

function wrongTexts({ textEs, textEn }: Pick<PresetFields, 'textEs' | 'textEn'>): WrongPreset {
  return {
    ...(textEs.trim() === '' && { textEs: 'text' }),
    ...(textEn.trim() === '' && { textEn: 'text' }),
  };
}

export function lineForm(fields: PresetFields): OfferPresetForm {
  const share = readShare(fields.price);
  return {
    ...whereOf(fields),
    kind: presetKinds.find((kind) => kind === fields.kind) ?? 'freight',
    priceCents: share && share.basisPoints === null ? share.cents : null,
    basisPoints: share?.basisPoints ?? null,
  };
}

export function estimateForm(fields: PresetFields): EstimatePresetForm {
  return {
    ...whereOf(fields),
    cents: readCents(fields.price) ?? 0,
    source: fields.source.trim(),
    asOf: fields.asOf,
  };
}

function whereOf({ category, province, textEs, textEn }: PresetFields) {
  const slug: ProductCategory | undefined = findCategory(category)?.slug;
  return {
    category: slug ?? null,
    province: isProvinceCode(province) ? province : null,
    textEs: textEs.trim(),
    textEn: textEn.trim(),
  };
}
