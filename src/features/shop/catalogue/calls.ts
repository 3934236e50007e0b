import { get } from '#platform/calls/contract.ts';
import { Delivery } from './delivery/schema.ts';
import { catalogueErrors } from './errors.ts';
import { ProductInProvince } from './landed-cost/schema.ts';
import {
  ProductAddress,
  ProductChoices,
  ProductChoicesQuery,
  ProductDetailQuery,
  ProductQuery,
} from './schema.ts';

/**
 * Paged: the headers X-Total-Count and Link rel="next" say how it goes on. With a province, or with
 * `nearest`, each product has the costs there.
 */
export const listProducts = get('/api/products', {
  access: 'anyone',
  query: ProductQuery,
  response: ProductInProvince.array(),
  errors: [catalogueErrors.wholeNeedsCategory],
});
export const productChoices = get('/api/products/choices', {
  summary: 'What can be chosen in the filters of a list, with counts',
  access: 'anyone',
  query: ProductChoicesQuery,
  response: ProductChoices,
  errors: [catalogueErrors.wholeNeedsCategory],
});
/** With a province the answer has the costs in that province. */
export const findProduct = get('/api/products/:category/:slug', {
  access: 'anyone',
  params: ProductAddress,
  query: ProductDetailQuery,
  response: ProductInProvince,
  errors: [catalogueErrors.noSuchProduct],
});
export const listDeliveries = get('/api/deliveries', {
  summary: 'How goods get to each province, and in how many days',
  access: 'anyone',
  response: Delivery.array(),
});
