import { plain } from '#platform/text/plain.ts';
import { brandOptions, wellKnownBrands } from './brands.ts';
import type { CatalogueAddress } from './catalogue-address.ts';
import { engineOptions } from './engine.ts';
import type { ProductChoices } from './schema.ts';

/**
 * A choice, and how many products it would leave. The count is absent where there are too many to
 * count.
 */
export type FilterOption = [value: string, count?: number];

/**
 * The well-known brands and the last 20 years stay, with 0 where there are none. Of the other choices
 * those are left out that would leave no product, except the current one.
 */
export type FilterOptions = Record<'year' | 'brand' | 'engineType', FilterOption[]>;

export function filterOptions(
  { brands, newestYear, counts }: ProductChoices,
  current: CatalogueAddress,
  now: Date,
): FilterOptions {
  const years = yearOptions(now, newestYear).map((year) => [String(year), String(year)] as const);
  const makes = brandOptions(brands).map((brand) => [brand, plain(brand)] as const);
  const engines = engineOptions.map(({ kind, label }) => [label.es, kind] as const);
  return {
    year: offerOptions(years, counts.year, current.year, yearOptions(now, newestYear).map(String)),
    brand: offerOptions(makes, counts.brand, current.brand, wellKnownBrands),
    engineType: offerOptions(engines, counts.engineType, current.engineType),
  };
}

function offerOptions(
  options: readonly (readonly [value: string, key: string])[],
  counts: Record<string, number> | undefined,
  chosen: string | undefined,
  always: readonly string[] = [],
): FilterOption[] {
  if (!counts) return options.map(([value]) => [value]);
  return options
    .map(([value, key]): FilterOption => [value, counts[key] ?? 0])
    .filter(([value, count]) => count !== 0 || value === chosen || always.includes(value));
}

/** The last 20 years, newest first, and next year if a product has it. */
export function yearOptions(now: Date, newestYear: number | null): number[] {
  const current = now.getFullYear();
  const years = Array.from({ length: 20 }, (_, back) => current - back);
  return newestYear === current + 1 ? [newestYear, ...years] : years;
}
