import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { plain } from '#platform/text/plain.ts';
import { yearInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { createProducts, type NewProduct } from '../products/server/insert-products.ts';
import { Product, type ProductFilters, ProductQuery } from '../schema.ts';
import { readProduct } from './find-products.ts';
import { BadCursor, readProductList } from './list-products.ts';
import { findProductChoices } from './product-choices.ts';
import { someProduct } from './testing/products.ts';

let database: OpenDatabase;
const ids = new Map<string, string>();

const products: (Partial<NewProduct> & { slug: string })[] = [
  {
    slug: 'corolla',
    name: 'Toyota Corolla LE',
    brand: 'Toyota',
    model: 'Corolla',
    year: 2020,
    priceCents: 1_890_000,
    engineType: 'Gasolina',
    description: 'Sedán económico con cámara de reversa.',
    specifications: { Kilometraje: '45,000 km', Motor: '1.8 L', Puertas: '4' },
    pictures: [
      { hash: 'a'.repeat(64), alt: 'Corolla de frente' },
      { hash: 'b'.repeat(64), alt: 'Corolla de lado' },
    ],
  },
  {
    slug: 'tacoma',
    name: 'Toyota Tacoma',
    brand: 'TOYOTA',
    year: 2019,
    priceCents: 2_990_000,
    engineType: 'Gasoline',
    provinces: ['HOL', 'SCU'],
  },
  {
    slug: 'cr-v',
    name: 'Honda CR-V EX',
    brand: 'Honda',
    model: 'CR-V',
    year: 2022,
    priceCents: 2_650_000,
    engineType: 'Híbrido',
    status: 'reserved',
  },
  {
    slug: 'ranger',
    name: 'Ford Ranger',
    brand: 'Ford',
    year: 2020,
    priceCents: null,
    engineType: 'Diésel',
    status: 'sold',
    provinces: ['HAB', 'HOL'],
  },
  {
    slug: 'leaf',
    name: 'Nissan Leaf',
    brand: 'Nissan',
    year: 2023,
    priceCents: 1_450_000,
    engineType: 'Eléctrico',
    featured: true,
  },
  {
    slug: 'nevera',
    category: 'electrodomesticos',
    name: 'Refrigerador Samsung de 14 pies',
    brand: 'Samsung',
    priceCents: 78_900,
    description: 'Frío sin escarcha, ideal para el año entero.',
    provinces: ['HAB', 'HOL'],
  },
  {
    slug: 'ano',
    category: 'electrodomesticos',
    name: 'Ventilador Ano',
    brand: 'Ano',
    priceCents: 4_500,
  },
  {
    slug: 'moto',
    category: 'motocicletas',
    name: 'Suzuki GN125',
    brand: 'Suzuki',
    year: 2024,
    priceCents: 250_000,
    featured: true,
    provinces: ['HOL'],
  },
  { slug: 'gone', name: 'Toyota Fantasma', brand: 'Toyota', year: 2021, priceCents: 1_000_000 },
];

beforeAll(async () => {
  database = await openTestDatabase();
  const made = await database.db
    .transaction()
    .execute((tx) => createProducts(tx, products.map(someProduct)));
  for (const [at, { slug }] of products.entries()) ids.set(slug, made[at] ?? '');
  await database.db
    .updateTable('product')
    .set({ deleted_at: new Date() })
    .where('slug', '=', 'gone')
    .execute();
});
afterAll(() => database.close());

const read = (query: Record<string, string>): ProductFilters => ProductQuery.parse(query);

async function slugs(query: Record<string, string>): Promise<string[]> {
  const { products: found } = await readProductList(database, read(query));
  return found.map((json) => Product.parse(JSON.parse(json)).slug);
}

describe('the wire', () => {
  it('carries what a product is made of, in order, and nothing else', async () => {
    const json = await readProduct(database.db, 'automobiles', 'corolla');
    expect(JSON.parse(json ?? '')).toEqual({
      id: ids.get('corolla'),
      slug: 'corolla',
      name: 'Toyota Corolla LE',
      description: 'Sedán económico con cámara de reversa.',
      category: 'automobiles',
      price: '18900.00',
      formerPrice: null,
      formerPriceSince: null,
      currency: 'USD',
      year: 2020,
      brand: 'Toyota',
      model: 'Corolla',
      engineType: 'Gasolina',
      availableProvinces: 'HAB,MAT,CFG,VCL',
      status: 'available',
      stock: 99,
      featured: false,
      images: [`/pictures/${'a'.repeat(64)}-320.webp`, `/pictures/${'b'.repeat(64)}-320.webp`],
      imageAlts: ['Corolla de frente', 'Corolla de lado'],
      specifications: { Kilometraje: '45,000 km', Motor: '1.8 L', Puertas: '4' },
    });
    expect(json).toMatch(/Kilometraje.*Motor.*Puertas/);
  });

  it('says null for a price to be confirmed and for no pictures', async () => {
    const json = await readProduct(database.db, 'automobiles', 'ranger');
    expect(Product.parse(JSON.parse(json ?? ''))).toMatchObject({
      price: null,
      images: null,
      imageAlts: [],
    });
  });

  it('follows every change of the row', async () => {
    const { db } = database;
    await db.updateTable('product').set({ price_cents: 105 }).where('slug', '=', 'ano').execute();
    expect(JSON.parse((await readProduct(db, 'electrodomesticos', 'ano')) ?? '').price).toBe(
      '1.05',
    );
    await db.updateTable('product').set({ price_cents: 4_500 }).where('slug', '=', 'ano').execute();
  });
});

describe('filters', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['category', { category: 'electrodomesticos' }, ['ano', 'nevera']],
    ['lowest price', { minPrice: '26500', category: 'automobiles' }, ['tacoma', 'cr-v']],
    ['highest price', { maxPrice: '2500,00' }, ['moto', 'ano', 'nevera']],
    ['price as the shop shows it', { maxPrice: 'US$2,500' }, ['moto', 'ano', 'nevera']],
    ['year', { year: '2020' }, ['corolla', 'ranger']],
    ['brand in any case', { brand: 'toyota' }, ['tacoma', 'corolla']],
    ['engine in Spanish', { engineType: 'Diésel' }, ['ranger']],
    ['engine in English', { engineType: 'gasoline' }, ['tacoma', 'corolla']],
    ['engine without accent', { engineType: 'hibrido' }, ['cr-v']],
    ['featured', { featured: 'true' }, ['moto', 'leaf']],
    ['province', { province: 'HOL' }, ['moto', 'nevera', 'tacoma', 'ranger']],
    [
      'all at once',
      {
        category: 'automobiles',
        brand: 'Ford',
        year: '2020',
        engineType: 'diesel',
        province: 'HAB',
      },
      ['ranger'],
    ],
    [
      'empty values, as if absent',
      { category: '', brand: '', minPrice: '', featured: '', year: '2023' },
      ['leaf'],
    ],
    ['nothing', { brand: 'Lada' }, []],
  ])('%s', async (_, query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('takes ids, and leaves the deleted out', async () => {
    const wanted = ['leaf', 'gone', 'nevera'].map((slug) => ids.get(slug)).join(',');
    expect(await slugs({ ids: wanted })).toEqual(['nevera', 'leaf']);
  });

  it('says how many there are', async () => {
    const list = await readProductList(database, read({ category: 'automobiles', limit: '2' }));
    expect(list.total).toEqual({ count: 5, more: false });
    expect((await readProductList(database, read({ brand: 'Lada' }))).total.count).toBe(0);
  });
});

