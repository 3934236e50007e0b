import { type RawBuilder, sql } from 'kysely';
import type { ProductFilters, ProductSort } from '../schema.ts';
import { type Condition, reaches } from './filter.ts';

/**
 * A stretch of the list: products that share a condition, walked along one index. The whole list
 * is its stretches one after the other (those that reach the province, then the others; those with
 * a price, then those without), so no page needs to sort more than it shows.
 */
export interface Stretch {
  where: Condition[];
  /** What is sorted by before `seq`; undefined sorts by `seq` alone. */
  key: RawBuilder<number> | undefined;
  direction: 'asc' | 'desc';
}

/** Where a page ended: in which stretch, and the sort values of its last product. */
export interface Position {
  stretch: number;
  key: number | null;
  seq: string;
}

export type ListOrder = ProductSort | 'relevance';

export function stretchesOf(
  order: ListOrder,
  filters: ProductFilters,
  query?: RawBuilder<unknown>,
): Stretch[] {
  const sorted = sortStretches(order, query);
  const { nearest } = filters;
  if (!nearest) return sorted;
  const [near, far] = [reaches(nearest), sql<boolean>`not ${reaches(nearest)}`];
  return [near, far].flatMap((reach) =>
    sorted.map((stretch) => ({ ...stretch, where: [...stretch.where, reach] })),
  );
}

function sortStretches(order: ListOrder, query: RawBuilder<unknown> | undefined): Stretch[] {
  const newest: Stretch = { where: [], key: undefined, direction: 'desc' };
  switch (order) {
    case 'newest':
      return [newest];
    case 'relevance':
      return query
        ? [{ where: [], key: sql<number>`ts_rank(search, ${query})`, direction: 'desc' }]
        : [newest];
    case 'price':
      return withoutLast(sql<number>`price_cents`, 'asc', newest);
    case '-price':
      return withoutLast(sql<number>`price_cents`, 'desc', newest);
    case 'year':
      return withoutLast(sql<number>`year`, 'desc', newest);
  }
}

/** By a column, and at the end those that have nothing in it. */
function withoutLast(
  key: RawBuilder<number>,
  direction: 'asc' | 'desc',
  newest: Stretch,
): Stretch[] {
  return [
    { where: [sql`${key} is not null`], key, direction },
    { ...newest, where: [sql`${key} is null`] },
  ];
}

/** Keeps what comes after a position within its stretch. */
export function after({ key, direction }: Stretch, position: Position): Condition {
  const operator = direction === 'asc' ? sql`>` : sql`<`;
  if (!key) return sql`seq ${operator} ${position.seq}::bigint`;
  return sql`(${key}, seq) ${operator} (${position.key}, ${position.seq}::bigint)`;
}

export function orderBy({ key, direction }: Stretch): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  return key ? sql`${key} ${way}, seq ${way}` : sql`seq ${way}`;
}
