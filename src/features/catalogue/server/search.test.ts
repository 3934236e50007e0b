import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { createProducts, type NewProduct } from '../products/server/insert-products.ts';
import { Product, ProductQuery } from '../schema.ts';
import { readProductList } from './list-products.ts';
import { someProduct } from './testing.ts';

let database: OpenDatabase;

const appliance = { category: 'electrodomesticos' } as const;
const motorcycle = { category: 'motocicletas' } as const;
const tricycle = { category: 'triciclos' } as const;
/** The newest last. */
const products: (Partial<NewProduct> & { slug: string })[] = [
  { slug: 'model-3', name: 'Tesla Model 3', brand: 'Tesla', model: 'Model 3' },
  { slug: 'model-y', name: 'Tesla Model Y', brand: 'Tesla', model: 'Model Y' },
  { slug: 'model-s', name: 'Tesla Model S', brand: 'Tesla', model: 'Model S' },
  { slug: 'uno', name: 'Fiat Uno Way 2019', brand: 'Fiat' },
  { slug: 'tacoma', name: 'Toyota Tacoma', description: 'Camioneta de doble cabina.' },
  { slug: 'niu', name: 'NIU NQi GTS 2023', description: 'Scooter eléctrica.', ...motorcycle },
  { slug: 'rebel', name: 'Honda Rebel 300', description: 'Motor de 286 cc.', ...motorcycle },
  { slug: 'furgon', name: 'Jinpeng Furgón', description: 'Carro de carga.', ...tricycle },
  { slug: 'nevera', name: 'Refrigerador LG', provinces: ['SCU'], ...appliance },
  { slug: 'arcon', name: 'Congelador horizontal Midea', ...appliance },
  { slug: 'clima', name: 'Aire acondicionado Pioneer 12,000 BTU', ...appliance },
  { slug: 'freidora', name: 'Freidora de aire Ninja', ...appliance },
  { slug: 'cocina', name: 'Cocina de gas Frigidaire', ...appliance },
  {
    slug: 'planta',
    name: 'Generador Honda 2,200 W',
    description: 'Mueve un refrigerador y luces; también un split pequeño. Frío garantizado.',
    ...appliance,
  },
];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.transaction().execute((tx) => createProducts(tx, products.map(someProduct)));
});
afterAll(() => database.close());

async function find(search: string, query: Record<string, string> = {}): Promise<string[]> {
  const list = await readProductList(database, ProductQuery.parse({ search, ...query }));
  return list.products.map((json) => Product.parse(JSON.parse(json)).slug);
}

describe('what small words say', () => {
  it.each([
    ['at the end of a name', 'tesla model y', 'model-y'],
    ['as a whole name', 'fiat uno', 'uno'],
    ['alone', 'uno', 'uno'],
    ['in between', 'tacoma de la toyota', 'tacoma'],
    ['that stands nowhere', 'tacoma para', 'tacoma'],
  ])('%s: finds it first', async (_, search, first) => {
    expect((await find(search))[0]).toBe(first);
  });

  it('keeps those that lack only the small word, after those that have it', async () => {
    expect(await find('tesla y')).toEqual(['model-y', 'model-s', 'model-3']);
  });
});

describe('the words of the country', () => {
  const cars = ['tacoma', 'uno', 'model-s', 'model-y', 'model-3'];
  it.each([
    ['carro', [...cars, 'furgon']],
    ['máquina', cars],
    ['automóviles', cars],
    ['cars', cars],
    ['carro tesla', ['model-s', 'model-y', 'model-3']],
    ['moto', ['rebel', 'niu']],
    ['motorina', ['niu', 'rebel']],
    ['motornia', ['niu', 'rebel']],
    ['triciclo', ['furgon']],
    ['triciclo eléctrico', ['furgon']],
    ['refri', ['nevera', 'planta']],
    ['frío', ['nevera', 'planta']],
    ['freezer', ['arcon']],
    ['aire', ['clima', 'freidora']],
    ['split', ['clima', 'planta']],
    ['planta eléctrica', ['planta']],
    ['fogón', ['cocina']],
    ['air conditioner', ['clima']],
    ['camioneta', ['tacoma']],
  ])('find what Cubans mean by «%s»', async (search, expected) => {
    expect(await find(search)).toEqual(expected);
  });
});

describe('the best match first', () => {
  it('has what is named so before what only mentions it, wherever they go', async () => {
    expect(await find('refrigerator', { nearest: 'HAB' })).toEqual(['nevera', 'planta']);
    expect(await find('refrigerador', { nearest: 'HAB' })).toEqual(['nevera', 'planta']);
  });

  it('goes on from page to page where it stopped', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search: 'carro', nearest: 'HAB', limit: '2', ...(cursor && { cursor }) };
      const list = await readProductList(database, ProductQuery.parse(query));
      seen.push(...list.products.map((json) => Product.parse(JSON.parse(json)).slug));
      cursor = list.next;
    } while (cursor);
    expect(seen).toEqual(await find('carro', { nearest: 'HAB' }));
  });
});
