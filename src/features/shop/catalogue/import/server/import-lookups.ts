import { type SqlBool, sql } from 'kysely';
import type { Database, Tx } from '#platform/database/database.ts';
import { readStoredProduct, type StoredProduct } from '../../products/server/staff-store.ts';
import type { ProductCondition } from '../../server/filter.ts';
import { firstFree } from '../../slug.ts';
import type { ImportRow } from './import-reading.ts';

export interface NamedProducts {
  find(row: ImportRow): StoredProduct | undefined;
}

export async function findNamedProducts(
  db: Database,
  rows: readonly ImportRow[],
): Promise<NamedProducts> {
  const stored = await readStoredProduct(db, isNamedBy(rows));
  const byId = new Map(stored.map((product) => [product.id, product]));
  const notDeleted = stored.filter(({ deleted }) => !deleted);
  const byAddress = new Map(
    notDeleted.map((each) => [`${each.facts.category}/${each.slug}`, each]),
  );
  return {
    find({ id, slug, change }) {
      if (id) return byId.get(id);
      return slug && change.category ? byAddress.get(`${change.category}/${slug}`) : undefined;
    },
  };
}

/**
 * Locks all rows in one statement and in the order that everybody uses: locking in the order of the
 * file would deadlock with a quotation.
 */
export async function lockNamedProducts(tx: Tx, rows: readonly ImportRow[]): Promise<void> {
  await sql`select from product where ${isNamedBy(rows)} order by id for update`.execute(tx);
}

function isNamedBy(rows: readonly ImportRow[]): ProductCondition {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const slugs = rows.flatMap(({ id, slug }) => (id ? [] : (slug ?? [])));
  return sql<SqlBool>`(id = any(${ids}::uuid[])
    or (slug = any(${slugs}::text[]) and deleted_at is null))`;
}

export interface Addresses {
  free(category: string, slug: string): string;
  take(category: string, slug: string): void;
  hasName(category: string, name: string): boolean;
}

export async function readAddresses(db: Database): Promise<Addresses> {
  const { rows } = await sql<{ category: string; slug: string; name: string | null }>`
    select category, slug, case when deleted_at is null then name end as name from product
    union all select category, slug, null from product_former_address`.execute(db);
  const takenAddresses = new Set(rows.map(({ category, slug }) => `${category}/${slug}`));
  const names = new Set(rows.map(({ category, name }) => `${category}/${name}`));
  // Remembers the last number: a thousand products of one name would otherwise each try all
  // numbers.
  const lastNumbers = new Map<string, number>();
  return {
    free(category, slug) {
      const address = `${category}/${slug}`;
      const { slug: free, number } = firstFree(
        slug,
        (each) => takenAddresses.has(`${category}/${each}`),
        lastNumbers.get(address),
      );
      lastNumbers.set(address, number);
      return free;
    },
    take: (category, slug) => takenAddresses.add(`${category}/${slug}`),
    hasName: (category, name) => names.has(`${category}/${name}`),
  };
}
