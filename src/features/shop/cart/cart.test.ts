import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { cartEntry } from '#platform/browser/registry/every-page.ts';
import {
  addToCart,
  type Cart,
  type CartItem,
  countPieces,
  emptyCart,
  isInCart,
  maxLines,
  maxQuantity,
  readAnyCart,
  readCart,
  setQuantity,
} from './cart.ts';
import { removeFromCart, totalCents, updateLines, withoutItems } from './cart-lines.ts';

const corolla = {
  productId: 'c',
  productName: 'Toyota Corolla',
  price: 28000,
  province: 'HOL' as const,
  specifications: { Motor: '1.8' },
};
const nevera = { ...corolla, productId: 'n', productName: 'Nevera', price: 850.5 };
const item = (special: Partial<CartItem> = {}): CartItem => ({
  ...corolla,
  quantity: 1,
  ...special,
});
const cartOf = (...items: CartItem[]): Cart => ({ items, savedAt: '2026-11-20T12:00:00.000Z' });
const now = Date.parse('2026-11-20T12:00:00.000Z');
const day = 86_400_000;

const anyItem: fc.Arbitrary<CartItem> = fc.record({
  productId: fc.string({ minLength: 1 }),
  productName: fc.string({ minLength: 1 }),
  price: fc.option(fc.integer({ min: 1, max: 1_000_000_00 }).map((cents) => cents / 100)),
  quantity: fc.integer({ min: 1, max: maxQuantity }),
  province: fc.constantFrom(...provinceCodes),
  specifications: fc.dictionary(fc.string(), fc.string()),
});
const anyCart = fc.array(anyItem, { maxLength: 8 }).map((items) => cartOf(...items));

describe('adding', () => {
  test('the same product for the same province is one line with more pieces', () => {
    const twice = addToCart(addToCart(emptyCart, corolla), corolla);
    expect(twice.items).toEqual([item({ quantity: 2 })]);
  });

  test('another product, or another province, is another line at the end', () => {
    const cart = [corolla, nevera, { ...corolla, province: 'HAB' as const }].reduce(
      addToCart,
      emptyCart,
    );
    expect(cart.items.map(({ productId, province }) => [productId, province])).toEqual([
      ['c', 'HOL'],
      ['n', 'HOL'],
      ['c', 'HAB'],
    ]);
  });

  test('never past 99 pieces nor 50 lines', () => {
    expect(addToCart(cartOf(item({ quantity: 99 })), corolla).items[0]?.quantity).toBe(maxQuantity);
    const full = cartOf(
      ...Array.from({ length: maxLines }, (_, n) => item({ productId: `p${n}` })),
    );
    expect(addToCart(full, corolla)).toBe(full);
    expect(addToCart(full, { ...corolla, productId: 'p7' }).items[7]?.quantity).toBe(2);
  });

  test('a second piece of a single item changes nothing: the cart stays the same object', () => {
    const one = addToCart(emptyCart, corolla, 1);
    expect(one.items).toEqual([item()]);
    expect(addToCart(one, corolla, 1)).toBe(one);
    expect(isInCart(one, corolla)).toBe(true);
    expect(isInCart(one, nevera)).toBe(false);
    expect(addToCart(one, corolla, 2).items).toEqual([item({ quantity: 2 })]);
  });

  test('always adds exactly one piece while there is room', () => {
    fc.assert(
      fc.property(anyCart, anyItem, (cart, { quantity: _, ...added }) => {
        const before = cart.items.find(
          (line) => line.productId === added.productId && line.province === added.province,
        );
        const grown = before?.quantity === maxQuantity ? 0 : 1;
        expect(countPieces(addToCart(cart, added))).toBe(countPieces(cart) + grown);
      }),
    );
  });
});

describe('changing', () => {
  test.each([
    [5, 5],
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [100, 99],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 99],
    [Number.NEGATIVE_INFINITY, 1],
  ])('a quantity of %s becomes %s', (wanted, kept) => {
    const cart = setQuantity(cartOf(item(), item({ productId: 'n' })), 1, wanted);
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([1, kept]);
  });

  test('a line is removed by its place; a place that is not there removes nothing', () => {
    const cart = cartOf(item(), item({ productId: 'n' }));
    expect(removeFromCart(cart, 0).items.map(({ productId }) => productId)).toEqual(['n']);
    expect(removeFromCart(cart, 2).items).toEqual(cart.items);
    expect(removeFromCart(cart, -1).items).toEqual(cart.items);
  });

  test('what the server says now replaces name, price and what there is not, nothing else', () => {
    const cart = cartOf(item({ quantity: 3 }), item({ productId: 'n' }));
    const current = [{ productId: 'c', productName: 'Corolla LE', price: null, most: 99 }];
    expect(updateLines(cart, current).items).toEqual([
      item({ quantity: 3, productName: 'Corolla LE', price: null }),
      item({ productId: 'n' }),
    ]);
    const one = [{ productId: 'c', productName: 'Toyota', price: 1, most: 1 }];
    expect(updateLines(cart, one).items[0]?.quantity).toBe(1);
  });

  test('what was asked for leaves, what was added on top of it meanwhile stays', () => {
    const quoted = [item({ quantity: 2 }), item({ productId: 'n' })];
    const cart = cartOf(item({ quantity: 3 }), item({ productId: 'n' }), item({ productId: 'x' }));
    expect(withoutItems(cart, quoted).items).toEqual([
      item({ quantity: 1 }),
      item({ productId: 'x' }),
    ]);
    expect(withoutItems(cartOf(...quoted), quoted).items).toEqual([]);
    expect(withoutItems(cartOf(item({ province: 'MAT' })), quoted).items).toHaveLength(1);
  });

  test('nothing changes the cart that was there', () => {
    fc.assert(
      fc.property(anyCart, fc.integer(), fc.integer(), (cart, index, quantity) => {
        const before = structuredClone(cart);
        addToCart(cart, corolla);
        setQuantity(cart, index, quantity);
        removeFromCart(cart, index);
        updateLines(cart, [{ productId: 'c', productName: 'x', price: 1, most: 1 }]);
        expect(cart).toEqual(before);
      }),
    );
  });
});

