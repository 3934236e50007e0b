import type { ProductFilters } from '../schema.ts';

/**
 * Remembers which filters leave more products than anyone counts. What leaves too many within a
 * price range leaves too many within every wider one, so most lists of a big catalogue are
 * answered without counting. It holds for the catalogue as it is (see memory.ts).
 */
export interface CountMemory {
  /** Whether there are certainly more than the limit. */
  isMany(filters: ProductFilters): boolean;
  rememberMany(filters: ProductFilters): void;
}

interface Range {
  min: number;
  max: number;
}

const keptFilters = 2000;
const keptRanges = 8;

export function createCountMemory(): CountMemory {
  const ranges = new Map<string, Range[]>();
  return {
    isMany(filters) {
      const asked = rangeOf(filters);
      return ranges.get(keyOf(filters))?.some((known) => holds(asked, known)) ?? false;
    },
    rememberMany(filters) {
      const key = keyOf(filters);
      const narrow = rangeOf(filters);
      const others = (ranges.get(key) ?? []).filter((known) => !holds(known, narrow));
      if (ranges.size >= keptFilters && !ranges.has(key)) ranges.clear();
      ranges.set(key, [...others.slice(1 - keptRanges), narrow]);
    },
  };
}

function holds(wide: Range, narrow: Range): boolean {
  return wide.min <= narrow.min && narrow.max <= wide.max;
}

// No limit at all is wider than any range: it also lets products without a price in.
function rangeOf({ minPrice, maxPrice }: ProductFilters): Range {
  return { min: minPrice ?? Number.NEGATIVE_INFINITY, max: maxPrice ?? Number.POSITIVE_INFINITY };
}

function keyOf({ category, year, brand, engineType, featured, province }: ProductFilters): string {
  return JSON.stringify([category, year, brand, engineType, featured, province]);
}
