import { beforeEach, describe, expect, test } from 'vitest';
import { createFor } from '#features/shop/catalogue/server/testing/products.ts';
import { awayDatabase } from '#platform/testing/away-database.ts';
import { openTestShop, setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await createFor(
    shop.services,
    ...Array.from({ length: 14 }, (_, at) => ({
      slug: `carro-${at}`,
      name: `Toyota número ${at}`,
      brand: 'Toyota',
      year: 2020,
      priceCents: 1_000_000 + at,
    })),
    { slug: 'nevera', name: 'Refrigerador LG', category: 'electrodomesticos' as const },
    {
      slug: 'lejos',
      name: 'Toyota lejano',
      priceCents: 500_000,
      provinces: ['GTM'],
    },
    { slug: 'vendido', name: 'Toyota vendido', priceCents: 600_000, status: 'sold' as const },
  );
});

const get = (path: string) => shop.as('anonymous').fetch(path);
async function see(path: string) {
  const html = await (await get(path)).text();
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll('<!-- -->', '');
  const link = (text: string) =>
    new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${text}`).exec(main)?.[1]?.replaceAll('&amp;', '&');
  const names = [...main.matchAll(/data-name[^>]*>([^<]+)</g)].map(([, name]) => name);
  return { main, link, names, html };
}

describe('a category that does not exist', () => {
  test('lists all products, page after page, under its own address', async () => {
    const first = await see('/products/barcos');
    expect(first.main).toContain('<h1>Productos</h1>');
    expect(first.main).not.toMatch(/<a[^>]*aria-current="page"/);
    expect(first.main).toContain('Página 1 de 2');
    expect(first.main).toContain('action="/products/barcos"');
    const next = first.link('Siguiente') ?? '';
    expect(next).toMatch(/^\/products\/barcos\?/);
    const second = await see(next);
    expect(second.main).toContain('Página 2 de 2');
    expect(new Set([...first.names, ...second.names]).size).toBe(17);
    expect(second.link('[^/]*Primera página') ?? second.main).toContain('/products/barcos');
  });

  test('is searched in all categories', async () => {
    const { names, main } = await see('/products/barcos?search=refrigerador');
    expect(names).toEqual(['Refrigerador LG']);
    expect(main).not.toContain('También en');
  });
});

describe('a search', () => {
  test('in the wrong category says where it is, and leads there', async () => {
    const { main, link } = await see('/products/automobiles?search=refri&minPrice=5');
    expect(main).toContain('«refri» no está en Automóviles. Está en:');
    expect(main).toContain('Electrodomésticos (1)');
    const there = await see(link('Electrodomésticos \\(1\\)') ?? '');
    expect(there.names).toEqual(['Refrigerador LG']);
  });

  test('that nothing meets shows what comes closest, and says without what', async () => {
    await createFor(shop.services, { slug: 'rio', name: 'Kia Rio', brand: 'Kia', year: 2015 });
    for (const list of ['/products', '/products/automobiles']) {
      const { main, names, link } = await see(`${list}?search=toyota+2015`);
      expect(main).toContain('Nada cumple todo lo que pidió. Esto es lo más parecido:');
      // The cheapest, what can be bought before what was sold.
      expect(names).toEqual([
        'Toyota lejano',
        ...[0, 1, 2, 3, 4].map((at) => `Toyota número ${at}`),
        'Kia Rio',
      ]);
      expect(link('Año: 2015 · 1 producto')).toBe(`${list}?search=2015&sort=price`);
      const all = await see(link('Toyota · 16 productos') ?? '');
      expect(all.names).toHaveLength(12);
    }
    const nothing = await see('/products?search=lada+1990');
    expect(nothing.main).toContain('No hay productos disponibles');
  });

  test('says it too where something was found here', async () => {
    const description = 'De color turquesa.';
    await createFor(
      shop.services,
      { slug: 'suv', name: 'Kia', description },
      { slug: 'radio', name: 'Radio', category: 'electrodomesticos', description },
    );
    const { main, names } = await see('/products/automobiles?search=turquesa');
    expect(names).toEqual(['Kia']);
    expect(main).toContain('También en:');
  });
});

describe('the filters', () => {
  test('keep the last years and the known brands, closed where they would leave nothing', async () => {
    const { main } = await see('/products/automobiles');
    expect(main).toContain('Toyota (14)');
    expect(main).toContain('2020 (14)');
    expect(main).toContain('<option value="Peugeot" disabled="">Peugeot (0)</option>');
  });

  test('that are set stand in sight, each with the way to take it away', async () => {
    const { main, link } = await see(
      '/products/automobiles?search=toyota&brand=Toyota&maxPrice=10.000,05&mine=1',
    );
    for (const text of [
      'Marca: Toyota',
      'Hasta US$10,000.05',
      'Buscar: toyota',
      'Solo mi provincia: La Habana',
    ]) {
      expect(main).toContain(`Quitar el filtro </span>${text}`);
    }
    expect(link('<span[^>]*>Quitar el filtro </span>Marca: Toyota')).toBe(
      '/products/automobiles?search=toyota&maxPrice=10.000%2C05&mine=1',
    );
    expect(link('Limpiar')).toBe('/products/automobiles');
    expect((await see('/products/automobiles')).main).not.toContain('Limpiar');
  });

  test('have a switch that leaves what reaches one’s province', async () => {
    const all = await see('/products/automobiles?search=lejano');
    expect(all.names).toEqual(['Toyota lejano']);
    expect(all.main).toContain('Solo mi provincia: La Habana');
    const mine = await see('/products/automobiles?search=lejano&mine=1');
    expect(mine.main).toContain('0 productos');
    expect(mine.main).toContain('Nada cumple todo lo que pidió');
    expect(mine.names).toEqual(['Toyota lejano']);
  });

  test('sent without a script leave no empty keys in the address', async () => {
    const response = await get('/products/automobiles?search=&minPrice=&brand=Toyota&sort=');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/products/automobiles?brand=Toyota',
    ]);
  });
});

test('sorted by price, what does not reach the province stays in its place, and what was sold comes last', async () => {
  const { names, main, link } = await see('/products/automobiles?sort=price');
  expect(names.slice(0, 2)).toEqual(['Toyota lejano', 'Toyota número 0']);
  expect(main).toContain('No llega a La Habana');
  const end = await see(link('Siguiente') ?? '');
  expect(end.names.at(-1)).toBe('Toyota vendido');
  expect(end.main).toContain('Vendido');
});

test.each([
  ['/products/automobiles', 'Failed to fetch products'],
  ['/offers', 'Failed to fetch products'],
])('the whole page %s says what could not be had', async (path, sentence) => {
  const away = await openTestShop({ database: awayDatabase() });
  const response = await away.as('anonymous').fetch(path);
  const html = await response.text();
  await away.close();
  expect(response.status).toBe(503);
  expect(html).toContain(sentence);
});

describe('in English', () => {
  const inEnglish = (path: string) =>
    shop
      .as('anonymous')
      .with('mariel-auto-language=en')
      .fetch(path)
      .then((each) => each.text());
  beforeEach(() =>
    createFor(shop.services, {
      slug: 'frio',
      category: 'electrodomesticos',
      name: 'Refrigerador Samsung 18.3 pies³',
      brand: 'Samsung',
      description: 'Dos puertas.',
      engineType: 'Eléctrico',
      specifications: { Peso: '124 kg', Color: 'Azul' },
      pictures: [
        { hash: 'a'.repeat(64), alt: 'De frente' },
        { hash: 'b'.repeat(64), alt: 'De lado' },
      ],
    }),
  );

  test.each(['/products/electrodomesticos', '/products/electrodomesticos/frio'])(
    '%s says what it is, with the units of the USA beside the original',
    async (path) => {
      const html = await inEnglish(path);
      expect(html).toContain('Samsung refrigerator 18.3 cu ft');
      expect(html).toContain('273 lb (124 kg)');
      expect(html).toMatch(/<dt[^>]*>Weight/);
      expect(html).toContain('alt="Samsung refrigerator 18.3 cu ft"');
      expect(html).toMatch(/<p[^>]*lang="es"[^>]*>Dos puertas\./);
      expect(html).not.toMatch(/Refrigerador Samsung|De frente|>Peso</);
    },
  );

  test('the original stays for whoever asks without a language', async () => {
    const { main } = await see('/products/electrodomesticos/frio');
    expect(main).toContain('Refrigerador Samsung 18.3 pies³');
    const json = await (await get('/api/products/electrodomesticos/frio?language=en')).json();
    expect(json).toMatchObject({
      name: 'Samsung refrigerator 18.3 cu ft',
      engineType: 'Electric',
      imageAlts: ['Samsung refrigerator 18.3 cu ft', 'Samsung refrigerator 18.3 cu ft, picture 2'],
    });
  });

  test('a door that is closed says so in English', async () => {
    const page = await shop.as('customer').with('mariel-auto-language=en').fetch('/admin/quotes');
    expect(await page.text()).toContain('<h1>Access denied</h1>');
  });
});
