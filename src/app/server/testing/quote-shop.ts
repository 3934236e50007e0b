import { beforeEach } from 'vitest';
import { api } from '#api.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { type Client, setUpShop, shop } from './test-shop.ts';

export let ids: ProductIds;
export let yanet: Client;
export let raul: Client;
export let marta: Client;

/** A shop with the products to quote, a customer, an agente and an administrador, new for each test. */
export function setUpQuoteShop(): void {
  setUpShop();
  beforeEach(async () => useQuoteShop(await restock(shop)));
}

/** Lets the helpers of quotations and offers work in a shop that has these products. */
export function useQuoteShop(products: ProductIds): void {
  ids = products;
  yanet = shop.as('customer');
  raul = shop.as('agente');
  marta = shop.as('administrador');
}

export async function requestQuote(special: Parameters<typeof newQuote>[1] = {}): Promise<string> {
  return (await yanet.call(api.createQuote, { body: newQuote(ids, special), key: newKey() })).id;
}
