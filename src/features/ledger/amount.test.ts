import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from '#platform/money.ts';
import { readAmount } from './amount.ts';

test.each([
  ['1590', 159_000],
  ['1.590', 159_000],
  ['1,590', 159_000],
  ['1590,5', 159_050],
  ['18.450,25', 1_845_025],
  ['1,234,567.89', 123_456_789],
  ['US$ 1,590.00', 159_000],
  ['$1590', 159_000],
  ['1 590,00 USD', 159_000],
  ['0.01', 1],
])('%s is %i cents', (written, cents) => {
  expect(readAmount(written)).toBe(cents);
});

test.each([
  '',
  '0',
  '0,00',
  '-5',
  '12,34,567',
  '1590.005.1',
  'EUR 1590',
  '1590 CUP',
  '€5',
  '1e5',
  '=1+1',
  'mil',
  '12345678901234',
])('%j is no amount of ours', (written) => {
  expect(readAmount(written)).toBeUndefined();
});

test('what we write is read as it was meant', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (cents) => {
      expect(readAmount(formatMoney(cents, 'es'))).toBe(cents);
    }),
  );
});
