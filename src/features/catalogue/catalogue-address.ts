import type { ProvinceCode } from '#features/provinces/provinces.ts';
import { plainAmount } from '#platform/text/typed-amount.ts';
import { findCategory, type ProductCategory } from './categories.ts';
import type { ProductQueryText } from './schema.ts';

/** The state of a catalogue screen as its address has it; nothing else holds it. */
export interface CatalogueAddress {
  search?: string | undefined;
  minPrice?: string | undefined;
  maxPrice?: string | undefined;
  year?: string | undefined;
  brand?: string | undefined;
  engineType?: string | undefined;
  sort?: string | undefined;
  /** '1': only what reaches the chosen province. */
  mine?: string | undefined;
  cursor?: string | undefined;
  /** Which page that cursor begins, as people count. */
  page?: string | undefined;
}

/** Filters that a person can set; "Limpiar" shows when one of them is. */
export const filterNames = [
  'search',
  'minPrice',
  'maxPrice',
  'year',
  'brand',
  'engineType',
] as const;
/** What has a chip while it is set. */
export const chipNames = [...filterNames, 'mine'] as const;
const vehicleNames: readonly string[] = ['year', 'brand', 'engineType'];
/** Every key that the address of a catalogue screen may have, but for `allFilters`. */
export const addressNames = [...filterNames, 'sort', 'mine', 'cursor', 'page'] as const;
/** In the address: with low data the whole form comes when it is asked for. */
export const allFilters = 'filtros';

/** Whether the vehicle filters apply: no category, or one of vehicles. */
export function hasVehicleFilters(category: ProductCategory | undefined): boolean {
  return findCategory(category)?.vehicle ?? true;
}

/** Reads an address; filters that the category does not show are left out, and empty ones. */
export function readCatalogueAddress(
  query: URLSearchParams,
  category: ProductCategory | undefined,
): CatalogueAddress {
  const current: CatalogueAddress = {};
  for (const name of addressNames) {
    const value = query.get(name)?.trim();
    if (!value || (vehicleNames.includes(name) && !hasVehicleFilters(category))) continue;
    current[name] = value;
  }
  return current;
}

/** A form without a script sends its empty fields too: the address as it should be, or undefined. */
export function withoutEmptyKeys({ pathname, searchParams }: URL): string | undefined {
  const filled = [...searchParams].filter(([, value]) => value.trim() !== '');
  if (filled.length === searchParams.size) return undefined;
  return filled.length > 0 ? `${pathname}?${new URLSearchParams(filled)}` : pathname;
}

/**
 * Whether a price was asked for that nobody can read: the list does not keep to it, and says so.
 */
export function hasWrongPrice(current: CatalogueAddress, name: 'minPrice' | 'maxPrice'): boolean {
  return !plainAmount(current[name] ?? '0');
}

/** The call behind a catalogue screen; values that no call takes are dropped, not sent. */
export function toProductQuery(
  { mine, page: _page, ...current }: CatalogueAddress,
  category: ProductCategory | undefined,
  province: ProvinceCode,
  limit?: number,
): ProductQueryText {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(current)) if (value) query[name] = value;
  if (query.search) query.search = query.search.slice(0, maxSearch);
  for (const name of ['brand', 'engineType']) if (!isWord(query[name] ?? '')) delete query[name];
  for (const name of ['minPrice', 'maxPrice']) {
    const price = plainAmount(query[name] ?? '');
    if (price) query[name] = price;
    else delete query[name];
  }
  const { minPrice, maxPrice } = query;
  // Whoever took one field for the other wants what lies between.
  if (minPrice && maxPrice && +minPrice > +maxPrice) {
    Object.assign(query, { minPrice: maxPrice, maxPrice: minPrice });
  }
  if (!/^(19|20)\d\d$/.test(query.year ?? '2000')) delete query.year;
  if (!/^(newest|-?price|year)$/.test(query.sort ?? 'newest')) delete query.sort;
  return {
    ...query,
    ...(limit && { limit: String(limit) }),
    ...(findCategory(category) && category && { category }),
    ...(mine ? { province } : { nearest: province }),
  };
}

/** The same without what orders and pages the list: what its filters offer hangs on the rest. */
export function toChoicesQuery(
  current: CatalogueAddress,
  category: ProductCategory | undefined,
  province: ProvinceCode,
): ProductQueryText {
  const query = toProductQuery(current, category, province);
  const { limit: _limit, nearest: _nearest, sort: _sort, cursor: _cursor, ...filters } = query;
  return filters;
}

/** The longest search that the call takes; the rest of a pasted text is not looked for. */
const maxSearch = 100;

function isWord(value: string): boolean {
  return value.length <= 60 && !value.includes('\0');
}
