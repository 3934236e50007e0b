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
import {
  createReadings,
  type Queries,
  rankingOf,
  readSearch,
  type SearchReading,
  type SearchReadings,
  withWishes,
} from './search.ts';

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
  asked: ProductFilters,
  counts: CountMemory = createCountMemory(),
  readings: SearchReadings = createReadings(),
): Promise<ProductList> {
  const { db } = database;
  const reading = asked.search ? await readSearch(db, asked.search, readings) : undefined;
  if (reading?.isEmpty) return { products: [], total: { count: 0, more: false }, next: undefined };
  const filters = reading ? withWishes(asked, reading) : asked;
  const limit = filters.limit ?? (filters.ids ? maxIds : defaultLimit);
  // A search is counted where it is ranked.
  const counting = reading?.queries ? undefined : countProducts(db, filters, counts);
  const [page, counted = countLimit + 1] = await Promise.all([
    readPage(database, filters, { reading, counting, maxRows: limit + 1 }),
    counting,
  ]);
  const total = page.total ?? counted;
  const pageRows = page.rows.slice(0, limit);
  const last = page.rows.length > limit ? pageRows.at(-1) : undefined;
  return {
    products: pageRows.map((row) => row.wire),
    total: { count: Math.min(total, countLimit), more: total > countLimit },
    next: last && writeCursor(page.order, last),
  };
}

interface Page {
  rows: Row[];
  order: ListOrder;
  total: number | undefined;
}

interface PageRequest extends Pick<SegmentRequest, 'counting' | 'maxRows'> {
  reading: SearchReading | undefined;
}

async function readPage(
  database: CatalogueDatabase,
  filters: ProductFilters,
  { reading, counting, maxRows }: PageRequest,
): Promise<Page> {
  const conditions = conditionsOf(filters);
  const queries = reading?.queries;
  // The place in a list that nobody ranked.
  const isWalked =
    !filters.sort && filters.cursor && readCursor(filters.cursor)?.order === 'newest';
  if (queries && !isWalked) {
    const ranked = await readRanked(database, filters, { queries, conditions, maxRows });
    if (ranked.total > 0 && ranked.total <= countLimit) return ranked;
    const corrected = ranked.total === 0 && (await reading.corrected(database.db));
    if (corrected) {
      return readRanked(database, filters, { queries: corrected, conditions, maxRows });
    }
    if (ranked.total === 0) return ranked;
  }
  if (queries) conditions.push(sql`search @@ ${queries.anywhere}`);
  // More than a thousand matches are not ranked: the newest come first.
  const order = filters.sort ?? 'newest';
  const segments = segmentsOf(order, filters);
  const from = startOf(filters, order, segments);
  const rows = await readSegments(database, { conditions, segments, from, maxRows, counting });
  return { rows, order, total: undefined };
}

interface RankedRequest {
  queries: Queries;
  conditions: readonly ProductCondition[];
  maxRows: number;
}

/**
 * Up to a thousand matches are counted, ranked and paged by one statement. Of more there are no
 * rows. What a product is in full is read of the page alone.
 */
async function readRanked(
  { db, prepared }: CatalogueDatabase,
  filters: ProductFilters,
  { queries, conditions, maxRows }: RankedRequest,
): Promise<Page & { total: number }> {
  const order = filters.sort ?? 'relevance';
  const segments = segmentsOf(order, filters, rankingOf(queries));
  const from = startOf(filters, order, segments);
  const cases = (of: (segment: Segment, at: number) => RawBuilder<unknown>) =>
    sql`case ${sql.join(
      segments.map(
        (segment, at) => sql`when ${allOf([sql`true`, ...segment.where])} then ${of(segment, at)}`,
      ),
      sql` `,
    )} end`;
  const [first] = segments;
  const isAlike = segments.every(
    ({ key, direction }) => key === first?.key && direction === first?.direction,
  );
  // To tell the segments apart by all their words costs as much as to find the matches.
  const ofEach = (of: (segment: Segment) => RawBuilder<unknown>) =>
    first && isAlike ? of(first) : cases(of);
  const signed = ({ direction }: Segment, value: RawBuilder<unknown>) =>
    direction === 'asc' ? sql`${value}::float8` : sql`-${value}::float8`;
  const start = from && segments[from.segment];
  const statement = sql<Partial<Row> & { total: number }>`
    with found as materialized (
      select seq, category, status, provinces, price_cents, year, search from product
      where ${allOf(conditions)} and search @@ ${queries.anywhere} limit ${countLimit + 1}
    ), counted as (select count(*)::int as total from found), placed as (
      select seq, ${cases((_, at) => sql`${at}::int`)} as segment,
        ${ofEach(({ key }) => sql`${key ?? sql`null`}::float8`)} as key,
        ${ofEach((segment) => signed(segment, segment.key ?? sql`0`))} as by_key,
        ${ofEach((segment) => signed(segment, sql`seq`))} as by_seq
      from found where (select total from counted) <= ${countLimit}
    ), page as (
      select * from placed
      where ${
        start
          ? sql`(segment, by_key, by_seq) > (${from.segment}::int,
              ${signed(start, sql`${from.key ?? 0}::float8`)}, ${signed(start, sql`${from.seq}::bigint`)})`
          : sql`true`
      }
      order by segment, by_key, by_seq limit ${maxRows}
    )
    select total, seq, segment, key, wire
    from counted left join page on true left join product using (seq)
    order by segment, by_key, by_seq`;
  const rows = await prepared(statement.compile(db));
  // Without a match the only row has the total alone.
  return {
    rows: rows.filter((row): row is Row & { total: number } => Boolean(row.wire)),
    order,
    total: rows[0]?.total ?? 0,
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

interface SegmentRequest {
  conditions: readonly ProductCondition[];
  segments: readonly Segment[];
  from: Position | undefined;
  maxRows: number;
  /** Of all segments. */
  counting: Promise<number> | undefined;
}

/** The first segment mostly fills the page. Where it does not, few rows are left, and come all at once. */
async function readSegments(
  { db, prepared }: CatalogueDatabase,
  { conditions, segments, from, maxRows, counting }: SegmentRequest,
): Promise<Row[]> {
  const parts = segments.map((segment, at) => {
    const where = [...conditions, ...segment.where];
    if (from?.segment === at) where.push(isAfter(segment, from));
    return (limit: number) => sql`(select wire, seq, ${segment.key ?? sql`null`}::float8 as key,
      ${at}::int as segment from product where ${allOf(where)}
      order by ${orderBy(segment)} limit ${limit})`;
  });
  const [first, ...others] = parts.slice(from?.segment ?? 0);
  const read = (some: typeof parts, limit: number) => {
    const each = some.map((part) => part(limit));
    return prepared(sql<Row>`${sql.join(each, sql` union all `)}`.compile(db));
  };
  const rows = first ? await read([first], maxRows) : [];
  if (rows.length === maxRows || others.length === 0) return rows;
  if (!from && (await counting) === rows.length) return rows;
  const left = maxRows - rows.length;
  const more = (await read(others, left)).sort((one, other) => one.segment - other.segment);
  return [...rows, ...more.slice(0, left)];
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
