import { z } from 'zod';
import { provinceCodes } from '#features/provinces/provinces.ts';
import { blankIsAbsent, trimmedText } from '#platform/http/input-schemas.ts';
import { readAmount, typedAmount } from '#platform/text/typed-amount.ts';
import { categories, type ProductCategory } from './categories.ts';
import { maxIds, productSorts, productStatuses } from './schema-values.ts';

export {
  maxIds,
  type ProductSort,
  type ProductStatus,
} from './schema-values.ts';

export const categorySlugs = categories.map(({ slug }) => slug) as [
  ProductCategory,
  ...ProductCategory[],
];

/** A product on the wire. */
export const Product = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(categorySlugs),
  /** US dollars with two places; null means that the price is to be confirmed. */
  price: z.string().nullable(),
  currency: z.literal('USD'),
  year: z.number().int().nullable(),
  brand: z.string().nullable(),
  model: z.string().nullable(),
  engineType: z.string().nullable(),
  /** Comma-separated codes. */
  availableProvinces: z.string(),
  status: z.enum(productStatuses),
  /** How many pieces there are; null: ordered when wanted. */
  stock: z.number().int().nullable(),
  /** What it cost before its price was lowered, and since which day; null: nothing is saved. */
  formerPrice: z.string().nullable(),
  formerPriceSince: z.iso.date().nullable(),
  featured: z.boolean(),
  /** Addresses of the card-sized pictures, or null for none. */
  images: z.array(z.string()).nullable(),
  /** What `images` show, in the same order. */
  imageAlts: z.array(z.string()),
  /** In the order in which they are shown. */
  specifications: z.record(z.string(), z.string()),
});
export type Product = z.infer<typeof Product>;

/** A picture that staff brought in and that products may show. */
export const StoredPicture = z.object({
  /** What a product remembers of it, beside what it shows. */
  hash: z.string(),
  /** Of what is stored, in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** Its address as it stands in a product's `images`. */
  image: z.string(),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

/** Where on the web a picture is, or which of ours it is. */
export const PictureImport = z.strictObject({ address: z.string().trim().min(1).max(2000) });
export type PictureImport = z.infer<typeof PictureImport>;

export const ProductAddress = z.object({
  category: z.enum(categorySlugs),
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/),
});

/** An amount in US dollars as a person types it → integer cents. */
const Amount = z
  .string()
  .trim()
  .regex(typedAmount)
  .transform((written) => readAmount(written) ?? z.NEVER);

/** A text to compare with; no database takes a NUL. */
const Word = trimmedText(60);

/** A comma list of ids. */
const Ids = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.uuid()).max(maxIds));

/** The filters and what pages them; unknown keys are ignored. */
export const ProductQuery = z.object({
  /** Keeps only these: the cart asks for its prices and availability again. */
  ids: blankIsAbsent(Ids),
  category: blankIsAbsent(z.enum(categorySlugs)),
  search: blankIsAbsent(z.string().trim().max(100)),
  minPrice: blankIsAbsent(Amount),
  maxPrice: blankIsAbsent(Amount),
  year: blankIsAbsent(z.coerce.number().int().min(1900).max(2100)),
  brand: blankIsAbsent(Word),
  engineType: blankIsAbsent(Word),
  featured: blankIsAbsent(z.enum(['true', 'false'])),
  /** Keeps only products that reach this province. */
  province: blankIsAbsent(z.enum(provinceCodes)),
  /** Puts products that reach this province first. */
  nearest: blankIsAbsent(z.enum(provinceCodes)),
  sort: blankIsAbsent(z.enum(productSorts)),
  limit: blankIsAbsent(z.coerce.number().int().min(1).max(100)),
  cursor: blankIsAbsent(z.string().max(300)),
  /** Names, specifications and what pictures show in English; as staff wrote them without it. */
  language: blankIsAbsent(z.literal('en')),
});
/** Of one product: the language, and for which province it is looked at. */
export const ProductDetailQuery = ProductQuery.pick({ language: true, province: true });
/** As the server reads it: amounts in cents. */
export type ProductFilters = z.output<typeof ProductQuery>;

const Counts = z.record(z.string(), z.number().int()).optional();

/** Products by plain brand, engine kind and year; a facet without counts has too many to count. */
const FacetCounts = z.object({ brand: Counts, engineType: Counts, year: Counts });
export type FacetCounts = z.infer<typeof FacetCounts>;

/** What the filters of a category offer beyond the fixed lists, and what each would leave. */
export const ProductChoices = z.object({
  brands: z.array(z.string()),
  newestYear: z.number().int().nullable(),
  counts: FacetCounts,
  /** How many products of each category a search finds by itself; absent without one, or for too many. */
  categories: z.partialRecord(z.enum(categorySlugs), z.number().int()).optional(),
});
export type ProductChoices = z.infer<typeof ProductChoices>;

/** The filters of a list, without what orders and pages it. */
export const ProductChoicesQuery = ProductQuery.omit({
  ids: true,
  nearest: true,
  sort: true,
  limit: true,
  cursor: true,
  language: true,
});

/** What customers should know for a while. */
export const ShopNotice = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** ISO 8601; until when it holds. */
  until: z.string(),
});
export type ShopNotice = z.infer<typeof ShopNotice>;

export const ShopNoticeQuery = z.object({
  province: blankIsAbsent(z.enum(provinceCodes)),
  category: blankIsAbsent(z.enum(categorySlugs)),
});

/** As it is written in an address. */
export interface ProductQueryText {
  ids?: string;
  category?: ProductCategory;
  search?: string;
  minPrice?: string;
  maxPrice?: string;
  year?: string;
  brand?: string;
  engineType?: string;
  featured?: 'true';
  province?: string;
  nearest?: string;
  sort?: string;
  limit?: string;
  cursor?: string;
  language?: 'en';
}
