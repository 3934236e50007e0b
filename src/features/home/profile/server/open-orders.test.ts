import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { ids, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { today } from '#features/orders/offers/server/testing/offers.ts';
import {
  giveBack,
  newAccount,
  newOrder,
  pay,
} from '#features/payments/collecting/server/testing/collecting.ts';
import {
  handOverByWord,
  newOrderOnItsWay,
  reachedOn,
  unitsOf,
} from '#features/shipping/units/server/testing/shipping.ts';

setUpQuoteShop();

const remove = () => yanet.refused(api.deleteAccount, {});
const profile = async () => (await yanet.fetch('/profile?eliminar=1')).text();
const openOrders = async () => (await yanet.call(api.beforeDeletion, {})).openOrders;

test('an account whose order has money is not deleted before all of it went back, and the page names it', async () => {
  const { quoteId, offer } = await newOrder();
  expect(await openOrders()).toEqual([]);
  await pay(quoteId, await newAccount());
  const reference = offer.number.replace(/-O\d+$/, '');
  expect(await remove()).toMatchObject({ status: 409, code: 'open_orders' });
  expect(await openOrders()).toEqual([{ id: quoteId, reference, money: true }]);
  const page = await profile();
  expect(page).toContain(`${reference}: tenemos dinero suyo que no está gastado ni devuelto.`);
  expect(page).not.toContain('name="accion" value="eliminar"');
  await giveBack(quoteId, '8,940.00');
  expect(await openOrders()).toEqual([]);
  expect(await profile()).toContain('name="accion" value="eliminar"');
  await yanet.call(api.deleteAccount, {});
});

test('nor before goods that are under way are handed over and paid', async () => {
  const { quoteId } = await newOrderOnItsWay();
  const [unit] = await unitsOf(quoteId);
  const id = unit?.id ?? '';
  await reachedOn(id, today(), ['bought']);
  expect(await openOrders()).toMatchObject([{ money: false }]);
  expect(await profile()).toContain('su mercancía viene en camino');
  expect((await remove()).code).toBe('open_orders');
  const account = await newAccount();
  await pay(quoteId, account, { amount: '8,940.00', reference: 'ZL-1' });
  await handOverByWord(id);
  // Handed over, and not all of it paid: what came in is not settled.
  expect(await openOrders()).toMatchObject([{ money: true }]);
  await pay(quoteId, account, { amount: '20,860.00', reference: 'ZL-2' });
  expect(await openOrders()).toEqual([]);
  await yanet.call(api.deleteAccount, {});
});

test('whatever becomes of its customer, what is paid for stays held', async () => {
  const { db } = shop.services;
  await db.updateTable('product').set({ stock: 1 }).where('id', '=', ids.corolla).execute();
  const { quoteId } = await newOrder();
  await pay(quoteId, await newAccount());
  await remove();
  const held = db.selectFrom('product_hold').select('released_at');
  expect(await held.execute()).toEqual([{ released_at: null }]);
});
