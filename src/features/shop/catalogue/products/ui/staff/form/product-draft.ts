import {
  isProvinceCode,
  type ProvinceCode,
  provinceCodes,
} from '#features/company/provinces/provinces.ts';
import { isDrawn } from '#features/shop/catalogue/card-product.ts';
import {
  defaultCategory,
  findCategory,
  type ProductCategory,
} from '#features/shop/catalogue/categories.ts';
import type { PictureKind } from '#features/shop/catalogue/pictures/picture-kinds.ts';
import { defaultProvinces } from '#features/shop/catalogue/products/product-form.ts';
import type {
  ProductFields,
  ProductForm,
  StaffProduct,
} from '#features/shop/catalogue/products/staff-schema.ts';
import type { Product, ProductStatus } from '#features/shop/catalogue/schema.ts';
import { newRowKey } from '#kit/staff/list/row-key.ts';
import { toWire } from '#platform/money.ts';
import { readAmount } from '#platform/text/typed-amount.ts';

export interface ProductDraft {
  name: string;
  description: string;
  descriptionEn: string;
  category: ProductCategory | '';
  price: string | null;
  formerPrice: string;
  status: ProductStatus;
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
  key: string;
  name: string;
  value: string;
}

export interface DraftPicture {
  image: string;
  alt: string;
  kind?: PictureKind | null;
  drawn?: boolean;
}

export type DraftField = keyof ProductDraft;

export function emptyDraft(category: string | undefined): ProductDraft {
  return {
    name: '',
    description: '',
    descriptionEn: '',
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

export function productDraftOf(product: StaffProduct): ProductDraft {
  const { name, images, imageAlts } = product;
  return {
    name,
    description: product.description,
    descriptionEn: product.descriptionEn ?? '',
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
    // A description that equals the product's name follows the name.
    pictures: (images ?? []).map((image, at) => ({
      image,
      alt: imageAlts[at] === name ? '' : (imageAlts[at] ?? ''),
      kind: product.imageKinds?.[at] ?? null,
      drawn: isDrawn(product, at),
    })),
  };
}

/** The copy is not sold, reserved or featured, even if the original is. */
export function copyOf(product: StaffProduct, name: string): ProductDraft {
  return { ...productDraftOf(product), name, status: 'available', featured: false };
}

const wireFields = {
  name: ({ name }) => ({ name: name.trim() }),
  description: ({ description }) => ({ description: description.trim() || null }),
  descriptionEn: ({ descriptionEn }) => ({ descriptionEn: descriptionEn?.trim() || null }),
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
          imageKinds: pictures.map(({ kind }) => kind ?? null),
          drawn: [...pictures.keys()].filter((at) => pictures[at]?.drawn),
        },
} satisfies Record<DraftField, (draft: ProductDraft) => ProductFields>;

const draftFields = Object.keys(wireFields) as DraftField[];

/** Suggested rows without a value are not saved. */
export function filledRows(rows: readonly DraftSpecification[]): [name: string, value: string][] {
  return rows.flatMap(({ name, value }) =>
    value.trim() ? [[name.trim(), value.trim()] as [string, string]] : [],
  );
}

/** Writes an amount in the wire's form; any other text is left for the server to refuse. */
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

const toText = (fields: ProductFields): string => JSON.stringify(fields);

export function changedDraftFields(before: ProductDraft, after: ProductDraft): DraftField[] {
  return draftFields.filter((field) => !isSame(field, before, after));
}

export function productFormOf(draft: ProductDraft): ProductForm {
  const body = Object.assign({}, ...draftFields.map((field) => wireFields[field](draft)));
  const { year, brand, model, engineType, imageAlts, stock, formerPrice, ...rest } = body;
  const { descriptionEn, ...always } = rest;
  const optional = { year, brand, model, engineType, imageAlts, stock, formerPrice, descriptionEn };
  const filled = Object.entries(optional).filter(([, value]) => value !== null);
  return { ...always, ...Object.fromEntries(filled) };
}

/** Returns only what differs; cleared fields are null. */
export function changeOf(before: ProductDraft, after: ProductDraft): ProductFields {
  return Object.assign(
    {},
    ...changedDraftFields(before, after).map((field) => wireFields[field](after)),
  );
}

/** Makes a product for the customers' components; its id is empty. */
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
    drawn: [...pictures.keys()].filter((at) => pictures[at]?.drawn),
    specifications: Object.fromEntries(filledRows(draft.specifications)),
  };
}
