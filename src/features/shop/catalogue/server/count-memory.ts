import { createBoundedCache } from '#platform/bounded-cache.ts';
import type { ProductFilters } from '../schema.ts';
import { facetNames } from '../schema-values.ts';

/** Lists say "1000+" beyond that. */
export const countLimit = 1000;

/**
 * Remembers how many products some filters leave, so that most lists need no count. If a range of
 * prices has more than `countLimit`, so has every wider one. Where the other filters leave few
 * products, it keeps their prices and counts each range itself. It holds until the catalogue changes
 * (memory.ts), and ignores `search` and `ids`.
 */
export interface CountMemory {
  /** Returns `countLimit + 1` for more than that, and undefined where the count is not known. */
  recall(filters: ProductFilters): number | undefined;
  /** True where `storePrices` should be called with all prices of these filters. */
  needsPrices(filters: ProductFilters): boolean;
  /** Up to `countLimit + 1` prices in cents; null means to be confirmed. */
  storePrices(filters: ProductFilters, cents: readonly (number | null)[]): void;
  storeCount(filters: ProductFilters, count: number): void;
}

interface Range {
  min: number;
  max: number;
}

interface CountEntry {
  /** Sorted; undefined where there are too many. */
  prices: Float64Array | undefined;
  unpriced: number;
  counts: (Range & { count: number })[];
}

/** In bytes: room for the prices of some 500 filters. */
const limit = 4 * 1024 * 1024;
const countsPerFilter = 8;

export function createCountMemory(): CountMemory {
  const entries = createBoundedCache<CountEntry>(limit, ({ prices }) => prices?.byteLength ?? 0);
  return {
    recall(filters) {
      const entry = entries.get(keyOf(filters));
      if (!entry) return undefined;
      const range = rangeOf(filters);
      if (entry.prices)
        return countWithin(entry.prices, range) + (isEndless(range) ? entry.unpriced : 0);
      return entry.counts.find((other) => answersFor(other, range))?.count;
    },
    needsPrices: (filters) => !entries.has(keyOf(filters)),
    storePrices(filters, cents) {
      const priced = cents.filter((price) => price !== null);
      const few = cents.length <= countLimit;
      entries.set(keyOf(filters), {
        prices: few ? Float64Array.from(priced).sort() : undefined,
        unpriced: cents.length - priced.length,
        counts: few ? [] : [{ ...everything, count: countLimit + 1 }],
      });
    },
    storeCount(filters, count) {
      const here = entries.get(keyOf(filters));
      if (!here || here.prices) return;
      const fact = { ...rangeOf(filters), count };
      const others = here.counts.filter((other) => !answersFor(fact, other));
      here.counts = [fact, ...others].slice(0, countsPerFilter);
    },
  };
}

const everything: Range = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

function rangeOf({ minPrice, maxPrice }: ProductFilters): Range {
  return { min: minPrice ?? everything.min, max: maxPrice ?? everything.max };
}

// Products without a price are listed only without a price filter.
function isEndless({ min, max }: Range): boolean {
  return min === everything.min && max === everything.max;
}

function answersFor(counted: Range & { count: number }, range: Range): boolean {
  if (counted.min === range.min && counted.max === range.max) return true;
  return counted.count > countLimit && range.min <= counted.min && counted.max <= range.max;
}

function countWithin(prices: Float64Array, { min, max }: Range): number {
  return Math.max(0, firstAbove(prices, max) - firstAbove(prices, min - 1));
}

/** Binary search; prices are whole cents. */
function firstAbove(prices: Float64Array, limit: number): number {
  let low = 0;
  let high = prices.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}

function keyOf(filters: ProductFilters): string {
  const { category, year, brand, engineType, featured, province } = filters;
  const facets = facetNames.map((name) => filters[name]);
  return JSON.stringify([category, year, brand, engineType, featured, province, facets]);
}
