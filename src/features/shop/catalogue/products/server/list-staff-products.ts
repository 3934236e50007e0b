import { type RawBuilder, sql } from 'kysely';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import { nameOrder } from '#platform/database/name-order.ts';
import { type ListPage, rowsOf } from '#platform/http/list-pages.ts';
import { isUuid } from '#platform/text/uuid.ts';
import { categories } from '../../categories.ts';
import { productStatuses } from '../../schema-values.ts';
import { searchTerms } from '../../search-terms.ts';
import { allOf, type ProductCondition } from '../../server/filter.ts';
import { findMatches } from '../../server/search.ts';
import type { StaffProductSort } from '../product-form.ts';
import type {
  ProductStats,
  ProductStatsFilters,
  StaffProduct,
  StaffProductFilters,
} from '../staff-schema.ts';
import { readStaffProducts } from './staff-store.ts';

export async function listStaffProducts(
  db: Database,
  filters: StaffProductFilters,
): Promise<ListPage<StaffProduct>> {
  const { conditions, rank } = await staffConditions(db, filters);
  const order = orderOf(filters, rank);
  const { size: limit, offset } = rowsOf(filters);
  const rows = await readStaffProducts(db, conditions, order, { limit, offset });
  const count = await sql<{ total: number }>`
    select count(*)::int as total from product where ${allOf(conditions)}`.execute(db);
  return { rows, total: count.rows[0]?.total ?? 0 };
}

export async function staffConditions(
  db: Database,
  { category, status, q, deleted }: Partial<StaffProductFilters>,
): Promise<{ conditions: ProductCondition[]; rank: RawBuilder<number> | undefined }> {
  const conditions = [
    deleted ? sql<boolean>`deleted_at is not null` : sql<boolean>`deleted_at is null`,
  ];
  if (category) conditions.push(sql`category = ${category}`);
  if (status) conditions.push(sql`status = ${status}`);
  if (!q) return { conditions, rank: undefined };
  if (isUuid(q)) return { conditions: [...conditions, sql`id = ${q}::uuid`], rank: undefined };
  const byAddress = isAtAddress(q);
  // Marks alone are no words of a search, but may stand in a name.
  const byName = searchTerms(q).length === 0 ? [sql<boolean>`name like ${containing(q)}`] : [];
  const matches = await findMatches(db, q, conditions);
  const words: ProductCondition = matches.seqs
    ? sql`seq = any(${matches.seqs}::bigint[])`
    : sql`search @@ ${matches.query}`;
  const either = sql<boolean>`(${sql.join([words, ...byAddress, ...byName], sql` or `)})`;
  // More than a thousand matches are not ranked: the newest come first.
  const rank = matches.seqs && matches.rank;
  return { conditions: [...conditions, either], rank };
}

/** A condition: `q` is a slug, the beginning of one, or the last part of an address. */
function isAtAddress(q: string): ProductCondition[] {
  const slug = q.split(/[?#]/, 1)[0]?.split('/').at(-1)?.toLowerCase() ?? '';
  if (!/^[a-z0-9]+(-[a-z0-9]+)*-?$/.test(slug)) return [];
  return slug.includes('-') ? [sql`slug like ${`${slug}%`}`] : [sql`slug = ${slug}`];
}

function orderOf(
  { sort, deleted }: StaffProductFilters,
  rank: RawBuilder<number> | undefined,
): RawBuilder<unknown> {
  if (!sort && rank) return sql`${rank} desc, seq desc`;
  if (sort && sort !== 'newest') return orders[sort];
  return deleted ? sql`deleted_at desc, seq desc` : orders.newest;
}

/** Each has an index in `db/migrations`. */
const orders: Record<StaffProductSort, RawBuilder<unknown>> = {
  newest: sql`seq desc`,
  name: sql`${nameOrder(sql`name`)}, seq`,
  price: sql`price_cents, seq`,
  '-price': sql`price_cents desc nulls last, seq desc`,
  year: sql`year desc nulls last, seq desc`,
};

/** Counts what is not deleted under the filters; `deleted` counts all that is. */
export async function countStaffProducts(
  db: Database,
  filters: ProductStatsFilters,
): Promise<ProductStats> {
  const { conditions } = await staffConditions(db, filters);
  const { rows } = await sql<{ category: string; status: string; count: number }>`
    select category, status, count(*)::int as count from product
    where ${allOf(conditions)} group by category, status`.execute(db);
  const { rows: deleted } = await sql<{ count: number }>`
    select count(*)::int as count from product where deleted_at is not null`.execute(db);
  const sum = (counts: typeof rows) => counts.reduce((total, { count }) => total + count, 0);
  const counts = <Key extends string>(keys: readonly Key[], of: 'category' | 'status') =>
    Object.fromEntries(
      keys.map((key) => [key, sum(rows.filter((row) => row[of] === key))]),
    ) as Record<Key, number>;
  return {
    total: sum(rows),
    byCategory: counts(
      categories.map(({ slug }) => slug),
      'category',
    ),
    byStatus: counts(productStatuses, 'status'),
    deleted: deleted[0]?.count ?? 0,
  };
}
