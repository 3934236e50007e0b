import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CartItem, emptyCart } from '#features/shop/cart/cart.ts';
import type { Product } from '#features/shop/catalogue/schema.ts';
import { product } from '#features/shop/catalogue/testing/product.ts';
import { toWire } from '#platform/money.ts';
import { currentLines } from '../quote.ts';
import { changesOf, checkCart, readCartLine, updateCart } from './cart-check.ts';

const item = (productId: string, price: number | null = 28000): CartItem => ({
  productId,
  productName: productId,
  price,
  quantity: 1,
  province: 'HOL',
  specifications: {},
});
const stateOf = (cart: CartItem, now: Partial<Product>) =>
  checkCart([cart], [product(cart.productId, now)])[0]?.state;

test.each<[string, CartItem, Partial<Product>, string]>([
  ['the same price', item('a'), {}, 'same'],
  ['another price', item('a'), { price: '28000.01' }, 'price'],
  ['cents that a fraction cannot hold', item('a', 1.1 + 2.2), { price: '3.30' }, 'price'],
  ['a price that is to be confirmed now', item('a'), { price: null }, 'price'],
  ['a price that still is to be confirmed', item('a', null), { price: null }, 'same'],
  ['the same, added by an old page that wrote 0', item('a', 0), { price: null }, 'same'],
  ['sold', item('a'), { status: 'sold' }, 'sold'],
  ['another province', item('a'), { availableProvinces: 'HAB' }, 'unreachable'],
])('the panel finds %s as the server does', (_, cart, now, expected) => {
  expect(stateOf(cart, now)).toBe(expected);
});

test('whatever a cart holds, the panel says what the server would say of what it sends', () => {
  const cents = fc.option(fc.integer({ min: 1, max: 9_999_999_999 }));
  const line = fc.record({
    seen: cents,
    now: cents,
    status: fc.constantFrom('available' as const, 'sold' as const, 'reserved' as const),
    reached: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const items = lines.map(({ seen }, at) => item(`p${at}`, seen === null ? null : seen / 100));
      const stored = lines.map(({ now, status, reached }, at) => ({
        id: `p${at}`,
        name: `p${at}`,
        priceCents: now,
        status,
        stock: 99,
        provinces: reached ? ['HAB', 'HOL'] : ['HAB'],
      }));
      const sent = stored.map(({ id, priceCents, provinces, status }) =>
        product(id, {
          price: toWire(priceCents),
          availableProvinces: provinces.join(','),
          status,
        }),
      );
      const wanted = JSON.parse(JSON.stringify(items));
      expect(checkCart(items, sent)).toEqual(currentLines(wanted, stored, 'HOL'));
    }),
  );
});

test('what is gone is named and struck out, also where the server no longer knows its id', () => {
  const items = [item('a'), item('b')];
  const line = { productName: 'b', quantity: 1, price: null, productId: null, most: 0 };
  const lines = [
    readCartLine({ ...line, productId: 'a', productName: 'a', price: '28000.00', state: 'same' }),
    readCartLine({ ...line, state: 'gone' }),
  ];
  expect(changesOf(items, lines)).toEqual([
    { productId: 'b', productName: 'b', state: 'gone', most: 0, before: 2_800_000, now: null },
  ]);
  expect(changesOf(items, checkCart(items, [product('a')]))).toEqual(changesOf(items, lines));
});

test('the cart takes today’s price and name, and is left alone where no price changed', () => {
  const cart = { ...emptyCart, items: [item('a'), item('b')] };
  const now = [product('a', { price: '27500.50', name: 'A' }), product('b', { status: 'sold' })];
  expect(updateCart(cart, checkCart(cart.items, now))?.items).toEqual([
    { ...item('a', 27500.5), productName: 'A' },
    item('b'),
  ]);
  const sold = [product('a'), product('b', { status: 'sold' })];
  expect(updateCart(cart, checkCart(cart.items, sold))).toBeUndefined();
});

test('when there are fewer pieces, the cart takes what there is and says so', () => {
  const cart = { ...emptyCart, items: [{ ...item('a'), quantity: 5 }, item('b')] };
  const lines = checkCart(cart.items, [
    product('a', { stock: 1, price: '27000.00' }),
    product('b'),
  ]);
  expect(changesOf(cart.items, lines).map(({ state, most }) => [state, most])).toEqual([
    ['short', 1],
    ['price', 1],
  ]);
  expect(updateCart(cart, lines)?.items).toEqual([item('a', 27000), item('b')]);
  const ordered = checkCart(cart.items, [product('a', { stock: null }), product('b')]);
  expect(changesOf(cart.items, ordered)).toEqual([]);
});
