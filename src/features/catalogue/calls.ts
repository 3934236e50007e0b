import type { ProvinceCode } from '#features/provinces/provinces.ts';
import { get } from '#platform/calls/contract.ts';
import type { Delivery } from './delivery/schema.ts';
import type { ProductInProvince } from './landed-cost/schema.ts';
import type { Product, ProductChoices, ProductQueryText } from './schema.ts';

export const catalogueCalls = {
  // Paged: the headers X-Total-Count and Link rel="next" say how it goes on.
  listProducts: get<Product[], { query: ProductQueryText }>('/api/products'),
  productChoices: get<ProductChoices, { query: ProductQueryText }>('/api/products/choices'),
  // With a province the answer has the costs in that province.
  findProduct: get<
    ProductInProvince,
    {
      params: { category: string; slug: string };
      query?: { language?: 'en'; province?: ProvinceCode };
    }
  >('/api/products/:category/:slug'),
  // Only provinces that staff have described.
  listDeliveries: get<Delivery[]>('/api/deliveries'),
};
