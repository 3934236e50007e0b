import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { Amount } from '#features/ledger/entries/schema.ts';
import { readCents, readShare } from '#features/orders/offers/ui/staff/editor/typed-values.ts';
import { readStatementAmount } from '#features/payments/matching/statement-cells.ts';
import { readFigure } from '#features/shop/catalogue/landed-cost/tariff-form.ts';
import { Price } from '#features/shop/catalogue/products/form-schema.ts';
import { centsOf } from '#features/shop/catalogue/products/ui/staff/form/product-draft.ts';
import { ProductQuery } from '#features/shop/catalogue/schema.ts';
import type { AppError } from '#platform/http/errors.ts';
import { check } from '#platform/http/route.ts';

const parsed =
  (schema: z.ZodType<number | null>) =>
  (written: string): unknown =>
    schema.safeParse(written).data;

const places: [where: string, read: (written: string) => unknown][] = [
  [
    'the filters of the catalogue',
    (maxPrice) => ProductQuery.safeParse({ maxPrice }).data?.maxPrice,
  ],
  ['the form of a product', centsOf],
  ['a product that is stored or imported', parsed(Price)],
  ['an offer', readCents],
  ['an instalment or a preset', (written) => readShare(written)?.cents],
  ['a tariff', (written) => readFigure(written)?.cents],
  ['money that is recorded', parsed(Amount)],
];
const ambiguous = ['12.345', '749.999', '1.005', '1.590', '12,345,67', 'US$ 1.590'];

describe.each(places)('%s', (_, read) => {
  test('reads amounts as people write them here and in the USA', () => {
    const written = ['1590', '1590.00', '1,590.00', '1.590,00', '1,590', 'US$ 1,590', '1 590,0'];
    expect(written.map(read)).toEqual(written.map(() => 159_000));
    expect(['.50', '500.0000', '="500.00"'].map(read)).toEqual([50, 50_000, 50_000]);
  });

  test('refuses what may be two amounts, and what has a sign', () => {
    for (const written of [...ambiguous, '500.00 CR', '500.00-', '-500.00', '(500.00)'])
      expect([written, read(written)]).toEqual([written, undefined]);
  });
});

test('a bank reads signs, and refuses what may be two amounts', () => {
  const read = (written: string) => readStatementAmount(written, { decimal: '.' });
  expect(['500.00 CR', '500.00-', '(500.00)'].map(read)).toEqual([50_000, -50_000, -50_000]);
  expect(ambiguous.map(read)).toEqual(ambiguous.map(() => undefined));
});

test('whoever sends two amounts reads both', () => {
  const error = (schema: z.ZodType, value: unknown) => {
    try {
      return check(schema, value, 'es');
    } catch (refused) {
      return Object.values((refused as AppError).fields ?? {})[0];
    }
  };
  const both = 'Puede ser dos montos: ¿12,345.00 o 12.345? Escríbalo con dos decimales.';
  expect(error(Amount, '12.345')).toBe(both);
  expect(error(Price, '12.345')).toBe(both);
  expect(error(ProductQuery, { minPrice: '12.345' })).toBe(both);
});

test('a number is what it says: part of a cent is no amount', () => {
  expect(Price.parse(12_345.6)).toBe(1_234_560);
  expect(Price.parse('12345.60')).toBe(1_234_560);
  expect(Price.safeParse(12.345).success).toBe(false);
});

test('nothing is no payment and no price, and may be a line of an offer', () => {
  expect(Amount.safeParse('0').success).toBe(false);
  expect(Price.safeParse('0,00').success).toBe(false);
  expect(readCents('0')).toBe(0);
});
