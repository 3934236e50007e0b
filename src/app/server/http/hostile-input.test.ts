import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeEach(async () => {
  await restock(shop);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.as('anonymous').fetch(path, { headers });

describe('whatever is asked, the shop answers', () => {
  const values = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '\0',
      "'",
      '%',
      '%00',
      '\\',
      '-1',
      '1e309',
      'NaN',
      '__proto__',
      'true',
      '99999999999999999999',
      'a'.repeat(5000),
      '𝒯',
      '\ud800',
      '1,2',
      '0',
      '2021',
      'HAB',
      'price',
      '-price',
      '[]',
      '{}',
      '../..',
    ),
    fc.integer().map(String),
  );
  const names = fc.oneof(
    fc.constantFrom(
      'search',
      'minPrice',
      'maxPrice',
      'year',
      'brand',
      'engineType',
      'sort',
      'mine',
      'cursor',
      'category',
      'limit',
      'province',
      'aviso',
      'returnTo',
      '__proto__',
      'constructor',
    ),
    fc.string(),
  );
  const queries = fc
    .array(fc.tuple(names, values), { maxLength: 4 })
    .map(
      (pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])),
    );

  const expectAnswer = async (path: string, headers: Record<string, string> = {}) => {
    const { status } = await get(path, headers);
    if (status >= 500) throw new Error(`${status} for ${path} ${JSON.stringify(headers)}`);
  };

  test.each([
    `search=${'x'.repeat(101)}`,
    `brand=${'x'.repeat(61)}`,
    `engineType=${'x'.repeat(61)}`,
    'brand=%00',
    'engineType=%00',
    'cursor=abc',
    `cursor=${'x'.repeat(301)}`,
    'minPrice=-1&maxPrice=1e9',
    'year=0&sort=random',
  ])('a list of products survives %s', async (query) => {
    for (const path of ['/products', '/products/electrodomesticos', '/products/nada']) {
      await expectAnswer(`${path}?${query}`);
    }
  });

  test('any query of the catalogue', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(queries, (query) => expectAnswer(`/products?${query}`)),
      { numRuns: 300 },
    );
  });

  test('any query of the call behind it', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(queries, (query) => expectAnswer(`/api/products?${query}`)),
      { numRuns: 300 },
    );
  });

  test('the first value of a repeated key counts', async () => {
    const total = async (query: string) =>
      (await get(`/api/products?${query}`)).headers.get('x-total-count');
    const [first, second] = ['category=automobiles', 'category=motocicletas'];
    expect(await total(`${first}&${second}`)).toBe(await total(first));
    expect(await total(`${first}&${second}`)).not.toBe(await total(second));
    // An invalid value is refused only where it would count.
    expect((await get('/api/products?category=nada&category=automobiles')).status).toBe(400);
  });

  test('any path', { timeout: 120_000 }, async () => {
    const segment = fc.oneof(
      fc.constantFrom(
        '',
        '.',
        '..',
        '%',
        '%00',
        '%ff',
        '%2f',
        '%E0%A4%A',
        ':',
        '*',
        'api',
        'admin',
        'products',
        'automobiles',
        'corolla',
        'quotes',
        'pictures',
        'assets',
        'staff',
        'buzon',
        'evil.test',
      ),
      fc.webSegment(),
    );
    const path = fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);
    await fc.assert(
      fc.asyncProperty(path, (written) => expectAnswer(written)),
      { numRuns: 300 },
    );
  });

  test('any cookie', { timeout: 120_000 }, async () => {
    const name = fc.constantFrom(
      'mariel-auto-session',
      'mariel-auto-language',
      'mariel-auto-province',
      'mariel-auto-login',
      'x',
      '',
    );
    // What can stand in a header at all.
    const value = fc.oneof(
      fc.string({ unit: 'binary-ascii' }).map((text) => text.replace(/[^\x20-\x7e]/g, '')),
      fc.constantFrom('%', '%00', '%E0%A4%A', '"', 'a'.repeat(43), 'a'.repeat(5000), '\xff', '=;='),
    );
    const cookies = fc
      .array(fc.tuple(name, value), { maxLength: 4 })
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));
    await fc.assert(
      fc.asyncProperty(cookies, async (cookie) => {
        for (const path of ['/', '/my-quotes', '/api/user', '/api/callback?code=x&state=y']) {
          await expectAnswer(path, { cookie });
        }
      }),
      { numRuns: 75 },
    );
  });
});
