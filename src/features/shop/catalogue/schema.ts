import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import {
  blankIsAbsent,
  trimmedText,
  typedCents,
  wrongAmount,
} from '#platform/http/input-schemas.ts';
import { languages } from '#platform/text/language.ts';
import { categories, type ProductCategory } from './categories.ts';
import { pictureKinds } from './pictures/picture-kinds.ts';
import { facetNames, maxIds, maxSearch, productSorts, productStatuses } from './schema-values.ts';

export {
  maxIds,
  type ProductSort,
  type ProductStatus,
} from './schema-values.ts';

export const categorySlugs = categories.map(({ slug }) => slug) as [
  ProductCategory,
  ...ProductCategory[],
];

export const Product = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Where it is not in the language that was asked for, because nobody wrote it in that. */
  descriptionIn: z.enum(languages).optional(),
  category: z.enum(categorySlugs),
  /** US dollars with two decimals; null means to be confirmed. */
  price: z.string().nullable(),
  currency: z.literal('USD'),
  year: z.number().int().nullable(),
  brand: z.string().nullable(),
  model: z.string().nullable(),
  engineType: z.string().nullable(),
  availableProvinces: z.string(),
  status: z.enum(productStatuses),
  /** Null means that it is ordered on demand, without a limit. */
  stock: z.number().int().nullable(),
  /** The price before it was lowered, and the day; null where it was not lowered. */
  formerPrice: z.string().nullable(),
  formerPriceSince: z.iso.date().nullable(),
  featured: z.boolean(),
  /** Addresses of the card size; null where there are none. */
  images: z.array(z.string()).nullable(),
  imageAlts: z.array(z.string()),
  /** What each picture shows, in a word or two, or nothing; absent where nobody said it of any. */
  imageCaptions: z.array(z.string()).optional(),
  /** Which of the images are drawn, by their place: they are no photos of the product. */
  drawn: z.array(z.number().int()).optional(),
  specifications: z.record(z.string(), z.string()),
});
export type Product = z.infer<typeof Product>;

/** As staff wrote it, in both languages (171-english-and-kinds-of-pictures.sql). */
export const WrittenProduct = Product.omit({ descriptionIn: true, imageCaptions: true }).extend({
  descriptionEn: z.string().optional(),
  imageKinds: z.array(z.enum(pictureKinds).nullable()).optional(),
});
export type WrittenProduct = z.infer<typeof WrittenProduct>;

export const StoredPicture = z.object({
  /** The part of a picture's address that a product stores. */
  hash: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  image: z.string(),
});
export type StoredPicture = z.infer<typeof StoredPicture>;

export const PictureImport = z.strictObject({ address: z.string().trim().min(1).max(2000) });

export const ProductAddress = z.object({
  category: z.enum(categorySlugs),
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/),
});

const Amount = z.string().transform(typedCents(0)).describe(wrongAmount.en);

const Word = trimmedText(60);

const Ids = z
  .string()
  .transform((list) => list.split(','))
  .pipe(z.array(z.uuid()).max(maxIds));

const FacetValue = blankIsAbsent(z.string().regex(/^[a-z0-9-]{1,24}$/));
const FacetQuery = Object.fromEntries(facetNames.map((name) => [name, FacetValue])) as Record<
  (typeof facetNames)[number],
  typeof FacetValue
>;

export const ProductQuery = z.object({
  /** The cart asks by ids, to refresh its prices and availability. */
  ids: blankIsAbsent(Ids),
  category: blankIsAbsent(z.enum(categorySlugs)),
  search: blankIsAbsent(z.string().trim().max(maxSearch)),
  minPrice: blankIsAbsent(Amount),
  maxPrice: blankIsAbsent(Amount),
  /** `minPrice` and `maxPrice` are of the price with all that is paid in Cuba, in this province. */
  wholeIn: blankIsAbsent(z.enum(provinceCodes)),
  year: blankIsAbsent(z.coerce.number<string>().int().min(1900).max(2100)),
  brand: blankIsAbsent(Word),
  engineType: blankIsAbsent(Word),
  ...FacetQuery,
  featured: blankIsAbsent(z.enum(['true', 'false'])),
  province: blankIsAbsent(z.enum(provinceCodes)),
  nearest: blankIsAbsent(z.enum(provinceCodes)),
  sort: blankIsAbsent(z.enum(productSorts)),
  limit: blankIsAbsent(z.coerce.number<string>().int().min(1).max(100)),
  cursor: blankIsAbsent(
    z.string().max(300).describe('From the link `next` of the page before it.'),
  ),
  /** Without it, names and specifications are in Spanish. */
  language: blankIsAbsent(z.literal('en')),
});
export const ProductDetailQuery = ProductQuery.pick({ language: true, province: true });
export type ProductFilters = z.output<typeof ProductQuery>;

const Counts = z.record(z.string(), z.number().int()).optional();

/**
 * Counts by plain brand, engine kind and year. They are absent where there are too many to count.
 */
const FacetCounts = z.object({ brand: Counts, engineType: Counts, year: Counts });
export type FacetCounts = z.infer<typeof FacetCounts>;

export const ProductChoices = z.object({
  brands: z.array(z.string()),
  /** The newest and the oldest that are offered. */
  years: z.tuple([z.number().int(), z.number().int()]),
  counts: FacetCounts,
  /**
   * How many products the search alone finds in each category; absent without a search, or for too
   * many matches.
   */
  categories: z.partialRecord(z.enum(categorySlugs), z.number().int()).optional(),
  /** What else products of the category are filtered by: name, label, and each value with its label and count. */
  facets: z.array(
    z.object({
      name: z.enum(facetNames),
      label: z.string(),
      options: z.array(
        z.object({ value: z.string(), label: z.string(), count: z.number().int().optional() }),
      ),
    }),
  ),
  /** What the search was read as, and the search without it. */
  understood: z.array(z.object({ label: z.string(), search: z.string() })).optional(),
});
export type ProductChoices = z.infer<typeof ProductChoices>;

export const ProductChoicesQuery = ProductQuery.omit({
  ids: true,
  nearest: true,
  sort: true,
  limit: true,
  cursor: true,
});

export const ShopNotice = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  /** ISO 8601. */
  until: z.string(),
});
export type ShopNotice = z.infer<typeof ShopNotice>;

export const ShopNoticeQuery = z.object({
  province: blankIsAbsent(z.enum(provinceCodes)),
  category: blankIsAbsent(z.enum(categorySlugs)),
});

export type ProductQueryText = z.input<typeof ProductQuery>;
