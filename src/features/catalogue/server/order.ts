import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductFilters, ProductSort } from '../schema.ts';
import { type Condition, reaches } from './filter.ts';
import type { SearchMatches } from './search.ts';

/**
 * A segment of the list: products that share a condition, walked along one index. The whole list
 * is its segments one after the other (those that reach the province, then the others; those with
 * a price, then those without), so no page needs to sort more than it shows.
 */
export interface Segment {
  where: Condition[];
  /** What is sorted by before `seq`; undefined sorts by `seq` alone. */
  key: RawBuilder<number> | undefined;
  direction: 'asc' | 'desc';
}

/** Where a page ended: in which segment, and the sort values of its last product. */
export interface Position {
  segment: number;
  key: number | null;
  seq: string;
}

export type ListOrder = ProductSort | 'relevance';

/** How what a search found is put in order. */
type Ranking = Pick<SearchMatches, 'isInName' | 'rank'>;

/**
 * The shop's own orders (newest, best match) put first what reaches the province. An order that
 * somebody chose is kept as it is: what cannot be had stands in its place, and says why.
 */
export function segmentsOf(
  order: ListOrder,
  { nearest }: ProductFilters,
  ranking?: Ranking,
): Segment[] {
  const sorted = sortedSegments(order, ranking);
  if (!nearest || (order !== 'newest' && order !== 'relevance')) return sorted;
  return sorted.flatMap((segment) => split(segment, reaches(nearest)));
}

/** What fulfils a condition, then what does not. */
function split(segment: Segment, condition: Condition): Segment[] {
  return [condition, sql<SqlBool>`not ${condition}`].map((each) => ({
    ...segment,
    where: [...segment.where, each],
  }));
}

function sortedSegments(order: ListOrder, ranking: Ranking | undefined): Segment[] {
  const newest: Segment = { where: [], key: undefined, direction: 'desc' };
  switch (order) {
    case 'newest':
      return [newest];
    case 'relevance':
      return ranking
        ? split({ where: [], key: ranking.rank, direction: 'desc' }, ranking.isInName)
        : [newest];
    case 'price':
      return withMissingLast(sql<number>`price_cents`, 'asc', newest);
    case '-price':
      return withMissingLast(sql<number>`price_cents`, 'desc', newest);
    case 'year':
      return withMissingLast(sql<number>`year`, 'desc', newest);
  }
}

/** By a column, and at the end those that have nothing in it. */
function withMissingLast(
  key: RawBuilder<number>,
  direction: 'asc' | 'desc',
  newest: Segment,
): Segment[] {
  return [
    { where: [sql`${key} is not null`], key, direction },
    { ...newest, where: [sql`${key} is null`] },
  ];
}

/** Keeps what comes after a position within its segment. */
export function isAfter({ key, direction }: Segment, position: Position): Condition {
  const operator = direction === 'asc' ? sql`>` : sql`<`;
  if (!key) return sql`seq ${operator} ${position.seq}::bigint`;
  return sql`(${key}, seq) ${operator} (${position.key}, ${position.seq}::bigint)`;
}

export function orderBy({ key, direction }: Segment): RawBuilder<unknown> {
  const directionSql = direction === 'asc' ? sql`asc` : sql`desc`;
  return key ? sql`${key} ${directionSql}, seq ${directionSql}` : sql`seq ${directionSql}`;
}
