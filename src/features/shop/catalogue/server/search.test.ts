import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { createProducts, type NewProduct } from '../products/server/insert-products.ts';
import { Product, ProductQuery } from '../schema.ts';
import { keyOf, searchTerms } from '../search-terms.ts';
import { readProductList } from './list-products.ts';
import { readSearch } from './search.ts';
import { someProduct } from './testing/products.ts';

let database: OpenDatabase;

const appliance = { category: 'electrodomesticos' } as const;
const motorcycle = { category: 'motocicletas' } as const;
const tricycle = { category: 'triciclos' } as const;
/** The newest last. */
const products: (Partial<NewProduct> & { slug: string })[] = [
  { slug: 'model-3', name: 'Tesla Model 3', brand: 'Tesla', model: 'Model 3' },
  { slug: 'model-y', name: 'Tesla Model Y', brand: 'Tesla', model: 'Model Y' },
  { slug: 'model-s', name: 'Tesla Model S', brand: 'Tesla', description: 'Sedán.' },
  { slug: 'uno', name: 'Fiat Uno Way 2019', brand: 'Fiat' },
  { slug: 'tacoma', name: 'Toyota Tacoma', description: 'Camioneta de doble cabina.' },
  { slug: 'niu', name: 'NIU NQi GTS 2023', description: 'Scooter eléctrica.', ...motorcycle },
  { slug: 'rebel', name: 'Honda Rebel 300', description: 'Motor de 286 cc.', ...motorcycle },
  { slug: 'furgon', name: 'Jinpeng Furgón', description: 'Carro de carga.', ...tricycle },
  { slug: 'rav', name: 'Yamaha TW200', description: 'Para carreteras y caminos.', ...motorcycle },
  { slug: 'crv', name: 'Honda CR-V', description: 'También HR-V.', ...appliance },
  { slug: 'rav4', name: 'Toyota RAV4 Hybrid', ...appliance },
  { slug: 'lavadora', name: 'Lavadora Samsung', ...appliance },
  { slug: 'tele', name: 'Televisor Hisense', ...appliance },
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

it('asks for each form of a word once', async () => {
  const { queries } = await readSearch(database.db, 'toyota edicion 123');
  const query = String(queries && sql`${queries.anywhere}`.compile(database.db).parameters[0]);
  expect(query.replaceAll(/ +/g, ' ').trim()).toMatch(
    /^\( 'toyota' .*'toyot' \) & \( .*'123':\* \)$/,
  );
  for (const [group] of query.matchAll(/\([^()]*\)/g)) {
    const forms = group.match(/'[^ ]+/g) ?? [];
    expect(forms).toEqual([...new Set(forms)]);
  }
});

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
    ['carro', cars],
    ['máquina', cars],
    ['automóviles', cars],
    ['cars', cars],
    ['carro tesla', ['model-s', 'model-y', 'model-3']],
    ['moto', ['rav', 'rebel', 'niu']],
    ['motorina', ['niu', 'rav', 'rebel']],
    ['motornia', ['niu', 'rav', 'rebel']],
    ['triciclo', ['furgon']],
    ['triciclo eléctrico', ['furgon']],
    ['refri', ['nevera']],
    ['frío', ['nevera']],
    ['freezer', ['arcon']],
    ['aire', ['clima']],
    ['split', ['clima']],
    ['planta eléctrica', ['planta']],
    ['fogón', ['cocina']],
    ['air conditioner', ['clima']],
    ['camioneta', ['tacoma']],
  ])('find what Cubans mean by «%s»', async (search, expected) => {
    expect(await find(search)).toEqual(expected);
  });
});

