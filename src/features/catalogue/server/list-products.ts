import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { maxIds, type ProductFilters } from '../schema.ts';
import type { CountMemory } from './count-memory.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { all, type Condition, conditionsOf } from './filter.ts';
import {
  after,
  type ListOrder,
  orderBy,
  type Position,
  type Stretch,
  stretchesOf,
} from './order.ts';
import { countLimit, findMatches, type Found as Matches } from './search.ts';

/** A page of the list. */
export interface ProductList {
  /** Products as JSON texts (`Product`). */
  products: string[];
  total: { count: number; more: boolean };
  /** The cursor of the next page. */
  next: string | undefined;
}

export const defaultLimit = 24;

/** The parts of OpenDatabase that lists are read through. */
export type CatalogueDatabase = Pick<OpenDatabase, 'db' | 'prepared'>;

/** A cursor that this shop did not write, or for another order of the list. */
export class BadCursor extends Error {}

/**
 * Products under filters; sold and reserved ones too, deleted ones never. What a page costs does
 * not grow with the catalogue: it walks an index, sorts at most a thousand matches of a search,
 * and counts no further. Throws BadCursor.
 */
export async function listProducts(
  database: CatalogueDatabase,
  filters: ProductFilters,
  counts?: CountMemory,
): Promise<ProductList> {
  const scope = await scopeOf(database, filters);
  const stretches = stretchesOf(scope.order, filters, scope.query);
  const limit = filters.limit ?? (filters.ids ? maxIds : defaultLimit);
  const from = startOf(filters, scope.order, stretches);
  const many = scope.total === undefined && (counts?.isMany(filters) ?? false);
  const countHere = scope.total === undefined && !many;
  const walked = await walk(database, { ...scope, stretches, from, wanted: limit + 1, countHere });
  const total = many ? countLimit + 1 : (scope.total ?? walked.total ?? 0);
  if (countHere && !filters.search && total > countLimit) counts?.rememberMany(filters);
  const shown = walked.rows.slice(0, limit);
  const last = walked.rows.length > limit ? shown.at(-1) : undefined;
  return {
    products: shown.map((row) => row.wire),
    total: { count: Math.min(total, countLimit), more: total > countLimit },
    next: last && writeCursor(scope.order, last),
  };
}

/** What is listed, in which order, and how many there are where that is known already. */
interface Scope {
  conditions: Condition[];
  order: ListOrder;
  total: number | undefined;
  query?: RawBuilder<unknown>;
}

async function scopeOf({ db }: CatalogueDatabase, filters: ProductFilters): Promise<Scope> {
  const conditions = conditionsOf(filters);
  const found = filters.search ? await findMatches(db, filters.search, conditions) : undefined;
  if (!found) return { conditions, order: filters.sort ?? 'newest', total: undefined };
  return narrowed(conditions, filters, found);
}

// Words that fit more than a thousand products say little: then the newest come first.
function narrowed(
  conditions: Condition[],
  filters: ProductFilters,
  { seqs, query }: Matches,
): Scope {
  if (!seqs) {
    return {
      conditions: [...conditions, sql`search @@ ${query}`],
      order: filters.sort ?? 'newest',
      total: countLimit + 1,
      query,
    };
  }
  return {
    conditions: [sql`deleted_at is null`, sql`seq = any(${seqs}::bigint[])`],
    order: filters.sort ?? 'relevance',
    total: seqs.length,
    query,
  };
}

function startOf(
  { cursor }: ProductFilters,
  order: ListOrder,
  stretches: readonly Stretch[],
): Position | undefined {
  if (cursor === undefined) return undefined;
  const position = readCursor(cursor);
  const stretch = stretches[position?.stretch ?? -1];
  const fits = stretch && position && (stretch.key === undefined) === (position.key === null);
  if (!fits || position.order !== order) throw new BadCursor();
  return position;
}

interface Row extends Position {
  wire: string;
}

interface Walk extends Scope {
  stretches: readonly Stretch[];
  from: Position | undefined;
  wanted: number;
  /** Whether the first look also counts what is listed in all. */
  countHere: boolean;
}

/** Takes what is wanted from one stretch after the other. */
async function walk(database: CatalogueDatabase, scope: Walk) {
  const { conditions, stretches, from, wanted, countHere } = scope;
  const rows: Row[] = [];
  let total: number | undefined;
  for (const [at, stretch] of stretches.entries()) {
    if (from && at < from.stretch) continue;
    if (rows.length >= wanted) break;
    const where = [...conditions, ...stretch.where];
    if (from?.stretch === at) where.push(after(stretch, from));
    const found = await look(
      database,
      scope,
      sql`
      select wire, seq, ${stretch.key ?? sql`null`} as key
        ${countHere && total === undefined ? sql`, ${countOf(conditions)} as total` : sql``}
      from product where ${all(where)}
      order by ${orderBy(stretch)} limit ${wanted - rows.length}`,
    );
    total ??= found[0]?.total;
    for (const { wire, seq, key } of found) {
      rows.push({ wire, seq, key: key === null ? null : Number(key), stretch: at });
    }
  }
  if (countHere && total === undefined) total = await count(database.db, conditions);
  return { rows, total };
}

interface Found {
  wire: string;
  seq: string;
  key: number | null;
  total?: number;
}

// A search has too many shapes to prepare: one for each number of words and of their spellings.
async function look(
  { db, prepared }: CatalogueDatabase,
  { query }: Scope,
  statement: RawBuilder<Found>,
): Promise<Found[]> {
  return query ? (await statement.execute(db)).rows : prepared(statement.compile(db));
}

function countOf(conditions: readonly Condition[]): RawBuilder<number> {
  return sql`(select count(*)::int from
    (select from product where ${all(conditions)} limit ${countLimit + 1}) as counted)`;
}

async function count(db: OpenDatabase['db'], conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${countOf(conditions)} as total`.execute(db);
  return rows[0]?.total ?? 0;
}