describe('sorts', () => {
  const category = 'automobiles';
  it('has the newest first unless told, and last what is sold or reserved', async () => {
    expect(await slugs({ category })).toEqual(['leaf', 'tacoma', 'corolla', 'ranger', 'cr-v']);
  });
  it('sorts by price with the unpriced last, both ways', async () => {
    expect(await slugs({ category, sort: 'price' })).toEqual([
      'leaf',
      'corolla',
      'tacoma',
      'cr-v',
      'ranger',
    ]);
    expect(await slugs({ category, sort: '-price' })).toEqual([
      'tacoma',
      'corolla',
      'leaf',
      'cr-v',
      'ranger',
    ]);
  });
  it('sorts by year, the yearless last', async () => {
    expect(await slugs({ sort: 'year' })).toEqual([
      'moto',
      'leaf',
      'corolla',
      'tacoma',
      'ano',
      'nevera',
      'cr-v',
      'ranger',
    ]);
  });
  it('puts those that reach the province first, the newest before the others', async () => {
    expect(await slugs({ category, nearest: 'HOL' })).toEqual([
      'tacoma',
      'ranger',
      'leaf',
      'corolla',
      'cr-v',
    ]);
  });
  it('keeps an order that somebody chose, wherever the products go', async () => {
    for (const sort of ['price', '-price', 'year'] as const) {
      expect(await slugs({ category, nearest: 'HOL', sort })).toEqual(
        await slugs({ category, sort }),
      );
    }
  });
});

