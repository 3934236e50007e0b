import type { Tx } from '#platform/database/database.ts';
import type { ProductCategory } from '../../categories.ts';
import { engineKind } from '../../engine.ts';
import type { ProductStatus } from '../../schema.ts';
import type { PictureColumn } from '../../server/tables.ts';

export interface WrittenProductFacts {
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
  stock: number | null;
  formerPriceCents: number | null;
  featured: boolean;
  specifications: Readonly<Record<string, string>>;
  pictures: readonly PictureColumn[];
}

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

export function productColumnsOf(facts: WrittenProductFacts) {
  return {
    category: facts.category,
    name: facts.name,
    description: facts.description,
    price_cents: facts.priceCents,
    year: facts.year,
    brand: facts.brand,
    model: facts.model,
    engine_type: facts.engineType,
    engine_kind: facts.engineType === null ? null : engineKind(facts.engineType),
    provinces: [...facts.provinces],
    status: facts.status,
    stock: facts.stock,
    former_price_cents: facts.formerPriceCents,
    featured: facts.featured,
    specifications: JSON.stringify(facts.specifications),
    pictures: JSON.stringify(facts.pictures),
  };
}
