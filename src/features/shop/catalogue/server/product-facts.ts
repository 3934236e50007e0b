import type { Language, Text } from '#platform/text/language.ts';
import type { ProductCategory } from '../categories.ts';
import { engineKind } from '../engine.ts';
import type { PictureKind } from '../pictures/picture-kinds.ts';
import { defaultProvinces } from '../products/product-form.ts';
import type { CheckedFields, CheckedForm } from '../products/staff-schema.ts';
import type { ProductStatus } from '../schema.ts';
import { maxStock, stockOf } from '../stock.ts';
import type { PictureColumn } from './tables.ts';

export interface WrittenProductFacts {
  category: ProductCategory;
  name: string;
  description: string;
  descriptionEn: string;
  priceCents: number | null;
  year: number | null;
  brand: string | null;
  model: string | null;
  engineType: string | null;
  provinces: readonly string[];
  status: ProductStatus;
  stock: number | null;
  formerPriceCents: number | null;
  featured: boolean;
  specifications: Readonly<Record<string, string>>;
  pictures: readonly PictureColumn[];
}

export interface PictureChange {
  /** Undefined leaves the pictures as they are. */
  hashes: readonly string[] | undefined;
  alts: readonly (string | null)[] | undefined;
  kinds?: readonly (PictureKind | null)[] | undefined;
  /** Places among them. */
  drawn?: readonly number[] | undefined;
}

export function productFactsOf(form: CheckedForm, pictures: PictureChange): WrittenProductFacts {
  const { name, category, price: priceCents } = form;
  return applyChange({ ...blank, name, category, priceCents }, form, pictures);
}

const usualProvinces = defaultProvinces.split(',');

const blank = {
  description: '',
  descriptionEn: '',
  year: null,
  brand: null,
  model: null,
  engineType: null,
  provinces: usualProvinces,
  status: 'available',
  stock: null,
  formerPriceCents: null,
  featured: false,
  specifications: {},
  pictures: [],
} as const;

/** A missing key leaves its field as it is; null clears the field. */
export function applyChange(
  before: WrittenProductFacts,
  change: CheckedFields,
  pictures: PictureChange,
): WrittenProductFacts {
  const name = valueOr(change.name, before.name);
  const provinces = valueOr(change.availableProvinces, before.provinces);
  const category = valueOr(change.category, before.category);
  const specifications = valueOr(change.specifications, before.specifications);
  const priceCents = valueOr(change.price, before.priceCents);
  const formerPriceCents = valueOr(change.formerPrice, before.formerPriceCents);
  return {
    name,
    category,
    description: valueOr(change.description, before.description),
    descriptionEn: valueOr(change.descriptionEn, before.descriptionEn),
    priceCents,
    formerPriceCents: formerPriceOf({ priceCents, formerPriceCents }),
    year: valueOr(change.year, before.year),
    brand: valueOr(change.brand, before.brand),
    model: valueOr(change.model, before.model),
    engineType: valueOr(change.engineType, before.engineType),
    provinces: provinces ?? usualProvinces,
    status: valueOr(change.status, before.status),
    stock: stockOf({ category, specifications, stock: valueOr(change.stock, before.stock) }),
    featured: valueOr(change.featured, before.featured),
    specifications,
    pictures: describePictures(before, name, pictures),
  };
}

function valueOr<T>(value: T | undefined, before: T): T {
  return value === undefined ? before : value;
}

/** A description that equals the product's name follows the name. */
function describePictures(
  before: WrittenProductFacts,
  name: string,
  { hashes, alts, kinds, drawn }: PictureChange,
): PictureColumn[] {
  const known = new Map(before.pictures.map((picture) => [picture.hash, picture]));
  const described = new Map<string, PictureColumn>();
  for (const [at, hash] of (hashes ?? [...known.keys()]).entries()) {
    if (described.has(hash)) continue;
    const former = known.get(hash);
    const knownAlt = former?.alt;
    const alt = alts ? alts[at] : knownAlt === before.name ? undefined : knownAlt;
    const kind = kinds ? kinds[at] : former?.kind;
    const isDrawn = drawn ? drawn.includes(at) : former?.drawn;
    described.set(hash, toPicture({ hash, alt: alt || name, kind, drawn: isDrawn }));
  }
  return [...described.values()];
}

interface DescribedPicture {
  hash: string;
  alt: string;
  kind?: PictureKind | null | undefined;
  drawn?: boolean | undefined;
}

/** With the keys in one order: changes are found by comparing. */
export function toPicture({ hash, alt, kind, drawn }: DescribedPicture): PictureColumn {
  return { hash, alt, ...(kind && { kind }), ...(drawn && { drawn }) };
}

interface WarningContext {
  provincesLeftOut: boolean;
  requestedStock?: number | null | undefined;
  formerPrice?: number | null | undefined;
  language: Language;
}

export function warningsOf(
  facts: WrittenProductFacts,
  { provincesLeftOut, requestedStock, formerPrice, language }: WarningContext,
): Record<string, string> {
  return {
    ...(provincesLeftOut && { availableProvinces: warnings.provinces[language] }),
    ...((requestedStock ?? 0) > (facts.stock ?? maxStock) && { stock: warnings.stock[language] }),
    ...(formerPrice && !facts.formerPriceCents && { formerPrice: warnings.formerPrice[language] }),
    ...(facts.pictures.some(({ alt }) => alt === facts.name) && {
      imageAlts: warnings.alts[language],
    }),
  };
}

const warnings = {
  formerPrice: {
    es: 'El precio anterior no es mayor que el de ahora: no lo guardamos, no hay rebaja.',
    en: 'The former price is not above today’s: we did not save it, nothing is saved.',
  },
  stock: {
    es: 'Un vehículo usado es una sola pieza: guardamos 1.',
    en: 'A used vehicle is one piece: we saved 1.',
  },
  provinces: {
    es: 'No indicó provincias: el producto llega a La Habana, Matanzas, Cienfuegos y Villa Clara.',
    en: 'You gave no provinces: the product reaches La Habana, Matanzas, Cienfuegos and Villa Clara.',
  },
  alts: {
    es: 'Hay imágenes sin descripción propia: quien no puede verlas oye solo el nombre del producto.',
    en: 'Some pictures have no description of their own: who cannot see them hears only the name of the product.',
  },
} satisfies Record<string, Text>;

export function productColumnsOf(facts: WrittenProductFacts) {
  return {
    category: facts.category,
    name: facts.name,
    description: facts.description,
    description_en: facts.descriptionEn,
    price_cents: facts.priceCents,
    year: facts.year,
    brand: facts.brand,
    model: facts.model,
    engine_type: facts.engineType,
    engine_kind: facts.engineType === null ? null : engineKind(facts.engineType),
    provinces: [...facts.provinces],
    status: facts.status,
    stock: facts.stock,
    former_price_cents: facts.formerPriceCents,
    featured: facts.featured,
    specifications: JSON.stringify(facts.specifications),
    pictures: JSON.stringify(facts.pictures),
  };
}

interface Prices {
  priceCents: number | null;
  formerPriceCents: number | null;
}

/** Null where the price was not lowered. */
export function formerPriceOf({ priceCents, formerPriceCents }: Prices): number | null {
  return priceCents !== null && (formerPriceCents ?? 0) > priceCents ? formerPriceCents : null;
}
