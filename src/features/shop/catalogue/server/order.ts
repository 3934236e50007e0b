import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { categories } from '../categories.ts';
import type { ProductFilters, ProductSort } from '../schema.ts';
import { isForSale, type ProductCondition, reachesProvince } from './filter.ts';
import type { SearchMatches } from './search.ts';

/**
 * A part of the list whose products share a condition and one index. A list is several segments in
 * turn (those that reach the province, then the others), so that no page sorts more than it shows.
 */
export interface Segment {
  where: ProductCondition[];
  /** The list is sorted by this and then by `seq`; undefined sorts by `seq` alone. */
  key: RawBuilder<number> | undefined;
  direction: 'asc' | 'desc';
}

export interface Position {
  segment: number;
  key: number | null;
  seq: string;
}

export type ListOrder = ProductSort | 'relevance';

type Ranking = Pick<SearchMatches, 'isInName' | 'rank'>;

/**
 * In each order what can be bought stands before what is sold or reserved. Our own orders (newest,
 * best match) begin with what reaches the province; one that somebody chose asks for no province.
 */
export function segmentsOf(
  order: ListOrder,
  { nearest, category, search }: ProductFilters,
  ranking?: Ranking,
): Segment[] {
  const sorted = sortedSegments(order, ranking);
  if (order !== 'newest' && order !== 'relevance') return sorted;
  const near = nearest
    ? sorted.flatMap((segment) => split(segment, reachesProvince(nearest)))
    : sorted;
  const forSale = near.flatMap((segment) => split(segment, isForSale));
  if (category || !search) return forSale;
  // A search of the whole shop is read category by category.
  return categories.flatMap(({ slug }) =>
    forSale.map((segment) => ({
      ...segment,
      where: [sql<SqlBool>`category = ${slug}`, ...segment.where],
    })),
  );
}

/** The last division is asked first: to look for words in a product costs more than the others. */
function split(segment: Segment, condition: ProductCondition): Segment[] {
  return [condition, sql<SqlBool>`not ${condition}`].map((each) => ({
    ...segment,
    where: [each, ...segment.where],
  }));
}

const newest: Segment = { where: [], key: undefined, direction: 'desc' };

function sortedSegments(order: ListOrder, ranking: Ranking | undefined): Segment[] {
  switch (order) {
    case 'newest':
      return [newest];
    case 'relevance':
      return ranking
        ? split({ where: [], key: ranking.rank, direction: 'desc' }, ranking.isInName)
        : [newest];
    case 'price':
      return sortedBy(sql<number>`price_cents`, 'asc');
    case '-price':
      return sortedBy(sql<number>`price_cents`, 'desc');
    case 'year':
      return sortedBy(sql<number>`year`, 'desc');
  }
}

/** Products without a value come last, of those that can be bought and of the others. */
function sortedBy(key: RawBuilder<number>, direction: 'asc' | 'desc'): Segment[] {
  return split(newest, isForSale).flatMap((all) => [
    { where: [...all.where, sql<SqlBool>`${key} is not null`], key, direction },
    { ...all, where: [...all.where, sql<SqlBool>`${key} is null`] },
  ]);
}

export function isAfter({ key, direction }: Segment, position: Position): ProductCondition {
  const operator = direction === 'asc' ? sql`>` : sql`<`;
  if (!key) return sql`seq ${operator} ${position.seq}::bigint`;
  return sql`(${key}, seq) ${operator} (${position.key}, ${position.seq}::bigint)`;
}

export function orderBy({ key, direction }: Segment): RawBuilder<unknown> {
  const directionSql = direction === 'asc' ? sql`asc` : sql`desc`;
  return key ? sql`${key} ${directionSql}, seq ${directionSql}` : sql`seq ${directionSql}`;
}
