import type { Database } from '#platform/database/database.ts';
import type { ProductCategory } from '../categories.ts';

/**
 * Returns JSON text (`Product`), also for a former address; undefined where it is not found or
 * deleted.
 */
export async function readProduct(
  db: Database,
  category: ProductCategory,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('product')
    .select('wire')
    .where('category', '=', category)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.wire ?? findMoved(db, category, slug);
}

/** Links to a product's former category were shared, so they keep working. */
async function findMoved(
  db: Database,
  category: ProductCategory,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_former_address as former')
    .innerJoin('product', 'product.id', 'former.product_id')
    .select('wire')
    .where('former.category', '=', category)
    .where('former.slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.wire;
}
