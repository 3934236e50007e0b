import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { get } from '#platform/calls/contract.ts';
import type { Delivery } from './delivery/schema.ts';
import type { ProductInProvince } from './landed-cost/schema.ts';
import type { Product, ProductChoices, ProductQueryText } from './schema.ts';

/** Paged: the headers X-Total-Count and Link rel="next" say how it goes on. */
export const listProducts = get<Product[], { query: ProductQueryText }>('/api/products');
export const productChoices = get<ProductChoices, { query: ProductQueryText }>(
  '/api/products/choices',
);
/** With a province the answer has the costs in that province. */
export const findProduct = get<
  ProductInProvince,
  {
    params: { category: string; slug: string };
    query?: { language?: 'en'; province?: ProvinceCode };
  }
>('/api/products/:category/:slug');
export const listDeliveries = get<Delivery[]>('/api/deliveries');
