import type { Tx } from '#platform/database/database.ts';
import { productColumnsOf, type WrittenProductFacts } from '../../server/product-facts.ts';

export interface NewProduct extends WrittenProductFacts {
  slug: string;
  /** The key of the request and a hash of its content make the product only once. */
  submission?: { key: string; hash: string } | undefined;
}

/** In one statement, the first product as the oldest. Returns the ids in order. */
export async function createProducts(tx: Tx, products: readonly NewProduct[]): Promise<string[]> {
  if (products.length === 0) return [];
  const rows = await tx
    .insertInto('product')
    .values(
      products.map((product) => ({
        slug: product.slug,
        submission_key: product.submission?.key ?? null,
        submission_hash: product.submission?.hash ?? null,
        ...productColumnsOf(product),
      })),
    )
    .returning(['id'])
    .execute();
  return rows.map(({ id }) => id);
}
