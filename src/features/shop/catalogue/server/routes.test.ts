import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { yearInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { Product, ProductChoices } from '../schema.ts';
import { catalogueApp, createFor, memoryFiles, testServices } from './testing/products.ts';

let database: OpenDatabase;
let services: Services;
let app: Hono;

beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database, memoryFiles());
  app = catalogueApp(services);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.db.deleteFrom('product').execute();
  await createFor(
    services,
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
    await createFor(services, { slug: 'a', brand: 'Ñ> & "x"' }, { slug: 'b', brand: 'Ñ> & "x"' });
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
    // Cached from the second time on.
    for (const _ of [1, 2]) expect((await list('?brand=Kia')).slugs).toEqual(['dos']);
    // Nobody hears of a change before the commit. (The embedded database has no second connection
    // that could answer meanwhile, so this answer can only be the cached one.)
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('product').set({ slug: 'nuevo' }).where('slug', '=', 'dos').execute();
      expect((await list('?brand=Kia')).slugs).toEqual(['dos']);
    });
    await expect.poll(async () => (await list('?brand=Kia')).slugs).toEqual(['nuevo']);
    await createFor(services, { slug: 'otro', brand: 'Kia' });
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
  const choices = async (query: string) => {
    const answer = await app.request(`/api/products/choices?${query}`);
    return ProductChoices.parse(await answer.json());
  };

  it('gives the brands and the years of the shop’s own clock', async () => {
    const thisYear = yearInHavana(sharedNow());
    expect(await choices('category=automobiles')).toEqual({
      brands: ['Ford', 'Kia', 'Toyota'],
      years: [thisYear, thisYear - 19],
      counts: { brand: { ford: 1, kia: 1, toyota: 1 }, engineType: {}, year: { 2021: 1 } },
      facets: [],
    });
    expect((await app.request('/api/products/choices?category=naves')).status).toBe(400);
    expect((await app.request('/api/products/choices?year=20x0')).status).toBe(400);
  });

  it('counts each facet under the others, its own choice apart', async () => {
    const diesel = { engineType: 'Diésel', year: 2020, provinces: ['HOL'] };
    await createFor(
      services,
      { slug: 'cuatro', brand: 'Toyota', name: 'Hilux', priceCents: 9_000, ...diesel },
      { slug: 'cinco', brand: 'TOYOTA', name: 'Hilux', year: 2021, engineType: 'gasolina' },
      { slug: 'seis', category: 'motocicletas', brand: 'Kia', engineType: 'diesel' },
    );
    expect((await choices('category=automobiles&brand=toyota')).counts).toEqual({
      brand: { ford: 1, kia: 1, toyota: 3 },
      engineType: { diesel: 1, gasoline: 1 },
      year: { 2020: 1, 2021: 1 },
    });
    expect((await choices('category=automobiles&brand=Toyota&year=2020')).counts).toEqual({
      brand: { toyota: 1 },
      engineType: { diesel: 1 },
      year: { 2020: 1, 2021: 1 },
    });
    expect((await choices('engineType=gasoline&province=HAB')).counts).toEqual({
      brand: { toyota: 1 },
      engineType: { diesel: 1, gasoline: 1 },
      year: { 2021: 1 },
    });
    expect((await choices('search=hilux&maxPrice=90')).counts.brand).toEqual({ toyota: 1 });
    expect((await choices('search=nada')).counts).toEqual({ brand: {}, engineType: {}, year: {} });
  });

  it('leaves the counts out where there are more than anyone counts', async () => {
    const many = Array.from({ length: 1001 }, (_, at) => ({
      slug: `m${at}`,
      year: 2000 + (at % 2),
    }));
    await createFor(services, ...many);
    for (const query of ['', 'search=m', 'brand=Kia']) {
      const { counts } = await choices(query);
      expect([query, counts.brand]).toEqual([query, undefined]);
    }
    // The other facets are few enough under the brand, and the brands under a year.
    expect((await choices('brand=Kia')).counts.year).toEqual({ 2021: 1 });
    expect((await choices('year=2000&brand=Kia')).counts.brand).toEqual({});
  });
});
