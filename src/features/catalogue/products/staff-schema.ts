import { z } from 'zod';
import { blankIsAbsent, isoMoment, pageLimit, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import type { ProductCategory } from '../categories.ts';
import { categorySlugs, Product, type ProductStatus } from '../schema.ts';
import { productStatuses } from '../schema-values.ts';
import {
  Category,
  Description,
  Featured,
  FilterName,
  ImageAlts,
  Images,
  Name,
  OptionalLine,
  Price,
  Provinces,
  Specifications,
  Status,
  Stock,
  Year,
} from './form-schema.ts';
import {
  formLimits,
  formTexts,
  maxStatusIds,
  type StaffProductSort,
  staffProductSorts,
} from './product-form.ts';

/** A product as staff see it. */
export const StaffProduct = Product.extend({
  createdAt: z.iso.datetime(),
  /** To the microsecond; goes back as `expected`, just as it came. */
  updatedAt: z.iso.datetime(),
  /** Null unless it was deleted. */
  deletedAt: z.iso.datetime().nullable(),
});
export type StaffProduct = z.infer<typeof StaffProduct>;

/** What was written, and by field what the agent should look at; nothing of it is an error. */
export const SavedProduct = StaffProduct.extend({ warnings: z.record(z.string(), z.string()) });
export type SavedProduct = z.infer<typeof SavedProduct>;

export const StaffProductQuery = z.object({
  category: blankIsAbsent(z.enum(categorySlugs)),
  status: blankIsAbsent(z.enum(productStatuses)),
  /** Words as customers search; or an id, a slug (or its beginning), an address of the shop. */
  q: blankIsAbsent(trimmedText(300)),
  sort: blankIsAbsent(z.enum(staffProductSorts)),
  page: blankIsAbsent(z.coerce.number().int().min(1).max(10_000)),
  limit: pageLimit,
  /** '1': the deleted ones, and only those. */
  deleted: blankIsAbsent(z.literal('1')),
});
export type StaffProductFilters = z.output<typeof StaffProductQuery>;
/** As it is written in an address. */
export interface StaffProductQueryText {
  category?: ProductCategory;
  status?: ProductStatus;
  q?: string;
  sort?: StaffProductSort;
  page?: string;
  limit?: string;
  deleted?: '1';
}

/** How many products there are; deleted ones count in `deleted` alone. */
export const ProductStats = z.object({
  total: z.number().int(),
  byCategory: z.record(z.enum(categorySlugs), z.number().int()),
  byStatus: z.record(z.enum(productStatuses), z.number().int()),
  deleted: z.number().int(),
});
export type ProductStats = z.infer<typeof ProductStats>;

export const ProductId = z.object({ id: z.uuid() });

const optionalFields = {
  description: Description.optional(),
  availableProvinces: Provinces.optional(),
  status: Status.optional(),
  stock: Stock.optional(),
  formerPrice: Price.optional(),
  featured: Featured.optional(),
  images: Images.optional(),
  imageAlts: ImageAlts.optional(),
  year: Year.optional(),
  brand: FilterName(formLimits.brand).optional(),
  model: OptionalLine(formLimits.model).optional(),
  engineType: FilterName(formLimits.engineType).optional(),
  specifications: Specifications.optional(),
};

/** A new product: name, category and price must be there; the price may be null. */
export const ProductForm = z.strictObject({
  name: Name,
  category: Category,
  price: Price,
  ...optionalFields,
});
export type ProductForm = z.input<typeof ProductForm>;
export type CheckedForm = z.output<typeof ProductForm>;

/** Only the keys that are there change; null clears. */
export const ProductChange = z.strictObject({
  name: Name.optional(),
  category: Category.optional(),
  price: Price.optional(),
  ...optionalFields,
  /** The `updatedAt` that the agent saw; when it is another one by now the answer is a 409. */
  expected: isoMoment().optional(),
  /** The agent was told that fewer pieces would be left than customers were promised. */
  belowHeld: z.boolean().optional(),
});
export type ProductChange = z.input<typeof ProductChange>;
export type CheckedChange = z.output<typeof ProductChange>;

export const ProductsStatusChange = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(maxStatusIds),
  status: z.enum(productStatuses, withError(formTexts.status)),
});
export type ProductsStatusChange = z.input<typeof ProductsStatusChange>;

/** Of the products named: how many have another status now, had it already, are gone. */
export const StatusChanged = z.object({
  changed: z.number().int(),
  same: z.number().int(),
  missing: z.number().int(),
});
export type StatusChanged = z.infer<typeof StatusChanged>;

export const ImportQuery = z.object({
  /** '1': says what would happen and writes nothing. */
  dryRun: blankIsAbsent(z.literal('1')),
});

/** `row` as a spreadsheet counts: the heading is 1. Without a column it is about the whole row. */
const ImportRemark = z.object({
  row: z.number().int(),
  column: z.string().nullable(),
  message: z.string(),
});
export type ImportRemark = z.infer<typeof ImportRemark>;

/** From what to what a column of a product changes; blank: nothing stood or stands there. */
const FieldChange = z.object({ column: z.string(), from: z.string(), to: z.string() });
export type FieldChange = z.infer<typeof FieldChange>;

/** What an import does, or would do. With errors nothing is written. */
export const ProductImport = z.object({
  /** Whether it was done. */
  written: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  /** Pictures elsewhere that are fetched when it is done. */
  picturesToFetch: z.number().int(),
  errorCount: z.number().int(),
  /** The first of them. */
  errors: z.array(ImportRemark),
  warnings: z.array(ImportRemark),
  /** The first rows that create or change something. */
  changes: z.array(
    z.object({
      row: z.number().int(),
      kind: z.enum(['create', 'update']),
      name: z.string(),
      /** The columns that change. */
      columns: z.array(z.string()),
      /** Of a product that is there: which, and what each column was and is. Former reports lack it. */
      id: z.uuid().optional(),
      fields: z.array(FieldChange).optional(),
    }),
  ),
});
export type ProductImport = z.infer<typeof ProductImport>;
