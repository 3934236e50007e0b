import { plain } from '#platform/text/plain.ts';
import { brandOptions } from './brands.ts';
import type { CatalogueAddress } from './catalogue-address.ts';
import { engineOptions } from './engine.ts';
import type { ProductChoices } from './schema.ts';

/**
 * A choice, and how many products it would leave. The count is absent where there are too many to
 * count.
 */
export type FilterOption = [value: string, count?: number];

/**
 * Choices that would leave no product are left out, except the current one. The list shows the last
 * 20 years and the well-known brands all the same (`withNone`), which need not cross the line.
 */
export type FilterOptions = Record<'year' | 'brand' | 'engineType', FilterOption[]> &
  Pick<ProductChoices, 'years'>;

export function filterOptions(
  { brands, years, counts }: ProductChoices,
  current: CatalogueAddress,
): FilterOptions {
  const known = yearOptions(years).map((year) => [year, year] as const);
  const makes = brandOptions(brands).map((brand) => [brand, plain(brand)] as const);
  const engines = engineOptions.map(({ kind, label }) => [label.es, kind] as const);
  return {
    years,
    year: offerOptions(known, counts.year, current.year),
    brand: offerOptions(makes, counts.brand, current.brand),
    engineType: offerOptions(engines, counts.engineType, current.engineType),
  };
}

function offerOptions(
  options: readonly (readonly [value: string, key: string])[],
  counts: Record<string, number> | undefined,
  chosen: string | undefined,
): FilterOption[] {
  if (!counts) return options.map(([value]) => [value]);
  return options
    .map(([value, key]): FilterOption => [value, counts[key] ?? 0])
    .filter(([value, count]) => count !== 0 || value === chosen);
}

/** Puts choices that are always shown among those that leave something, in their order. */
export function withNone(
  options: readonly FilterOption[],
  always: readonly string[],
): readonly FilterOption[] {
  if (options.some(([, count]) => count === undefined)) return options;
  const known = new Map(options.map((option) => [option[0], option]));
  const shown = always.map((value): FilterOption => known.get(value) ?? [value, 0]);
  const others = options.filter(([value]) => !always.includes(value));
  return [...shown, ...others];
}

/** The last 20 years, and next year if a product has it. */
export function yearsOffered(current: number, newestYear: number | null): ProductChoices['years'] {
  return [newestYear === current + 1 ? newestYear : current, current - 19];
}

/** Newest first. */
export function yearOptions([newest, oldest]: ProductChoices['years']): string[] {
  return Array.from({ length: newest - oldest + 1 }, (_, back) => String(newest - back));
}
