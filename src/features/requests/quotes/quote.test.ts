import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CurrentProduct, currentLines, isAvailable, sawAmount, sumLines } from './quote.ts';

const corolla: CurrentProduct = {
  id: 'c',
  name: 'Toyota Corolla',
  priceCents: 2_800_000,
  status: 'available',
  stock: 99,
  provinces: ['HAB', 'HOL'],
};
const luna: CurrentProduct = { ...corolla, id: 'l', name: 'Triciclo Luna', priceCents: null };
const wanted = { productId: 'c', productName: 'Toyota Corolla', price: 28000, quantity: 2 };

const stateOf = (line: object, product: Partial<CurrentProduct> = {}) =>
  currentLines([{ ...wanted, ...line }], [{ ...corolla, ...product }, luna], 'HOL')[0]?.state;

describe('a line against the catalogue', () => {
  test.each([28000, '28000', '28000.0', '28000.00', ' 28000 '])('%j is the price', (price) => {
    expect(stateOf({ price })).toBe('same');
  });

  test.each([
    27999.99,
    '28,000',
    '28000.001',
    -28000,
    0,
    null,
    '',
    'gratis',
    Number.NaN,
    undefined,
  ])('%j is another price', (price) => {
    expect(stateOf({ price })).toBe('price');
  });

  test.each([null, undefined, '', 0, '0.00'])('a price to be confirmed is seen as %j', (price) => {
    const line = { productId: 'l', productName: 'Triciclo Luna', price };
    expect(stateOf(line)).toBe('same');
  });

  test('sold and reserved count more than price and province', () => {
    for (const status of ['sold', 'reserved'] as const) {
      expect(stateOf({ price: 1 }, { status, provinces: [] })).toBe(status);
    }
  });

  test('what does not reach the province, what is not there', () => {
    expect(stateOf({}, { provinces: ['HAB'] })).toBe('unreachable');
    expect(stateOf({ productId: 'x' })).toBe('gone');
    expect(stateOf({ productId: undefined })).toBe('same');
    expect(stateOf({ productId: undefined, productName: 'toyota corolla' })).toBe('gone');
  });

  test('the catalogue’s name and price are taken, the customer’s quantity is kept', () => {
    expect(
      currentLines([{ ...wanted, productName: 'Ferrari', price: 1 }], [corolla], 'HAB'),
    ).toEqual([
      {
        productId: 'c',
        productName: 'Toyota Corolla',
        quantity: 2,
        most: 99,
        priceCents: 2_800_000,
        state: 'price',
      },
    ]);
  });

  test('only lines that can be had may be quoted', () => {
    const states = ['same', 'price', 'sold', 'reserved', 'gone', 'unreachable'] as const;
    expect(states.filter(isAvailable)).toEqual(['same', 'price']);
  });
});

test('the sum is that of the lines, in whole cents, in any order', () => {
  const line = fc.record({
    priceCents: fc.option(fc.integer({ min: 1, max: 99_999_999_99 })),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const exact = lines.reduce(
        (sum, { priceCents, quantity }) => sum + BigInt(priceCents ?? 0) * BigInt(quantity),
        0n,
      );
      expect(BigInt(sumLines(lines))).toBe(exact);
      expect(sumLines(lines.toReversed())).toBe(sumLines(lines));
    }),
  );
  expect(sumLines([{ priceCents: null, quantity: 3 }])).toBe(0);
});

test('an amount that was not said is not wrong; one that was must be exact', () => {
  expect([sawAmount(undefined, 5), sawAmount(null, 5)]).toEqual([true, true]);
  fc.assert(
    fc.property(fc.nat(10_000_000_00), fc.nat(10_000_000_00), (cents, other) => {
      const text = `${Math.floor(other / 100)}.${String(other % 100).padStart(2, '0')}`;
      expect(sawAmount(text, cents)).toBe(cents === other);
      expect(sawAmount(text, other)).toBe(true);
      expect(sawAmount(other / 100, other)).toBe(true);
    }),
  );
  for (const odd of ['', 'x', '-1', '1e2', '1.001', Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(sawAmount(odd, 100)).toBe(false);
  }
});
