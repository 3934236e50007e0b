import {
  defaultCategory,
  findCategory,
  type ProductCategory,
} from '#features/catalogue/categories.ts';
import { defaultProvinces } from '#features/catalogue/products/product-form.ts';
import type {
  ProductChange,
  ProductForm,
  StaffProduct,
} from '#features/catalogue/products/staff-schema.ts';
import type { Product, ProductStatus } from '#features/catalogue/schema.ts';
import { isProvinceCode, type ProvinceCode, provinceCodes } from '#features/provinces/provinces.ts';
import { newRowKey } from '#kit/staff/row-key.ts';
import { toWire } from '#platform/money.ts';
import { readAmount } from '#platform/text/typed-amount.ts';

/** A product as it is being written: all that is typed is text. */
export interface ProductDraft {
  name: string;
  description: string;
  category: ProductCategory | '';
  /** Null: to be confirmed, which somebody has chosen; empty: nobody has said yet. */
  price: string | null;
  /** Empty: it was never lowered. */
  formerPrice: string;
  status: ProductStatus;
  /** Empty: one of a vehicle, any number of an appliance. */
  stock: string;
  featured: boolean;
  year: string;
  brand: string;
  model: string;
  engineType: string;
  provinces: ProvinceCode[];
  specifications: DraftSpecification[];
  pictures: DraftPicture[];
}

export interface DraftSpecification {
  /** Tells the rows apart while they move. */
  key: string;
  name: string;
  value: string;
}

export interface DraftPicture {
  /** Its address as it stands in a product's `images`. */
  image: string;
  /** What it shows; empty: the product's name. */
  alt: string;
}

export type DraftField = keyof ProductDraft;

export function emptyDraft(category: string | undefined): ProductDraft {
  return {
    name: '',
    description: '',
    category: findCategory(category)?.slug ?? '',
    price: '',
    status: 'available',
    formerPrice: '',
    stock: '',
    featured: false,
    year: '',
    brand: '',
    model: '',
    engineType: '',
    provinces: defaultProvinces.split(',').filter(isProvinceCode),
    specifications: [],
    pictures: [],
  };
}

export function draftOf(product: StaffProduct): ProductDraft {
  const { name, images, imageAlts } = product;
  return {
    name,
    description: product.description,
    category: product.category,
    price: product.price,
    status: product.status,
    formerPrice: product.formerPrice ?? '',
    stock: String(product.stock ?? ''),
    featured: product.featured,
    year: String(product.year ?? ''),
    brand: product.brand ?? '',
    model: product.model ?? '',
    engineType: product.engineType ?? '',
    provinces: product.availableProvinces.split(',').filter(isProvinceCode),
    specifications: Object.entries(product.specifications).map(([term, value]) => ({
      key: newRowKey(),
      name: term,
      value,
    })),
    // A text that is only the name goes with the name.
    pictures: (images ?? []).map((image, at) => ({
      image,
      alt: imageAlts[at] === name ? '' : (imageAlts[at] ?? ''),
    })),
  };
}

/** A new product that begins as another one is; it is sold, reserved and featured by itself. */
export function copyOf(product: StaffProduct, name: string): ProductDraft {
  return { ...draftOf(product), name, status: 'available', featured: false };
}

/** What is sent for each field; blank is null. */
const wireFields = {
  name: ({ name }) => ({ name: name.trim() }),
  description: ({ description }) => ({ description: description.trim() || null }),
  category: ({ category }) => ({ category: category || defaultCategory }),
  price: ({ price }) => ({ price: wirePrice(price) }),
  status: ({ status }) => ({ status }),
  formerPrice: ({ formerPrice }) => ({ formerPrice: wirePrice(formerPrice) }),
  stock: ({ stock }) => ({ stock: stock.trim() ? Number(stock) : null }),
  featured: ({ featured }) => ({ featured }),
  year: ({ year }) => ({ year: year.trim() ? Number(year) : null }),
  brand: ({ brand }) => ({ brand: brand.trim() || null }),
  model: ({ model }) => ({ model: model.trim() || null }),
  engineType: ({ engineType }) => ({ engineType: engineType.trim() || null }),
  provinces: ({ provinces }) => ({
    availableProvinces: provinceCodes.filter((code) => provinces.includes(code)).join(','),
  }),
  specifications: ({ specifications }) => ({
    specifications: Object.fromEntries(filledRows(specifications)),
  }),
  pictures: ({ pictures }) =>
    pictures.length === 0
      ? { images: null, imageAlts: null }
      : {
          images: pictures.map(({ image }) => image),
          imageAlts: pictures.map(({ alt }) => alt.trim() || null),
        },
} satisfies Record<DraftField, (draft: ProductDraft) => ProductChange>;

// The keys of an object of ours.
const draftFields = Object.keys(wireFields) as DraftField[];

/** Rows that have a value: what is only suggested is not the product's. */
export function filledRows(rows: readonly DraftSpecification[]): [name: string, value: string][] {
  return rows.flatMap(({ name, value }) =>
    value.trim() ? [[name.trim(), value.trim()] as [string, string]] : [],
  );
}

/** The wire's text where it is an amount; else what was typed, for the server to judge. */
function wirePrice(price: string | null): string | null {
  if (price === null || price.trim() === '') return null;
  const cents = centsOf(price);
  return cents === undefined ? price.trim() : toWire(cents);
}

export function centsOf(price: string | null): number | undefined {
  return price === null ? undefined : readAmount(price);
}

export function isSame(field: DraftField, one: ProductDraft, other: ProductDraft): boolean {
  return toText(wireFields[field](one)) === toText(wireFields[field](other));
}

/** As text, the order of specifications included. */
const toText = (change: ProductChange): string => JSON.stringify(change);

export function changedFields(before: ProductDraft, after: ProductDraft): DraftField[] {
  return draftFields.filter((field) => !isSame(field, before, after));
}

/** A new product: what may be left out is only there when it is filled in. */
export function formOf(draft: ProductDraft): ProductForm {
  const body = Object.assign({}, ...draftFields.map((field) => wireFields[field](draft)));
  const { year, brand, model, engineType, imageAlts, stock, formerPrice, ...always } = body;
  const optional = { year, brand, model, engineType, imageAlts, stock, formerPrice };
  const filled = Object.entries(optional).filter(([, value]) => value !== null);
  return { ...always, ...Object.fromEntries(filled) };
}

/** Only what differs; what was cleared is null. */
export function changeOf(before: ProductDraft, after: ProductDraft): ProductChange {
  return Object.assign(
    {},
    ...changedFields(before, after).map((field) => wireFields[field](after)),
  );
}

/** The product that a draft would be, for customers' screens; without an id it is none yet. */
export function previewOf(draft: ProductDraft): Product {
  const name = draft.name.trim();
  const { year, pictures } = draft;
  return {
    id: '',
    slug: '',
    name,
    description: draft.description.trim(),
    category: draft.category || defaultCategory,
    price: toWire(centsOf(draft.price) || null),
    currency: 'USD',
    year: year.trim() ? Number(year) : null,
    brand: draft.brand.trim() || null,
    model: draft.model.trim() || null,
    engineType: draft.engineType.trim() || null,
    availableProvinces: draft.provinces.join(','),
    status: draft.status,
    stock: draft.stock.trim() ? Number(draft.stock) : null,
    formerPrice: null,
    formerPriceSince: null,
    featured: draft.featured,
    images: pictures.length > 0 ? pictures.map(({ image }) => image) : null,
    imageAlts: pictures.map(({ alt }) => alt.trim() || name),
    specifications: Object.fromEntries(filledRows(draft.specifications)),
  };
}
