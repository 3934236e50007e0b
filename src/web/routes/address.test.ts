import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

test.each<[string, object, Parameters<typeof writeAddress>[2], string]>([
  ['/', {}, {}, '/'],
  ['/my-quotes', {}, undefined, '/my-quotes'],
  ['/products/:category?', {}, {}, '/products'],
  ['/products/:category?', { category: 'triciclos' }, {}, '/products/triciclos'],
  ['/products/:category?', {}, { year: 2021, brand: '' }, '/products?year=2021'],
  ['/products/:category/:slug', { category: 'a', slug: 'b' }, {}, '/products/a/b'],
  ['/products/:category?', { category: 'a/b?c#d' }, {}, '/products/a%2Fb%3Fc%23d'],
  ['/', {}, { aviso: 'entrar', returnTo: '/a?b=c&d' }, '/?aviso=entrar&returnTo=%2Fa%3Fb%3Dc%26d'],
  ['/', {}, { x: undefined, y: 0 }, '/?y=0'],
])('%s %j %j is written %s', (path, params, query, address) => {
  expect(writeAddress(path, params, query)).toBe(address);
});

test.each<[string, string, object | undefined]>([
  ['/', '/', {}],
  ['/', '//', undefined],
  ['/', '/x', undefined],
  ['/my-quotes', '/my-quotes', {}],
  ['/my-quotes', '/my-quotes/', {}],
  ['/my-quotes', '/my-quotes//', undefined],
  ['/my-quotes', '/My-Quotes', undefined],
  ['/my-quotes', '/my%2Dquotes', undefined],
  ['/my-quotes', '/my-quotes/x', undefined],
  ['/my-quotes', '//my-quotes', undefined],
  ['/products/:category?', '/products', {}],
  ['/products/:category?', '/products/triciclos', { category: 'triciclos' }],
  ['/products/:category?', '/products/a/b', undefined],
  ['/products/:category/:slug', '/products/a', undefined],
  ['/products/:category/:slug', '/products//b', undefined],
  ['/products/:category/:slug', '/products/a/b%20%C3%B1', { category: 'a', slug: 'b ñ' }],
  ['/products/:category/:slug', '/products/a/%E0%A4%A', undefined],
  ['/products/:category/:slug', '/products/a/b%2Fc', { category: 'a', slug: 'b/c' }],
])('the route %s reads the address %s as %j', (path, address, params) => {
  expect(readAddress(path, address)).toEqual(params);
});

test('what is written is read back, whatever it says', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(value, value, (category, slug) => {
      const address = writeAddress('/products/:category/:slug', { category, slug });
      expect(readAddress('/products/:category/:slug', address)).toEqual({ category, slug });
      expect(readAddress('/products/:category?', address)).toBeUndefined();
    }),
  );
});

test('a query is read back, whatever it says', () => {
  const queries = fc.dictionary(
    fc.string({ minLength: 1 }),
    fc.string({ unit: 'grapheme', minLength: 1 }),
  );
  fc.assert(
    fc.property(queries, (query) => {
      const { searchParams } = new URL(writeAddress('/products', {}, query), 'http://x.test');
      expect(Object.fromEntries(searchParams)).toEqual({ ...query });
    }),
  );
});

test('no address breaks the reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (address) => {
      for (const path of ['/', '/products/:category?', '/products/:category/:slug']) {
        readAddress(path, address);
        readAddress(path, `/products/${address}`);
      }
    }),
  );
});
