import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { openTestShop, type TestShop } from '#app/server/testing.ts';
import { AppError } from '#platform/http/errors.ts';
import { lockQuote } from './lock-quote.ts';
import { listQuery, restock } from './testing.ts';

let shop: TestShop;
let id: string;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  const body = listQuery(await restock(shop));
  id = (await shop.as('customer').call(api.createQuote, { body, key: 'envio-uno' })).id;
});

/** What somebody gets to change: the quote, or the code of the refusal. */
const lock = (by: Parameters<typeof lockQuote>[2]) =>
  shop.services.db
    .transaction()
    .execute((tx) => lockQuote(tx, id, by))
    .catch((error) => (error instanceof AppError ? error.kind.code : error));

test('a customer changes their own alone, staff any', async () => {
  const own = { id, status: 'pending', reachable: true, customerName: 'Yanet Pérez' };
  expect(await lock({ ownerId: shop.as('customer').id })).toMatchObject(own);
  expect(await lock({ ownerId: shop.as('other customer').id })).toBe('quote_not_found');
  expect(await lock({ ownerId: shop.as('agente').id })).toBe('quote_not_found');
  expect(await lock({ role: 'agente' })).toMatchObject(own);
  expect(await lock({ role: 'administrador' })).toMatchObject(own);
});

test('what a deleted account left behind is administrador’s alone, and nobody is written to', async () => {
  const left = { person_id: null, detached_at: new Date() };
  await shop.services.db.updateTable('quote').set(left).execute();
  expect(await lock({ ownerId: shop.as('customer').id })).toBe('quote_not_found');
  expect(await lock({ role: 'agente' })).toBe('quote_not_found');
  expect(await lock({ role: 'administrador' })).toMatchObject({ id, reachable: false });
});
