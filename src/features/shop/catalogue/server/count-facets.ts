import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ProductCategory } from '../categories.ts';
import type { FacetCounts, ProductFilters } from '../schema.ts';
import { type CountMemory, countLimit } from './count-memory.ts';
import { allOf, conditionsOf } from './filter.ts';
import { findMatches } from './search.ts';

interface Traits {
  brand: string | null;
  engineType: string | null;
  year: number | null;
}
const facets = ['brand', 'engineType', 'year'] as const;

/**
 * Counts each facet under all other filters. Where more than `countLimit` are left, a facet has no
 * counts, so that the cost does not grow with the catalogue.
 */
export async function countFacets(
  db: Database,
  filters: ProductFilters,
  memory: CountMemory,
): Promise<FacetCounts> {
  const counts: FacetCounts = {};
  let unfiltered: Promise<Traits[] | undefined> | undefined;
  for (const facet of facets) {
    if (!filters[facet]) unfiltered ??= readTraits(db, filters, memory);
    const traits = await (filters[facet]
      ? readTraits(db, { ...filters, [facet]: undefined }, memory)
      : unfiltered);
    if (traits) counts[facet] = tally(traits.map((traits) => traits[facet]));
  }
  return counts;
}

export async function countCategories(
  db: Database,
  search: string,
): Promise<Partial<Record<ProductCategory, number>> | undefined> {
  const found = await findMatches(db, search, conditionsOf({}));
  if (!found.seqs) return undefined;
  const { rows } = await sql<{ category: ProductCategory; count: number }>`
    select category, count(*)::int as count from product
    where seq = any(${found.seqs}::bigint[]) group by category`.execute(db);
  return Object.fromEntries(rows.map(({ category, count }) => [category, count]));
}

async function readTraits(
  db: Database,
  filters: ProductFilters,
  memory: CountMemory,
): Promise<Traits[] | undefined> {
  const conditions = conditionsOf(filters);
  const found = filters.search ? await findMatches(db, filters.search, conditions) : undefined;
  if (found) {
    if (!found.seqs) return undefined;
    conditions.push(sql`seq = any(${found.seqs}::bigint[])`);
  } else if ((memory.recall(filters) ?? 0) > countLimit) {
    return undefined;
  }
  const { rows } = await sql<Traits>`
    select brand_key as brand, engine_kind as "engineType", year from product
    where ${allOf(conditions)} limit ${countLimit + 1}`.execute(db);
  return rows.length > countLimit ? undefined : rows;
}

function tally(values: readonly (string | number | null)[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) {
    if (value !== null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}
