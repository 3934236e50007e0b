import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ProductFilters } from '../schema.ts';
import { type CountMemory, countLimit } from './count-memory.ts';
import { allOf, type Condition, conditionsOf } from './filter.ts';

/** How many products filters leave, their search apart; countLimit + 1 for all that are more. */
export async function countProducts(
  db: Database,
  filters: ProductFilters,
  memory: CountMemory,
): Promise<number> {
  if (filters.ids) return count(db, conditionsOf(filters));
  const known = memory.recall(filters);
  if (known !== undefined) return known;
  if (memory.wantsPrices(filters)) {
    memory.learnPrices(filters, await pricesOf(db, filters));
    const learnt = memory.recall(filters);
    if (learnt !== undefined) return learnt;
  }
  const counted = await count(db, conditionsOf(filters));
  memory.learnCount(filters, counted);
  return counted;
}

async function pricesOf(db: Database, filters: ProductFilters): Promise<(number | null)[]> {
  const { minPrice: _lowest, maxPrice: _highest, ...others } = filters;
  const { rows } = await sql<{ prices: (string | number | null)[] }>`
    select array(select price_cents from product where ${allOf(conditionsOf(others))}
      limit ${countLimit + 1})::float8[] as prices`.execute(db);
  return (rows[0]?.prices ?? []).map((price) => (price === null ? null : Number(price)));
}

async function count(db: Database, conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from
      (select from product where ${allOf(conditions)} limit ${countLimit + 1}) as counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
