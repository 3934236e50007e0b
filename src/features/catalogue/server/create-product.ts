import type { Tx } from '../../../platform/database/database.ts';
import type { ProductCategory } from '../categories.ts';
import { engineKind } from '../engine.ts';
import type { ProductStatus } from '../schema.ts';
import type { StoredPicture } from './tables.ts';

/** A product that was checked and whose pictures are kept already. */
export interface NewProduct {
  slug: string;
  category: ProductCategory;
  name: string;
  description: string;
  priceCents: number | null;
  year: number | null;
  brand: string | null;
  model: string | null;
  engineType: string | null;
  provinces: readonly string[];
  status: ProductStatus;
  featured: boolean;
  specifications: Readonly<Record<string, string>>;
  pictures: readonly StoredPicture[];
}

/** Writes new products in one statement, the first one as the oldest, and gives their ids in order. */
export async function createProducts(tx: Tx, products: readonly NewProduct[]): Promise<string[]> {
  if (products.length === 0) return [];
  const rows = await tx
    .insertInto('product')
    .values(
      products.map((product) => ({
        slug: product.slug,
        category: product.category,
        name: product.name,
        description: product.description,
        price_cents: product.priceCents,
        year: product.year,
        brand: product.brand,
        model: product.model,
        engine_type: product.engineType,
        engine_kind: product.engineType === null ? null : engineKind(product.engineType),
        provinces: [...product.provinces],
        status: product.status,
        featured: product.featured,
        specifications: JSON.stringify(product.specifications),
        pictures: JSON.stringify(product.pictures),
      })),
    )
    .returning(['id'])
    .execute();
  return rows.map(({ id }) => id);
}
