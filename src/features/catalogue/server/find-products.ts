import type { Database } from '../../../platform/database/database.ts';
import type { ProductCategory } from '../categories.ts';
import type { ProductStatus } from '../schema.ts';
import './tables.ts';

/** The product of an address, or of a former one, as JSON text (`Product`), unless it was deleted. */
export async function findProduct(
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

/** A product whose category changed: links to where it was were shared. */
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

/** A product as a quotation needs it. */
export interface PricedProduct {
  id: string;
  name: string;
  priceCents: number | null;
  status: ProductStatus;
  provinces: string[];
}

/** The products of these ids as they are now, in no order; deleted ones are missing. */
export async function findProductsByIds(
  db: Database,
  ids: readonly string[],
): Promise<PricedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select(['id', 'name', 'price_cents', 'status', 'provinces'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ price_cents: cents, ...row }) => ({
    ...row,
    priceCents: cents === null ? null : Number(cents),
  }));
}
