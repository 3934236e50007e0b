import { type RawBuilder, sql } from 'kysely';
import type { Database, OpenDatabase } from '#platform/database/database.ts';
import { maxIds, type ProductFilters } from '../schema.ts';
import { type CountMemory, countLimit, createCountMemory } from './count-memory.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { allOf, conditionsOf, type ProductCondition } from './filter.ts';
import {
  isAfter,
  type ListOrder,
  orderBy,
  type Position,
  type Segment,
  segmentsOf,
} from './order.ts';
import { findMatches, type SearchMatches } from './search.ts';

export interface ProductList {
  products: string[];
  total: { count: number; more: boolean };
  next: string | undefined;
}

const defaultLimit = 24;

export type CatalogueDatabase = Pick<OpenDatabase, 'db' | 'prepared'>;

export class BadCursor extends Error {}

/**
 * Lists sold and reserved products too. The cost of a page does not grow with the catalogue: it
 * walks an index, sorts at most a thousand search matches, and counts no further. Throws BadCursor.
 */
export async function readProductList(
  database: CatalogueDatabase,
  filters: ProductFilters,
  counts: CountMemory = createCountMemory(),
): Promise<ProductList> {
  const scope = await scopeOf(database, filters);
  const segments = segmentsOf(scope.order, filters, scope.matches);
  const limit = filters.limit ?? (filters.ids ? maxIds : defaultLimit);
  const from = startOf(filters, scope.order, segments);
  const rows = await readSegments(database, { ...scope, segments, from, maxRows: limit + 1 });
  const total = scope.total ?? (await countProducts(database.db, filters, counts));
  const pageRows = rows.slice(0, limit);
  const last = rows.length > limit ? pageRows.at(-1) : undefined;
  return {
    products: pageRows.map((row) => row.wire),
    total: { count: Math.min(total, countLimit), more: total > countLimit },
    next: last && writeCursor(scope.order, last),
  };
}

interface Scope {
  conditions: ProductCondition[];
  order: ListOrder;
  total: number | undefined;
  matches?: SearchMatches;
}

async function scopeOf({ db }: CatalogueDatabase, filters: ProductFilters): Promise<Scope> {
  const conditions = conditionsOf(filters);
  const found = filters.search ? await findMatches(db, filters.search, conditions) : undefined;
  if (!found) return { conditions, order: filters.sort ?? 'newest', total: undefined };
  return scopeOfSearch(conditions, filters, found);
}

// More than a thousand matches are not ranked: the newest come first.
function scopeOfSearch(
  conditions: ProductCondition[],
  filters: ProductFilters,
  matches: SearchMatches,
): Scope {
  if (!matches.seqs) {
    return {
      conditions: [...conditions, sql`search @@ ${matches.query}`],
      order: filters.sort ?? 'newest',
      total: countLimit + 1,
      matches,
    };
  }
  return {
    conditions: [sql`deleted_at is null`, sql`seq = any(${matches.seqs}::bigint[])`],
    order: filters.sort ?? 'relevance',
    total: matches.seqs.length,
    matches,
  };
}

function startOf(
  { cursor }: ProductFilters,
  order: ListOrder,
  segments: readonly Segment[],
): Position | undefined {
  if (cursor === undefined) return undefined;
  const position = readCursor(cursor);
  const segment = segments[position?.segment ?? -1];
  const fits = segment && position && (segment.key === undefined) === (position.key === null);
  if (!fits || position.order !== order) throw new BadCursor();
  return position;
}

interface Row extends Position {
  wire: string;
}

interface SegmentRequest extends Scope {
  segments: readonly Segment[];
  from: Position | undefined;
  maxRows: number;
}

async function readSegments(database: CatalogueDatabase, scope: SegmentRequest): Promise<Row[]> {
  const { conditions, segments, from, maxRows } = scope;
  const rows: Row[] = [];
  for (const [at, segment] of segments.entries()) {
    if (from && at < from.segment) continue;
    if (rows.length >= maxRows) break;
    const where = [...conditions, ...segment.where];
    if (from?.segment === at) where.push(isAfter(segment, from));
    const listed = await runStatement(
      database,
      scope,
      sql`
      select wire, seq, ${segment.key ?? sql`null`} as key from product where ${allOf(where)}
      order by ${orderBy(segment)} limit ${maxRows - rows.length}`,
    );
    for (const { wire, seq, key } of listed) {
      rows.push({ wire, seq, key: key === null ? null : Number(key), segment: at });
    }
  }
  return rows;
}

interface ListedRow {
  wire: string;
  seq: string;
  key: number | null;
}

// A search has too many shapes to prepare a statement for each.
async function runStatement(
  { db, prepared }: CatalogueDatabase,
  { matches }: Scope,
  statement: RawBuilder<ListedRow>,
): Promise<ListedRow[]> {
  return matches ? (await statement.execute(db)).rows : prepared(statement.compile(db));
}

async function countProducts(
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
