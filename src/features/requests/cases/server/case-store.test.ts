import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { quoteRecord } from '#features/requests/quotes/server/quote-access.ts';
import { newQuote, restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { AppError } from '#platform/http/errors.ts';
import { lockCase } from './case-store.ts';

let id: string;
setUpShop();
beforeEach(async () => {
  const body = newQuote(await restock(shop));
  id = (await shop.as('customer').call(api.createQuote, { body, key: 'envio-uno' })).id;
});

/** Returns what somebody gets to change: the row of the quote, or the code of the error. */
const lock = (by: Parameters<typeof lockCase>[3]) =>
  shop.services.db
    .transaction()
    .execute(async (tx) => (await lockCase(tx, quoteRecord, id, by)).row)
    .catch((error) => (error instanceof AppError ? error.kind.code : error));

test('a customer changes their own alone, staff any', async () => {
  const own = { id, status: 'pending', detached_at: null, customer_name: 'Yanet Pérez' };
  expect(await lock({ ownerId: shop.as('customer').id })).toMatchObject(own);
  expect(await lock({ ownerId: shop.as('other customer').id })).toBe('quote_not_found');
  expect(await lock({ ownerId: shop.as('agente').id })).toBe('quote_not_found');
  expect(await lock({ role: 'agente' })).toMatchObject(own);
  expect(await lock({ role: 'administrador' })).toMatchObject(own);
});

test('what a deleted account left behind is administrador’s alone', async () => {
  const left = { person_id: null, detached_at: new Date() };
  await shop.services.db.updateTable('quote').set(left).execute();
  expect(await lock({ ownerId: shop.as('customer').id })).toBe('quote_not_found');
  expect(await lock({ role: 'agente' })).toBe('quote_not_found');
  expect(await lock({ role: 'administrador' })).toMatchObject({ id, ...left });
});
