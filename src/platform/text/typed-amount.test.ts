import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../money.ts';
import { plainAmount, readAmount } from './typed-amount.ts';

describe('an amount that somebody types', () => {
  it.each([
    ['15000', '15000'],
    ['15,000', '15000'],
    ['15.000', '15000'],
    ['15 000', '15000'],
    ['15\u00a0000', '15000'],
    ['US$15,000', '15000'],
    [' US$ 15.000 ', '15000'],
    ['$15000', '15000'],
    ['15000$', '15000'],
    ['usd 15,000', '15000'],
    ['15,000 USD', '15000'],
    ['1,234,567', '1234567'],
    ['15.5', '15.5'],
    ['15,50', '15.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['0', '0'],
    ['007', '007'],
    ['999999999', '999999999'],
  ])('%j is %s', (written, amount) => {
    expect(plainAmount(written)).toBe(amount);
  });

  it.each([
    ['barato'],
    ['-1'],
    ['1e5'],
    ['15.'],
    ['15 mil'],
    ['15 5'],
    ['12345,678'],
    ['0.500'],
    ['1,234.567'],
    ['1.2.3'],
    ['15,00,000'],
    ['10000-20000'],
    ['1234567890'],
    ['$'],
  ])('%j is none', (written) => {
    expect(plainAmount(written)).toBeUndefined();
  });

  it('may be any that the shop shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(Number(plainAmount(formatMoney(cents, 'es')))).toBe(cents / 100);
      }),
    );
  });
});

describe('the same in cents', () => {
  it.each([
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
    ['0', 0],
    ['0,00', 0],
  ])('%s is %i cents', (written, cents) => {
    expect(readAmount(written)).toBe(cents);
  });

  it.each([
    '',
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

  it('is read as we write it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(readAmount(formatMoney(cents, 'es'))).toBe(cents);
      }),
    );
  });
});