describe('one word, in singular and plural, in both languages', () => {
  it.each([
    ['planta eléctrica', 'plantas eléctricas', ['planta']],
    ['washing machine', 'washing machines', ['lavadora']],
    ['carro', 'carros', ['tacoma', 'uno', 'model-s', 'model-y', 'model-3']],
    ['motorina', 'motorinas', ['niu', 'rav', 'rebel']],
    ['fogón', 'fogones', ['cocina']],
    ['freezer', 'freezers', ['arcon']],
    ['nevera', 'neveras', ['arcon', 'nevera']],
    ['fridge', 'fridges', ['nevera']],
    ['TV', 'TVs', ['tele']],
    ['generator', 'generators', ['planta']],
    ['motor eléctrico', 'motores eléctricos', ['niu']],
    ['scooter', 'scooters', ['niu']],
    ['luz', 'luces', ['planta']],
    ['pickup', 'pickups', ['tacoma']],
    ['lavadroa', 'lavadroas', ['lavadora']],
    ['motornia', 'motornias', ['niu', 'rav', 'rebel']],
    ['sedan', 'sedanes', ['model-s']],
    ['pick-up', 'pick-ups', ['tacoma']],
    ['bike', 'bikes', ['rav', 'rebel', 'niu']],
    ['trike', 'trikes', ['furgon']],
    ['van', 'vans', ['furgon']],
    ['electric scooter', 'electric scooters', ['niu']],
    ['estufa', 'estufas', ['cocina']],
    ['frigorífico', 'frigoríficos', ['nevera']],
  ])('«%s» and «%s»', async (singular, plural, expected) => {
    expect([await find(singular), await find(plural)]).toEqual([expected, expected]);
  });

  it('a car, not what speaks of the road', async () => {
    expect(await find('carr')).toContain('rav');
    for (const search of ['carro', 'carros']) expect(await find(search)).not.toContain('rav');
  });
});

describe('models and amounts, split or joined', () => {
  it.each([
    [['tw200', 'TW 200', 'tw-200', 'TW\u2011200', 'yamaha tw200'], ['rav']],
    [['RAV4', 'rav 4', 'RAV-4', 'rav4 hybrid', 'toyota rav 4'], ['rav4']],
    [['CR-V', 'crv', 'cr v', 'honda cr-v', 'HR-V', 'hrv', 'hr v'], ['crv']],
    [['12,000 BTU', '12000 btu', '12000btu', '12.000 BTU', '12 000 btu'], ['clima']],
    [['2,200 W', '2200 W', '2200w', '2.200w', '2 200 W', 'generador 2200'], ['planta']],
    [['2200 watts', '2,200 vatios', '2200 Watt', 'generator 2200 watts'], ['planta']],
    [['Model 3', 'model3', 'tesla model-3'], ['model-3']],
  ])('%j find the same', async (searches, expected) => {
    for (const search of searches) expect([search, await find(search)]).toEqual([search, expected]);
  });

  it('a figure of a model is no figure that stands elsewhere', async () => {
    expect(await find('a4')).toEqual([]);
    expect(await find('tw12000')).toEqual([]);
  });
});

it.each(['%%', '***', '%', '_', '\\', '¿?', '…', '\u200b', '-'])(
  'marks alone find nothing: %s',
  async (search) => {
    const list = await readProductList(database, ProductQuery.parse({ search }));
    expect([list.products, list.total]).toEqual([[], { count: 0, more: false }]);
  },
);

it('the words that migrations bring have their keys', async () => {
  const words = await database.db.selectFrom('search_synonym').select(['word', 'key']).execute();
  expect(words.length).toBeGreaterThan(50);
  expect(words.map(({ key }) => key)).toEqual(words.map(({ word }) => keyOf(word)));
});

it('the database divides names as searches are divided', async () => {
  const letters = fc.constantFrom(...'aZñÑé059 ,.-/²x');
  const names = fc.sample(fc.string({ unit: letters, maxLength: 24 }), 300);
  const samples = ['RAV4', '12,000 BTU', '1,234,567w', '4x4', 'a1b2', '1.5 L', '12.3456', ...names];
  const { rows } = await sql<{ words: string }>`select search_words(t) as words
    from unnest(${samples}::text[]) with ordinality as s (t, n) order by n`.execute(database.db);
  for (const [at, sample] of samples.entries()) {
    const words = rows[at]?.words.split(' ') ?? [];
    expect(words).toEqual(
      expect.arrayContaining(searchTerms(sample).flatMap((term) => term.split(' '))),
    );
  }
});

describe('the best match first', () => {
  it('has what is named so before what only mentions it, wherever they go', async () => {
    expect(await find('honda cc', { nearest: 'HAB' })).toEqual(['rebel']);
    expect(await find('refrigerador', { nearest: 'HAB' })).toEqual(['nevera']);
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
