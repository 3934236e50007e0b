import { describe, expect, it } from 'vitest';
import { hasWrongPrice, readCatalogueAddress, toProductQuery } from './catalogue-address.ts';
import { ProductQuery } from './schema.ts';

describe('the price filters', () => {
  const queryOf = (maxPrice: string) =>
    readCatalogueAddress(new URLSearchParams({ maxPrice }), 'automobiles');

  it.each(['15000', '15,000', '15.000,00', '15 000', 'US$15,000'])(
    'say %s to the call as 15000, and the call itself reads it',
    (written) => {
      expect(toProductQuery(queryOf(written), 'automobiles', 'HAB').maxPrice).toBe('15000');
      expect(ProductQuery.parse({ maxPrice: written }).maxPrice).toBe(1_500_000);
      expect(hasWrongPrice(queryOf(written), 'maxPrice')).toBe(false);
    },
  );

  it.each(['barato', '15.000'])(
    'keep %s, which is no price, say so, and do not send it',
    (typed) => {
      expect(queryOf(typed).maxPrice).toBe(typed);
      expect(hasWrongPrice(queryOf(typed), 'maxPrice')).toBe(true);
      expect(hasWrongPrice(queryOf(typed), 'minPrice')).toBe(false);
      expect(toProductQuery(queryOf(typed), 'automobiles', 'HAB').maxPrice).toBeUndefined();
      expect(ProductQuery.safeParse({ maxPrice: typed }).success).toBe(false);
    },
  );

  it('in each other’s field ask for what lies between', () => {
    const written = new URLSearchParams({ minPrice: 'US$20,000', maxPrice: '15000.50' });
    const query = toProductQuery(
      readCatalogueAddress(written, 'automobiles'),
      'automobiles',
      'HAB',
    );
    expect(query).toMatchObject({ minPrice: '15000.5', maxPrice: '20000' });
  });
});