describe('search', () => {
  it.each<[string, string, string[]]>([
    ['a name', 'tacoma', ['tacoma']],
    ['no matter the case and accents', 'REFRIGERADÓR', ['nevera']],
    ['description words', 'camara', ['corolla']],
    ['plural and singular', 'refrigeradores', ['nevera']],
    ['several words, all needed', 'toyota reversa', ['corolla']],
    ['a begun word', 'refrig', ['nevera']],
    ['a begun second word', 'honda c', ['cr-v']],
    ['with the hyphen', 'cr-v', ['cr-v']],
    ['without the hyphen', 'crv', ['cr-v']],
    ['a slip', 'corola', ['corolla']],
    ['swapped letters', 'taocma', ['tacoma']],
    ['slips in both words', 'nisan laef', ['leaf']],
    ['two slips in a long word', 'refrijerados', ['nevera']],
    ['ñ is not n', 'año', ['nevera']],
    ['n is not ñ', 'ano', ['ano']],
    ['nothing like it', 'tractor', []],
    ['a deleted one', 'fantasma', []],
  ])('finds %s', async (_, search, expected) => {
    expect(await slugs({ search })).toEqual(expected);
  });

  it('has the best match first: the name before the description', async () => {
    expect((await slugs({ search: 'ventilador ano' }))[0]).toBe('ano');
  });
  it('obeys the other filters and a chosen sort', async () => {
    expect(await slugs({ search: 'toyota', sort: 'price' })).toEqual(['corolla', 'tacoma']);
    expect(await slugs({ search: 'toyota', province: 'HOL' })).toEqual(['tacoma']);
    expect(await slugs({ search: 'toyota', nearest: 'HOL' })).toEqual(['tacoma', 'corolla']);
  });
  it('finds nothing without a letter or digit', async () => {
    expect(await slugs({ search: '¿?', category: 'motocicletas' })).toEqual([]);
  });
  it('survives whatever is typed', async () => {
    const odd = [
      "'; drop table product; --",
      '\\',
      ':*',
      '& | !',
      '(((',
      '<->',
      '\0',
      '%_',
      "o'higgins",
      '\ud800',
      '𝕋𝕠𝕪',
      'a'.repeat(100),
    ];
    for (const search of odd) await slugs({ search });
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(text, async (search) => void (await slugs({ search }))),
      { numRuns: 60 },
    );
    expect(await slugs({ category: 'motocicletas' })).toEqual(['moto']);
  });
});

it('compares text as the database does', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'aáÁñÑüÜçÇéÈzZ 0-ßİ'), maxLength: 20 });
  const samples = fc.sample(text, 300).filter((sample) => !/[ßİ]/.test(sample));
  const { rows } = await sql<{ plain: string }>`
    select plain(t) as plain from unnest(${samples}::text[]) with ordinality as s (t, n) order by n`.execute(
    database.db,
  );
  expect(rows.map((row) => row.plain)).toEqual(samples.map(plain));
});

it('gives the brands of a category, and the next year where a product has it', async () => {
  const year = yearInHavana(sharedNow());
  const years = [year, year - 19];
  expect(await findProductChoices(database, 'automobiles')).toEqual({
    brands: ['Ford', 'Honda', 'Nissan', 'Toyota'],
    years,
  });
  expect(await findProductChoices(database, 'triciclos')).toEqual({ brands: [], years });
  const newest = sql`update product set year = ${year + 1} where year = 2024`;
  await newest.execute(database.db);
  const all = await findProductChoices(database, undefined);
  expect([all.years[0], all.brands.length]).toEqual([year + 1, 7]);
});

it('refuses cursors that are not ours, or belong to another order', async () => {
  const first = await readProductList(database, read({ limit: '1' }));
  const cursors = [
    'x',
    'e30',
    Buffer.from('{"o":"price","p":0,"k":null,"s":"1"}').toString('base64url'),
  ];
  for (const cursor of cursors) {
    await expect(readProductList(database, read({ cursor }))).rejects.toThrow(BadCursor);
  }
  const other = read({ cursor: first.next ?? '', sort: 'price' });
  await expect(readProductList(database, other)).rejects.toThrow(BadCursor);
});
