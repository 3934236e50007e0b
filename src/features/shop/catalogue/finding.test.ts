import { describe, expect, it } from 'vitest';
import { wellKnownBrands } from './brands.ts';
import { withoutEmptyKeys } from './catalogue-address.ts';
import { filterOptions, withNone, yearOptions } from './filter-options.ts';
import { pageOf } from './page-number.ts';
import type { ProductChoices } from './schema.ts';

describe('what the filters offer', () => {
  const choices: ProductChoices = {
    brands: ['Bajaj', 'Toyota'],
    years: [2026, 2007],
    facets: [],
    counts: { brand: { toyota: 5 }, year: { '2021': 2, '2020': 1 }, engineType: { diesel: 1 } },
  };

  it('is what would leave a product, beside the well-known brands and the last 20 years', () => {
    const { year, brand, engineType } = filterOptions(choices, {});
    const years = withNone(year, yearOptions(choices.years));
    expect([years.length, years[0], years[5]]).toEqual([20, ['2026', 0], ['2021', 2]]);
    const brands = withNone(brand, wellKnownBrands);
    expect(brands).toEqual([['Toyota', 5], ...wellKnownBrands.slice(1).map((name) => [name, 0])]);
    expect(engineType).toEqual([['Diésel', 1]]);
  });

  it('has what is chosen now, although it leaves nothing', () => {
    const { brand, engineType } = filterOptions(choices, {
      brand: 'Bajaj',
      engineType: 'Eléctrico',
    });
    expect(brand).toContainEqual(['Bajaj', 0]);
    expect(engineType).toContainEqual(['Eléctrico', 0]);
  });

  it('is everything where there is too much to count', () => {
    const { year, brand } = filterOptions({ ...choices, counts: {} }, {});
    expect([year.length, year[0]]).toEqual([20, ['2026']]);
    expect(brand).toContainEqual(['Bajaj']);
  });
});

describe('the number of a page', () => {
  const total = { count: 25, more: false };
  it.each([
    ['the first', {}, { page: 1, pages: 3 }],
    ['a later one', { cursor: 'x', page: '3' }, { page: 3, pages: 3 }],
    ['a shortened address', { cursor: 'x' }, { page: undefined, pages: 3 }],
    ['one that is not there', { cursor: 'x', page: '4' }, { page: undefined, pages: 3 }],
    ['no number', { cursor: 'x', page: 'dos' }, { page: undefined, pages: 3 }],
  ])('is known, or known to be missing, for %s', (_, address, expected) => {
    expect(pageOf(address, total, 12)).toEqual(expected);
  });

  it('is one of an unknown number where nobody counts so far', () => {
    expect(pageOf({ cursor: 'x', page: '90' }, { count: 1000, more: true }, 12)).toEqual({
      page: 90,
      pages: undefined,
    });
  });
});

it.each([
  ['/products?search=&brand=Kia&sort=', '/products?brand=Kia'],
  ['/products/barcos?search=+&minPrice=', '/products/barcos'],
  ['/products?search=kia', undefined],
  ['/products', undefined],
])('an address without empty keys: %s', (address, expected) => {
  expect(withoutEmptyKeys(new URL(address, 'http://tienda.test'))).toBe(expected);
});
