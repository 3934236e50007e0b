import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { readAmount } from '#platform/text/typed-amount.ts';
import { withQuery } from '#platform/text/with-query.ts';
import { findCategory, type ProductCategory } from './categories.ts';
import type { ProductQueryText } from './schema.ts';
import { type FacetName, facetNames } from './schema-values.ts';

/** The state of a catalogue screen, which only its address holds. */
export interface CatalogueAddress extends Partial<Record<FacetName, string>> {
  search?: string | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  year?: string | undefined;
  brand?: string | undefined;
  engineType?: string | undefined;
  sort?: string | undefined;
  /** '1': only products that reach the chosen province. */
  mine?: string | undefined;
  /** '1': prices are meant with all that is paid in Cuba; in a category only. */
  whole?: string | undefined;
  cursor?: string | undefined;
  /** The number of the page that the cursor begins. */
  page?: string | undefined;
}

const filterNames = ['search', 'minPrice', 'maxPrice', 'year', 'brand', 'engineType'] as const;
export const chipNames = [...filterNames, ...facetNames, 'whole', 'mine'] as const;
const vehicleNames: readonly string[] = ['year', 'brand', 'engineType'];
export const addressNames = [
  ...filterNames,
  ...facetNames,
  'sort',
  'whole',
  'mine',
  'cursor',
  'page',
] as const;
/** Query key: asks for the whole form of filters, which a first list leaves out (in low-data mode all of it). */
export const allFilters = 'filtros';

export function hasVehicleFilters(category: ProductCategory | undefined): boolean {
  return findCategory(category)?.vehicle ?? true;
}

export function readCatalogueAddress(
  query: URLSearchParams,
  category: ProductCategory | undefined,
): CatalogueAddress {
  const current: CatalogueAddress = {};
  for (const name of addressNames) {
    const value = query.get(name)?.trim();
    if (!value || (vehicleNames.includes(name) && !hasVehicleFilters(category))) continue;
    if (name === 'whole' && !category) continue;
    current[name] = value;
  }
  return current;
}

/**
 * A form without JavaScript sends empty fields too. Returns the address without them, or undefined
 * if it has none.
 */
export function withoutEmptyKeys({ pathname, searchParams }: URL): string | undefined {
  const all = [...searchParams];
  const filled = all.filter(([, value]) => value.trim() !== '');
  if (filled.length === all.length) return undefined;
  return withQuery(pathname, new URLSearchParams(filled));
}

export function hasWrongPrice(current: CatalogueAddress, name: 'minPrice' | 'maxPrice'): boolean {
  return readAmount(current[name] ?? '0') === undefined;
}

export function toProductQuery(
  { mine, whole, page: _page, ...current }: CatalogueAddress,
  category: ProductCategory | undefined,
  province: ProvinceCode,
  limit?: number,
): ProductQueryText {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(current)) if (value) query[name] = value;
  if (query.search) query.search = query.search.slice(0, maxSearch);
  for (const name of ['brand', 'engineType']) if (!isWord(query[name] ?? '')) delete query[name];
  for (const name of ['minPrice', 'maxPrice']) {
    const cents = readAmount(query[name] ?? '');
    if (cents !== undefined) query[name] = String(cents / 100);
    else delete query[name];
  }
  const { minPrice, maxPrice } = query;
  // A price range in the wrong order means the range between the two prices.
  if (minPrice && maxPrice && +minPrice > +maxPrice) {
    Object.assign(query, { minPrice: maxPrice, maxPrice: minPrice });
  }
  for (const name of facetNames) if (!isFacetValue(query[name] ?? '')) delete query[name];
  if (!/^(19|20)\d\d$/.test(query.year ?? '2000')) delete query.year;
  if (!/^(newest|-?price|year)$/.test(query.sort ?? 'newest')) delete query.sort;
  return {
    ...query,
    ...(limit && { limit: String(limit) }),
    ...(findCategory(category) && category && { category }),
    ...(whole && { wholeIn: province }),
    ...(mine ? { province } : { nearest: province }),
  };
}

/** Leaves out order and paging, which do not change what the filters offer. */
export function toChoicesQuery(
  current: CatalogueAddress,
  category: ProductCategory | undefined,
  province: ProvinceCode,
): ProductQueryText {
  const query = toProductQuery(current, category, province);
  const { limit: _limit, nearest: _nearest, sort: _sort, cursor: _cursor, ...filters } = query;
  return filters;
}

const maxSearch = 100;

const isFacetValue = (value: string) => /^[a-z0-9-]{1,24}$/.test(value);

function isWord(value: string): boolean {
  return value.length <= 60 && !value.includes('\0');
}
