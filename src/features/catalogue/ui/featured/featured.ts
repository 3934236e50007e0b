import type { ProvinceCode } from '#features/provinces/provinces.ts';
import { type CardProduct, toCard } from '../../card-product.ts';
import type { Product } from '../../schema.ts';

/** What a special offer shows of a product: no specifications, but year, brand and model. */
export interface FeaturedProduct extends CardProduct {
  year: number | null;
  /** Brand and model. */
  brandAndModel: string;
}

export function toFeatured(product: Product, province: ProvinceCode): FeaturedProduct {
  const { brand, model, year } = product;
  return {
    ...toCard(product, province),
    specifications: [],
    year,
    brandAndModel: [brand, model].filter(Boolean).join(' '),
  };
}
