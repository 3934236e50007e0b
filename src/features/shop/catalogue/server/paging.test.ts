import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { plain } from '#platform/text/plain.ts';
import { engineKind } from '../engine.ts';
import { createProducts } from '../products/server/insert-products.ts';
import { Product, ProductQuery } from '../schema.ts';
import { createCountMemory } from './count-memory.ts';
import { readProductList } from './list-products.ts';
import { someProduct } from './testing/products.ts';

let database: OpenDatabase;
const brands = ['Toyota', 'Honda', 'Kia', null];
const words = ['sedán', 'camioneta', 'híbrido', 'nuevo'];

beforeAll(async () => {
  database = await openTestDatabase();
  const products = Array.from({ length: 90 }, (_, at) =>
    someProduct({
      slug: `p${at}`,
      name: `${brands[at % 4] ?? 'Otro'} ${words[(at * 7) % 4]} ${at}`,
      category: at % 3 === 0 ? 'motocicletas' : 'automobiles',
      brand: brands[at % 4] ?? null,
      priceCents: at % 5 === 0 ? null : ((at * 37) % 9) * 100_000 + 100_000,
      year: at % 6 === 0 ? null : 2015 + (at % 5),
      engineType: at % 2 ? 'Gasolina' : 'Diésel',
      provinces: provinceCodes.filter((_code, n) => (at + n) % 7 === 0),
      featured: at % 8 === 0,
      status: at % 5 === 1 ? 'sold' : 'available',
    }),
  );
  await database.db.transaction().execute((tx) => createProducts(tx, products));
});
afterAll(() => database.close());

const query = fc.record(
  {
    category: fc.constantFrom('automobiles', 'motocicletas'),
    search: fc.constantFrom('sedan', 'toyota', 'nuev', 'tooyta'),
    minPrice: fc.constantFrom('2000', '4500.50'),
    maxPrice: fc.constantFrom('3000', '8000'),
    year: fc.constantFrom('2016', '2019'),
    brand: fc.constantFrom('Toyota', 'KIA'),
    engineType: fc.constantFrom('diesel', 'Gasolina'),
    featured: fc.constant('true'),
    province: fc.constantFrom('HAB', 'HOL'),
    nearest: fc.constantFrom('MAT', 'GTM'),
    sort: fc.constantFrom('newest', 'price', '-price', 'year'),
  },
  { requiredKeys: [] },
);

it('visits everything once, in the same order, whatever the filters and the size of a page', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.integer({ min: 1, max: 30 }), async (filters, size) => {
      const whole = await readProductList(
        database,
        ProductQuery.parse({ ...filters, limit: '100' }),
      );
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { ...filters, limit: String(size), ...(cursor && { cursor }) };
        const page = await readProductList(database, ProductQuery.parse(query));
        expect(page.products.length).toBeLessThanOrEqual(size);
        expect(page.total.count).toBe(whole.products.length);
        paged.push(...page.products);
        cursor = page.next;
      } while (cursor);
      expect(paged).toEqual(whole.products);
      expect(new Set(paged).size).toBe(paged.length);
    }),
    { numRuns: 120 },
  );
});

const reaches = (product: Product, province: string) =>
  product.availableProvinces.split(',').includes(province);

it('keeps to the filters, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(query, async ({ search: _, ...filters }) => {
      const { products } = await readProductList(
        database,
        ProductQuery.parse({ ...filters, limit: '100' }),
      );
      const found = products.map((json) => Product.parse(JSON.parse(json)));
      for (const product of found) {
        const dollars = product.price === null ? Number.NaN : Number(product.price);
        if (filters.category) expect(product.category).toBe(filters.category);
        if (filters.minPrice) expect(dollars).toBeGreaterThanOrEqual(Number(filters.minPrice));
        if (filters.maxPrice) expect(dollars).toBeLessThanOrEqual(Number(filters.maxPrice));
        if (filters.year) expect(product.year).toBe(Number(filters.year));
        if (filters.brand) expect(plain(product.brand ?? '')).toBe(plain(filters.brand));
        if (filters.engineType)
          expect(engineKind(product.engineType ?? '')).toBe(engineKind(filters.engineType));
        if (filters.province) expect(reaches(product, filters.province)).toBe(true);
        if (filters.featured) expect(product.featured).toBe(true);
      }
      const { nearest, sort = 'newest' } = filters;
      const isOurs = sort === 'newest' && nearest;
      const places = found.map(
        (product) =>
          (isOurs && !reaches(product, nearest) ? 2 : 0) + (product.status === 'sold' ? 1 : 0),
      );
      expect(places).toEqual(places.toSorted());
    }),
    { numRuns: 120 },
  );
});

it('counts to a thousand and no further, and once only', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`insert into product (slug, category, name, price_cents)
      select 'many-' || n, 'triciclos', 'Triciclo de carga', n * 100 from generate_series(1, 1200) n`.execute(
      tx,
    );
  });
  const counts = createCountMemory();
  const list = (more: Record<string, string>) =>
    readProductList(database, ProductQuery.parse({ category: 'triciclos', ...more }), counts);
  expect((await list({ minPrice: '100' })).total).toEqual({ count: 1000, more: true });
  expect((await list({ minPrice: '201' })).total).toEqual({ count: 1000, more: false });
  expect((await list({ minPrice: '50' })).total).toEqual({ count: 1000, more: true });
  const broad = await list({ search: 'triciclo', limit: '100' });
  expect([broad.total.more, broad.products.length]).toEqual([true, 100]);
  const next = await list({ search: 'triciclo', limit: '100', cursor: broad.next ?? '' });
  expect(new Set([...broad.products, ...next.products]).size).toBe(200);
});

describe('the memory of counts', () => {
  const read = (filters: object) => ProductQuery.parse({ category: 'automobiles', ...filters });

  it('knows only what a range proves', () => {
    const counts = createCountMemory();
    counts.storePrices(read({}), Array(1001).fill(5));
    counts.storeCount(read({ minPrice: '10', maxPrice: '20' }), 1001);
    counts.storeCount(read({ minPrice: '15', maxPrice: '20' }), 400);
    const recall = (filters: object) => counts.recall(read(filters));
    expect(recall({})).toBe(1001);
    expect(recall({ minPrice: '5', maxPrice: '20' })).toBe(1001);
    expect(recall({ minPrice: '15', maxPrice: '20' })).toBe(400);
    expect(recall({ minPrice: '14', maxPrice: '20' })).toBeUndefined();
    expect(recall({ minPrice: '11', maxPrice: '30' })).toBeUndefined();
    expect(recall({ minPrice: '10', maxPrice: '19.99' })).toBeUndefined();
    expect(recall({ brand: 'Kia' })).toBeUndefined();
  });

  it('counts prices that it knows one by one', () => {
    const cents = fc.option(fc.integer({ min: 1, max: 50 }), { nil: null });
    const bound = fc.option(fc.integer({ min: 0, max: 52 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.array(cents, { maxLength: 60 }),
        bound,
        bound,
        (prices, minPrice, maxPrice) => {
          const counts = createCountMemory();
          counts.storePrices(read({}), prices);
          const free = minPrice === undefined && maxPrice === undefined;
          const expected = prices.filter((price) =>
            price === null ? free : price >= (minPrice ?? 0) && price <= (maxPrice ?? 99),
          );
          expect(counts.recall({ ...read({}), minPrice, maxPrice })).toBe(expected.length);
        },
      ),
    );
  });
});
