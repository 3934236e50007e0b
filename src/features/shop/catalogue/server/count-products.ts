import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ProductFilters } from '../schema.ts';
import { type CountMemory, countLimit } from './count-memory.ts';
import { allOf, conditionsOf, type ProductCondition } from './filter.ts';

export async function countProducts(
  db: Database,
  filters: ProductFilters,
  memory: CountMemory,
): Promise<number> {
  if (filters.ids) return count(db, conditionsOf(filters));
  const remembered = memory.recall(filters);
  if (remembered !== undefined) return remembered;
  if (memory.needsPrices(filters)) {
    memory.storePrices(filters, await pricesOf(db, filters));
    const computed = memory.recall(filters);
    if (computed !== undefined) return computed;
  }
  const total = await count(db, conditionsOf(filters));
  memory.storeCount(filters, total);
  return total;
}

async function pricesOf(db: Database, filters: ProductFilters): Promise<(number | null)[]> {
  const { minPrice: _lowest, maxPrice: _highest, ...others } = filters;
  const { rows } = await sql<{ prices: (string | number | null)[] }>`
    select array(select price_cents from product where ${allOf(conditionsOf(others))}
      limit ${countLimit + 1})::float8[] as prices`.execute(db);
  return (rows[0]?.prices ?? []).map((price) => (price === null ? null : Number(price)));
}

async function count(db: Database, conditions: readonly ProductCondition[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from
      (select from product where ${allOf(conditions)} limit ${countLimit + 1}) as counted`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}
