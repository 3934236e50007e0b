import { sql } from 'kysely';
import type { ProductCategory } from '#features/shop/catalogue/categories.ts';
import type { Database } from '#platform/database/database.ts';

export interface QuotedGood {
  text: string;
  quantity: number;
  unitCents: number;
  productId: string | null;
  /** Null where there is no such product, not even a deleted one, which may be restored. */
  category: ProductCategory | null;
}

export async function readGoods(db: Database, quoteId: string): Promise<QuotedGood[]> {
  const { rows } = await sql<QuotedGood>`
    select left(l.product_name, 200) as text, l.quantity, p.id as "productId", p.category,
      coalesce(case when p.deleted_at is null then p.price_cents end, l.unit_price_cents, 0)::float8
        as "unitCents"
    from quote_line l left join product p on p.id = l.product_id
    where l.quote_id = ${quoteId} order by l.position`.execute(db);
  return rows;
}
