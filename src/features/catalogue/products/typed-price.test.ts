import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#platform/money.ts';
import { hasWrongPrice, readCatalogueAddress, toProductQuery } from '../catalogue-address.ts';
import { ProductQuery } from '../schema.ts';
import { readTypedPrice } from './typed-price.ts';

describe('a price that somebody types', () => {
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
  ])('%j is %s', (written, price) => {
    expect(readTypedPrice(written)).toBe(price);
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
    expect(readTypedPrice(written)).toBeUndefined();
  });

  it('may be any that the shop shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(Number(readTypedPrice(formatMoney(cents, 'es')))).toBe(cents / 100);
      }),
    );
  });
});

describe('the price filters', () => {
  const queryOf = (maxPrice: string) =>
    readCatalogueAddress(new URLSearchParams({ maxPrice }), 'automobiles');

  it.each(['15000', '15,000', '15.000', '15 000', 'US$15,000'])(
    'say %s to the call as 15000, and the call itself reads it',
    (written) => {
      expect(toProductQuery(queryOf(written), 'automobiles', 'HAB').maxPrice).toBe('15000');
      expect(ProductQuery.parse({ maxPrice: written }).maxPrice).toBe(1_500_000);
      expect(hasWrongPrice(queryOf(written), 'maxPrice')).toBe(false);
    },
  );

  it('keep what is no price, say so, and do not send it', () => {
    expect(queryOf('barato').maxPrice).toBe('barato');
    expect(hasWrongPrice(queryOf('barato'), 'maxPrice')).toBe(true);
    expect(hasWrongPrice(queryOf('barato'), 'minPrice')).toBe(false);
    expect(toProductQuery(queryOf('barato'), 'automobiles', 'HAB').maxPrice).toBeUndefined();
    expect(ProductQuery.safeParse({ maxPrice: 'barato' }).success).toBe(false);
  });

  it('in each other’s field ask for what lies between', () => {
    const written = new URLSearchParams({ minPrice: 'US$20,000', maxPrice: '15000.50' });
    const query = toProductQuery(
      readCatalogueAddress(written, 'automobiles'),
      'automobiles',
      'HAB',
    );
    expect(query).toMatchObject({ minPrice: '15000.50', maxPrice: '20000' });
  });
});
