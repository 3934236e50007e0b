import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openTestDatabase } from '../../../platform/testing/test-database.ts';
import { Product } from '../schema.ts';
import { catalogueApp, createFor, memoryFiles, testPlatform } from './testing.ts';

let database: OpenDatabase;
let platform: Platform;
let app: Hono;

beforeAll(async () => {
  database = await openTestDatabase();
  platform = testPlatform(database, memoryFiles());
  app = catalogueApp(platform);
}, 60_000);
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.deleteFrom('product').execute();
  await createFor(
    platform,
    { slug: 'uno', name: 'Toyota Uno', brand: 'Toyota' },
    { slug: 'dos', name: 'Kia Dos', brand: 'Kia', year: 2021 },
    { slug: 'tres', name: 'Ford Tres', brand: 'Ford', priceCents: 500 },
  );
});

const list = async (query: string) => {
  const answer = await app.request(`/api/products${query}`);
  return {
    answer,
    slugs: answer.ok
      ? Product.array()
          .parse(await answer.json())
          .map(({ slug }) => slug)
      : [],
  };
};

describe('GET /api/products', () => {
  it('answers an array, with its count and where it goes on', async () => {
    const { answer, slugs } = await list('?category=automobiles&limit=2&utm=x');
    expect(slugs).toEqual(['tres', 'dos']);
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const next =
      /^<(\/api\/products\?[^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain('category=automobiles&limit=2&cursor=');
    const further = await app.request(next);
    expect(
      Product.array()
        .parse(await further.json())
        .map(({ slug }) => slug),
    ).toEqual(['uno']);
    expect(further.headers.get('link')).toBeNull();
  });

  it('writes addresses that hold any text', async () => {
    await createFor(platform, { slug: 'a', brand: 'Ñ> & "x"' }, { slug: 'b', brand: 'Ñ> & "x"' });
    const { answer, slugs } = await list(`?limit=1&brand=${encodeURIComponent('Ñ> & "x"')}`);
    const next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '';
    const further = Product.array().parse(await (await app.request(next)).json());
    expect([...slugs, ...further.map(({ slug }) => slug)]).toEqual(['b', 'a']);
  });

  it.each([
    ['category', 'category=naves'],
    ['minPrice', 'minPrice=barato'],
    ['maxPrice', 'maxPrice=-1'],
    ['year', 'year=20x0'],
    ['brand', `brand=${'x'.repeat(61)}`],
    ['brand', 'brand=%00'],
    ['engineType', 'engineType=a%00b'],
    ['featured', 'featured=si'],
    ['province', 'province=XXX'],
    ['nearest', 'nearest=hab'],
    ['sort', 'sort=random'],
    ['limit', 'limit=101'],
    ['limit', 'limit=0'],
    ['cursor', 'cursor=abc'],
    ['cursor', `cursor=${'x'.repeat(301)}`],
    ['search', `search=${'x'.repeat(101)}`],
    ['ids', 'ids=1,2'],
  ])('refuses a bad %s by its name', async (name, query) => {
    const answer = await app.request(`/api/products?${query}`);
    expect(answer.status).toBe(400);
    const body = await answer.json();
    expect(Object.keys(body.fields)[0]?.split('.')[0]).toBe(name);
    expect(body.message).toBeTruthy();
  });

  it.each([
    'search=%27%20or%201=1--',
    'brand=%27;drop%20table%20product--',
    'engineType=%27%20union%20select%201--',
    'search=%00%00',
    'search=%ff%fe',
    'search=\\x00',
    'brand=%F0%9F%98%80',
    'a[]=1&__proto__=2&constructor=3',
    `search=${encodeURIComponent('𝒯:*&|!()')}`,
  ])('is not moved by %s', async (query) => {
    expect((await app.request(`/api/products?${query}`)).status).toBe(200);
    expect((await list('')).slugs).toEqual(['tres', 'dos', 'uno']);
  });

  it('answers 304 to who has it already', async () => {
    const etag = (await list('?brand=Kia')).answer.headers.get('etag') ?? '';
    const again = await app.request('/api/products?brand=Kia', {
      headers: { 'if-none-match': etag },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('keeps an answer until the catalogue changes', async () => {
    const { db } = database;
    // Kept from the second time on.
    for (const _ of [1, 2]) expect((await list('?brand=Kia')).slugs).toEqual(['dos']);
    // What is not committed is not heard. (The embedded database has no second connection that
    // could answer meanwhile: this answer can only be the kept one.)
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('product').set({ slug: 'nuevo' }).where('slug', '=', 'dos').execute();
      expect((await list('?brand=Kia')).slugs).toEqual(['dos']);
    });
    await expect.poll(async () => (await list('?brand=Kia')).slugs).toEqual(['nuevo']);
    await createFor(platform, { slug: 'otro', brand: 'Kia' });
    await expect.poll(async () => (await list('?brand=Kia')).slugs).toEqual(['otro', 'nuevo']);
    await db
      .updateTable('product')
      .set({ deleted_at: new Date() })
      .where('slug', '=', 'otro')
      .execute();
    await expect.poll(async () => (await list('?brand=Kia')).slugs).toEqual(['nuevo']);
  });
});

describe('GET /api/products/:category/:slug', () => {
  it('gives one product', async () => {
    const answer = await app.request('/api/products/automobiles/dos');
    expect(Product.parse(await answer.json())).toMatchObject({ name: 'Kia Dos', year: 2021 });
  });
  it.each([
    '/automobiles/nada',
    '/motocicletas/dos',
    '/naves/dos',
    '/automobiles/%00',
    "/automobiles/'--",
  ])('does not know %s', async (path) => {
    const answer = await app.request(`/api/products${path}`);
    expect(answer.status).toBe(404);
    expect((await answer.json()).message).toMatch(/\.$/);
  });
  it('does not give a deleted one', async () => {
    await database.db
      .updateTable('product')
      .set({ deleted_at: new Date() })
      .where('slug', '=', 'dos')
      .execute();
    await expect
      .poll(async () => (await app.request('/api/products/automobiles/dos')).status)
      .toBe(404);
  });
});

describe('GET /api/products/choices', () => {
  it('gives the brands and the newest year', async () => {
    const answer = await app.request('/api/products/choices?category=automobiles');
    expect(await answer.json()).toEqual({ brands: ['Ford', 'Kia', 'Toyota'], newestYear: 2021 });
    expect((await app.request('/api/products/choices?category=naves')).status).toBe(400);
  });
});
