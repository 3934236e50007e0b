import type pg from 'pg';
import type { NewQuote } from '#features/requests/quotes/schema.ts';

export interface CatalogueProduct {
  id: string;
  name: string;
  category: string;
  slug: string;
  priceCents: number;
}

export async function findProducts(pool: pg.Pool, count: number): Promise<CatalogueProduct[]> {
  const { rows } = await pool.query(
    `select id, name, category, slug, price_cents::int as "priceCents" from product
     where status = 'available' and price_cents is not null and 'HAB' = any(provinces)
     order by seq limit $1`,
    [count],
  );
  return rows;
}

/** Builds the request of a browser that saw today's prices. */
export function newQuote(
  products: readonly { product: CatalogueProduct; quantity: number }[],
): NewQuote {
  const cents = products.reduce(
    (sum, { product, quantity }) => sum + product.priceCents * quantity,
    0,
  );
  const total = (cents / 100).toFixed(2);
  return {
    province: 'HAB',
    items: products.map(({ product, quantity }) => ({
      productId: product.id,
      productName: product.name,
      price: product.priceCents / 100,
      quantity,
    })),
    subtotal: total,
    total,
  };
}
