import { afterAll, beforeAll, beforeEach } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing.ts';
import { newKey } from '#platform/testing/new-key.ts';
import type { NewQuote } from '../schema.ts';
import { type ProductIds, restock, written } from './testing.ts';

export let shop: TestShop;
export let ids: ProductIds;
export let yanet: Client;
export let raul: Client;

export function setUpQuoteCalls(): void {
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    ids = await restock(shop);
    yanet = shop.as('customer');
    raul = shop.as('agente');
  });
}

export const requestQuote = (client: Client, body: NewQuote, key = newKey()) =>
  client.call(api.createQuote, { body, key });
export const refusedQuote = (client: Client, body: NewQuote, key = newKey()) =>
  client.refused(api.createQuote, { body, key });
export const rows = () => written(shop.services.db);
export const yearNow = () => new Date().getUTCFullYear();
