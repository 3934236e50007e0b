import { sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';
import type { ProductCategory } from '../../categories.ts';
import { firstFree } from '../../slug.ts';

/** Without the lock two products of one name would get the same address. */
export async function lockAddresses(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(4021970)`.execute(tx);
}

/**
 * Finds the free address that is nearest to `slug`. Addresses of deleted and moved products stay
 * taken: somebody may have shared them.
 */
export async function freeSlug(
  tx: Tx,
  category: ProductCategory,
  slug: string,
  ownId?: string,
): Promise<string> {
  await lockAddresses(tx);
  const takenSlugs = new Set(await slugsLike(tx, category, slug, ownId));
  return firstFree(slug, (each) => takenSlugs.has(each)).slug;
}

async function slugsLike(
  tx: Tx,
  category: ProductCategory,
  slug: string,
  ownId: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from product
      where category = ${category} and slug like ${`${slug}%`} and id is distinct from ${ownId ?? null}::uuid
    union all
    select slug from product_former_address
      where category = ${category} and slug like ${`${slug}%`} and product_id is distinct from ${ownId ?? null}::uuid`.execute(
    tx,
  );
  return rows.map((row) => row.slug);
}

export async function formerSlug(
  tx: Tx,
  id: string,
  category: ProductCategory,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('product_former_address')
    .select('slug')
    .where('product_id', '=', id)
    .where('category', '=', category)
    .orderBy('slug')
    .executeTakeFirst();
  return row?.slug;
}

/** Lets the old address keep leading to the product. */
export async function rememberAddress(
  tx: Tx,
  id: string,
  { former, now }: Record<'former' | 'now', { category: ProductCategory; slug: string }>,
): Promise<void> {
  await tx
    .deleteFrom('product_former_address')
    .where('category', '=', now.category)
    .where('slug', '=', now.slug)
    .execute();
  await tx
    .insertInto('product_former_address')
    .values({ ...former, product_id: id })
    .onConflict((conflict) =>
      conflict.columns(['category', 'slug']).doUpdateSet({ product_id: id }),
    )
    .execute();
}