describe('the total', () => {
  test('counts what has no price, or no number as its price, as 0', () => {
    const prices = [null, Number.NaN, Number.POSITIVE_INFINITY, 10.1];
    expect(totalCents(cartOf(...prices.map((price) => item({ price, quantity: 3 }))))).toBe(3030);
  });

  test('is exact to the cent, whatever the fractions', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const exact = cart.items.reduce(
          (sum, { price, quantity }) => sum + Number(((price ?? 0) * 100).toFixed(0)) * quantity,
          0,
        );
        expect(totalCents(cart)).toBe(exact);
      }),
    );
    expect(totalCents(cartOf(item({ price: 0.1, quantity: 3 })))).toBe(30);
  });
});

describe('a stored cart', () => {
  test('is found by its name, also one that an earlier shop has stored', () => {
    expect(cartEntry.name).toBe('mariel-auto-cart');
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(readCart(JSON.stringify(cart), now)).toEqual(cart);
      }),
    );
  });

  test('may be a bare array, which is as old as its reading', () => {
    const items = [item({ quantity: 2 }), item({ productId: 'n' })];
    expect(readCart(JSON.stringify(items), now)).toEqual(cartOf(...items));
  });

  test('lapses 7 days after its last change', () => {
    const stored = JSON.stringify(cartOf(item()));
    expect(readCart(stored, now + 7 * day - 1).items).toHaveLength(1);
    expect(readCart(stored, now + 7 * day)).toEqual(emptyCart);
    // Written while the phone's clock was ahead.
    expect(readCart(stored, now - 6 * day).items).toHaveLength(1);
    expect(readCart(stored, now - 8 * day)).toEqual(emptyCart);
    expect(readAnyCart(stored, now - 8 * day).items).toHaveLength(1);
    const changed = setQuantity(cartOf(item()), 0, 2);
    expect(readCart(JSON.stringify(changed), Date.now() + 6 * day).items).toHaveLength(1);
  });

  test.each([
    null,
    '',
    'null',
    '5',
    '"x"',
    '{}',
    '{',
    '{"items":null}',
    '{"items":{}}',
    '{"items":[],"savedAt":"ayer"}',
  ])('%s is an empty cart', (stored) => {
    expect(readCart(stored, now).items).toEqual([]);
  });

  test('keeps what can be read of it', () => {
    const stored = [
      null,
      5,
      'x',
      [],
      {},
      { ...item(), productId: '' },
      { ...item(), productName: 7 },
      { ...item(), quantity: 0, price: 'x', province: 'XXX', specifications: null },
      { ...item(), quantity: '3', price: '850.50', specifications: 'Motor' },
      { ...item(), quantity: 1e9, price: null },
      { ...item(), quantity: { toString: 1 }, price: { toString: 1 } },
    ];
    expect(readCart(JSON.stringify(stored), now).items).toEqual([
      item({ quantity: 1, price: null, province: 'HAB', specifications: {} }),
      item({ quantity: 3, price: 850.5, specifications: {} }),
      item({ quantity: maxQuantity, price: null }),
      item({ quantity: 1, price: null }),
    ]);
  });

  test('holds at most 50 lines', () => {
    const many = Array.from({ length: 60 }, (_, n) => item({ productId: `p${n}` }));
    expect(readCart(JSON.stringify(many), now).items).toHaveLength(maxLines);
  });

  test.each([1.8e306, -1e300, 1e9])('a stored price of %d is none', (price) => {
    const stored = JSON.stringify([{ ...corolla, quantity: 1, price }]);
    expect(readCart(stored, now).items).toMatchObject([{ productId: 'c', price: null }]);
  });

  test('whatever stands in the storage, it is a cart', () => {
    const hostileItem = fc.record({
      productId: fc.oneof(fc.string(), fc.jsonValue()),
      productName: fc.oneof(fc.string({ minLength: 1 }), fc.jsonValue()),
      price: fc.jsonValue(),
      quantity: fc.jsonValue(),
      province: fc.jsonValue(),
      specifications: fc.jsonValue(),
    });
    const shapes = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(hostileItem, fc.jsonValue())).map((items) => JSON.stringify(items)),
    );
    fc.assert(
      fc.property(shapes, (stored) => {
        const { items } = readCart(stored, now);
        for (const { quantity, price, province, productId, specifications } of items) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(maxQuantity);
          expect(price === null || Number.isFinite(price)).toBe(true);
          expect(provinceCodes).toContain(province);
          expect(productId).not.toBe('');
          for (const value of Object.values(specifications)) expect(typeof value).toBe('string');
        }
        expect(Number.isInteger(totalCents({ items }))).toBe(true);
      }),
    );
  });
});
