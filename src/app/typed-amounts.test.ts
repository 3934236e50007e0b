import { expect, test } from 'vitest';
import { Price } from '#features/catalogue/products/form-schema.ts';
import { centsOf } from '#features/catalogue/products/ui/staff/form/product-draft.ts';
import { ProductQuery } from '#features/catalogue/schema.ts';
import { Amount } from '#features/ledger/schema.ts';
import { readCents } from '#features/offers/ui/staff/editor/typed-values.ts';

const places: [where: string, read: (written: string) => unknown][] = [
  ['the filters of the catalogue', (maxPrice) => ProductQuery.parse({ maxPrice }).maxPrice],
  ['the form of a product', centsOf],
  ['a product that is stored or imported', (price) => Price.parse(price)],
  ['an offer', readCents],
  ['money that is recorded', (amount) => Amount.parse(amount)],
];

test.each(places)('%s reads amounts as people write them here and in the USA', (_, read) => {
  const written = ['1590', '1590.00', '1,590.00', '1.590,00', '1.590', 'US$ 1,590', '1 590,0'];
  expect(written.map(read)).toEqual(written.map(() => 159_000));
});

test('nothing is no payment and no price, and may be a line of an offer', () => {
  expect(Amount.safeParse('0').success).toBe(false);
  expect(Price.safeParse('0,00').success).toBe(false);
  expect(readCents('0')).toBe(0);
});
