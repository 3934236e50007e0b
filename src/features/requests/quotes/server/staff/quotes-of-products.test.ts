import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import {
  changeManyAsSeen,
  deleteAsSeen,
} from '#features/shop/catalogue/products/server/testing/staff.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { staffApi } from '#staff-api.ts';
import type { QuoteStatus } from '../../statuses.ts';
import { lineOf, newQuote, type ProductIds, restock, type ShortName } from '../testing/quotes.ts';
import { rejectQuote } from '../testing/reject-quote.ts';

let ids: ProductIds;
let raul: Client;

setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
  raul = shop.as('agente');
});

async function ask(status: QuoteStatus = 'pending', more: Parameters<typeof newQuote>[1] = {}) {
  const made = await shop
    .as('customer')
    .call(api.createQuote, { body: newQuote(ids, more), key: newKey() });
  const { db } = shop.services;
  if (status === 'rejected') await rejectQuote(db, made.id);
  else await sql`update quote set status = ${status} where id = ${made.id}`.execute(db);
  return made;
}
const holding = async (...names: ShortName[]) => {
  const products = names.map((shortName) => ids[shortName]).join();
  const found = await raul.call(staffApi.quotesHolding, { query: { products } });
  return found.map(({ referenceNumber, productId }) => [referenceNumber, productId]);
};

describe('before a product is marked as sold', () => {
  test('staff read in which quotations under way it is', async () => {
    const pending = await ask();
    const approved = await ask('approved');
    await ask('completed');
    await ask('rejected');
    const both = await ask('sent', {
      items: [lineOf(ids, 'corolla'), lineOf(ids, 'nevera')],
      subtotal: '28850.50',
      total: '28850.50',
    });
    expect(await holding('corolla')).toEqual([
      [both.referenceNumber, ids.corolla],
      [approved.referenceNumber, ids.corolla],
      [pending.referenceNumber, ids.corolla],
    ]);
    expect(await holding('nevera', 'luna')).toEqual([[both.referenceNumber, ids.nevera]]);
    expect(await holding('luna')).toEqual([]);
  });

  test('what a deleted account left is told to an administrador alone', async () => {
    await ask();
    await sql`update quote set detached_at = now()`.execute(shop.services.db);
    expect(await holding('corolla')).toEqual([]);
    raul = shop.as('administrador');
    expect(await holding('corolla')).toHaveLength(1);
  });

  test.each(['', 'corolla'])('what names no product is refused: %j', async (products) => {
    const response = await raul.fetch(`/api/admin/open-quotes?products=${products}`);
    expect(response.status).toBe(400);
  });
});

test('each open quotation says what of it was sold, reserved or taken out meanwhile', async () => {
  const { id } = await ask('en_revision', {
    items: [lineOf(ids, 'corolla'), lineOf(ids, 'nevera'), lineOf(ids, 'luna')],
    subtotal: '28850.50',
    total: '28850.50',
  });
  const unavailable = async () =>
    (await raul.call(staffApi.findQuote, { params: { id } })).unavailable;
  expect(await unavailable()).toEqual([]);
  for (const [id, status] of [
    [ids.corolla, 'sold'],
    [ids.nevera, 'reserved'],
  ] as const) {
    await changeManyAsSeen(raul, { status }, id);
  }
  await deleteAsSeen(raul, ids.luna);
  expect(await unavailable()).toEqual([
    { productName: 'Toyota Corolla LE 2021', state: 'sold' },
    { productName: 'Refrigerador Samsung 28 pies', state: 'reserved' },
    { productName: 'Triciclo Luna', state: 'gone' },
  ]);
});
