import { z } from 'zod';
import { CsvFiles } from '#platform/http/csv-file.ts';
import { blankIsAbsent, isoMoment, pageLimit, trimmedText } from '#platform/http/input-schemas.ts';
import { categorySlugs, WrittenProduct } from '../schema.ts';
import { productStatuses } from '../schema-values.ts';
import {
  Category,
  Description,
  Drawn,
  Featured,
  FilterName,
  ImageAlts,
  ImageKinds,
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
import { formLimits, staffProductSorts } from './product-form.ts';

export const StaffProduct = WrittenProduct.extend({
  createdAt: z.iso.datetime(),
  /** With microseconds; comes back as `expected`. */
  updatedAt: z.iso.datetime(),
  deletedAt: z.iso.datetime().nullable(),
});
export type StaffProduct = z.infer<typeof StaffProduct>;

/** Warnings by field; none of them is an error. */
export const SavedProduct = StaffProduct.extend({ warnings: z.record(z.string(), z.string()) });
export type SavedProduct = z.infer<typeof SavedProduct>;

export const StaffProductQuery = z.object({
  category: blankIsAbsent(z.enum(categorySlugs)),
  status: blankIsAbsent(z.enum(productStatuses)),
  q: blankIsAbsent(trimmedText(300)),
  sort: blankIsAbsent(z.enum(staffProductSorts)),
  page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(10_000)),
  limit: pageLimit,
  /** '1': only deleted products. */
  deleted: blankIsAbsent(z.literal('1')),
});
export type StaffProductFilters = z.output<typeof StaffProductQuery>;
export type StaffProductQueryText = z.input<typeof StaffProductQuery>;

/** The `updatedAt` that the agent saw. */
export const ProductRemoval = z.strictObject({ expected: isoMoment() });

export const ProductStatsQuery = StaffProductQuery.pick({ status: true, q: true });
export type ProductStatsFilters = z.output<typeof ProductStatsQuery>;

/** A deleted product counts in `deleted` only, whatever the filters. */
export const ProductStats = z.object({
  total: z.number().int(),
  byCategory: z.record(z.enum(categorySlugs), z.number().int()),
  byStatus: z.record(z.enum(productStatuses), z.number().int()),
  deleted: z.number().int(),
});
export type ProductStats = z.infer<typeof ProductStats>;

const optionalFields = {
  description: Description.optional(),
  descriptionEn: Description.optional(),
  availableProvinces: Provinces.optional(),
  status: Status.optional(),
  stock: Stock.optional(),
  formerPrice: Price.optional(),
  featured: Featured.optional(),
  images: Images.optional(),
  imageAlts: ImageAlts.optional(),
  imageKinds: ImageKinds.optional(),
  drawn: Drawn.optional(),
  year: Year.optional(),
  brand: FilterName(formLimits.brand).optional(),
  model: OptionalLine(formLimits.model).optional(),
  engineType: FilterName(formLimits.engineType).optional(),
  specifications: Specifications.optional(),
};

export const ProductForm = z.strictObject({
  name: Name,
  category: Category,
  price: Price,
  ...optionalFields,
});
export type ProductForm = z.input<typeof ProductForm>;
export type CheckedForm = z.output<typeof ProductForm>;

/** A missing key leaves its field as it is; null clears the field. */
export const ProductFields = z.strictObject({
  name: Name.optional(),
  category: Category.optional(),
  price: Price.optional(),
  ...optionalFields,
});
export type ProductFields = z.input<typeof ProductFields>;
export type CheckedFields = z.output<typeof ProductFields>;

export const ProductChange = ProductFields.extend({
  /** The `updatedAt` that the agent saw; a 409 if it differs now. */
  expected: isoMoment(),
  /** The agent confirmed that fewer pieces are left than customers were promised. */
  belowHeld: z.boolean().optional(),
});
export type CheckedChange = z.output<typeof ProductChange>;

export const ProductImportQuery = z.object({
  /** '1': reports without writing. */
  dryRun: blankIsAbsent(z.literal('1')),
  /** How many rows that are the same as an earlier one whoever imports saw and wants created. */
  repeated: blankIsAbsent(z.coerce.number<string>().int().min(0)),
  /** How many rows with errors whoever imports saw and leaves out. */
  rejected: blankIsAbsent(z.coerce.number<string>().int().min(0)),
});

/** `row` counts as a spreadsheet does: the heading is 1. Null column: the whole row. */
const ImportRemark = z.object({
  row: z.number().int(),
  column: z.string().nullable(),
  message: z.string(),
});
export type ImportRemark = z.infer<typeof ImportRemark>;

const FieldChange = z.object({ column: z.string(), from: z.string(), to: z.string() });
export type FieldChange = z.infer<typeof FieldChange>;

export const ProductImport = z.object({
  written: z.boolean(),
  rows: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  picturesToFetch: z.number().int(),
  /** Rows to create that are the same as an earlier one; absent in old reports. */
  repeated: z.number().int().optional(),
  errorCount: z.number().int(),
  /** How many rows have them, and those rows to be mended; absent in old reports. */
  rejected: z.number().int().optional(),
  leftFiles: CsvFiles.nullable().optional(),
  errors: z.array(ImportRemark),
  warnings: z.array(ImportRemark),
  changes: z.array(
    z.object({
      row: z.number().int(),
      kind: z.enum(['create', 'update']),
      name: z.string(),
      columns: z.array(z.string()),
      id: z.uuid().optional(),
      fields: z.array(FieldChange).optional(),
    }),
  ),
});
export type ProductImport = z.infer<typeof ProductImport>;
