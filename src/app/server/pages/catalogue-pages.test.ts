import { beforeEach, describe, expect, test } from 'vitest';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await shop.services.db.deleteFrom('notice').execute();
  await shop.stock(
    {
      slug: 'rio',
      name: 'Kia Rio',
      brand: 'Kia',
      year: 2020,
      engineType: 'Gasolina',
      priceCents: 900_000,
      specifications: { Puertas: '4', Color: 'rojo' },
    },
    {
      slug: 'yaris',
      name: 'Toyota Yaris',
      brand: 'Toyota',
      year: 2021,
      engineType: 'Gasolina',
      priceCents: null,
      specifications: { Puertas: '4', Airbags: '6' },
      provinces: ['HOL'],
    },
    { slug: 'versa', name: 'Nissan Versa', brand: 'Nissan', year: 2021 },
    { slug: 'luna', name: 'Luna', category: 'triciclos' },
  );
});

const read = async (path: string, cookie = '') => {
  const response = await shop.as('anonymous').fetch(path, { headers: { cookie } });
  return { status: response.status, html: await response.text() };
};
const headings = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>.*?<a [^>]*>([^<]+)<\/a>/g)].map(([, name]) => name);
const rowsOf = (html: string) =>
  [
    ...html.matchAll(
      /<tr( data-alike="true")?><th scope="row"><span>([^<]+)<\/span><\/th>(.*?)<\/tr>/g,
    ),
  ].map(([, alike, name, cells = '']) => [
    `${alike ? '=' : '≠'} ${name}`,
    ...[...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) =>
      cell.replace(/<span aria-hidden="true">—<\/span>/, '').replace(/<[^>]+>/g, ''),
    ),
  ]);

describe('the price filters of /products', () => {
  test('take a price as the shop shows it', async () => {
    for (const price of ['9500', 'US$9,500', '9.500,00', '9 500']) {
      const { status, html } = await read(
        `/products/automobiles?maxPrice=${encodeURIComponent(price)}`,
      );
      expect(status).toBe(200);
      expect(html, price).toContain('1 producto<');
      expect(html, price).toContain('Kia Rio');
      expect(html, price).not.toContain('aria-invalid');
    }
  });

  test.each([
    ['', 'barato', 'Escriba el precio en cifras'],
    ['mariel-auto-language=en', 'barato', 'Write the price in numbers'],
    ['', '9.500', '¿9,500.00 o 9.500?'],
  ])(
    'say at the field what they cannot read, and keep it (%s%s)',
    async (cookie, typed, sentence) => {
      const { status, html } = await read(`/products/automobiles?minPrice=${typed}`, cookie);
      expect(status).toBe(200);
      expect(html.split(sentence)).toHaveLength(2);
      expect(html).toMatch(new RegExp(`<input[^>]* aria-invalid="true"[^>]* value="${typed}"`));
      expect(html).toContain('Nissan Versa');
    },
  );
});

describe('/comparar', () => {
  test('shows products side by side, and which facts they share', async () => {
    const { status, html } = await read('/comparar?p=automobiles/rio,automobiles/yaris');
    expect(status).toBe(200);
    expect(html).toContain('<title>Comparar: Kia Rio, Toyota Yaris');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(headings(html)).toEqual(['Kia Rio', 'Toyota Yaris']);
    expect(rowsOf(html)).toEqual([
      ['≠ Precio estimado FOB USA', 'US$9,000', 'Precio por confirmar'],
      ['≠ De Mariel a La Habana', 'Con transportista', 'No'],
      ['= Estado', 'Disponible', 'Disponible'],
      ['≠ Año', '2020', '2021'],
      ['≠ Marca', 'Kia', 'Toyota'],
      ['= Tipo de motor', 'Gasolina', 'Gasolina'],
      ['= Puertas', '4', '4'],
      ['≠ Color', 'rojo', 'Sin dato'],
      ['≠ Airbags', 'Sin dato', '6'],
    ]);
    // Other products of the category can be added without a script.
    expect(html).toMatch(/<select[^>]* name="mas".*automobiles\/versa.*<\/select>/);
  });

  test('adds what its form sends', async () => {
    const { html } = await read('/comparar?p=automobiles/rio&mas=automobiles/versa');
    expect(headings(html)).toEqual(['Kia Rio', 'Nissan Versa']);
  });

  test('keeps to one category, and says that a product is gone', async () => {
    const { html } = await read('/comparar?p=automobiles/rio,triciclos/luna,automobiles/nada');
    expect(headings(html)).toEqual(['Kia Rio']);
    expect(html).toContain('ya no está en el catálogo');
  });

  test.each(['', '?p=', '?p=naves/x', `?p=${encodeURIComponent('"><script>')}`])(
    'with nothing to compare it says what to do: %s',
    async (query) => {
      const { status, html } = await read(`/comparar${query}`);
      expect(status).toBe(200);
      expect(html).toContain('Todavía no hay nada que comparar');
    },
  );

  test('in English', async () => {
    const { html } = await read('/comparar?p=automobiles/rio', 'mariel-auto-language=en');
    expect(rowsOf(html).map(([name]) => name)).toContain('= Year');
  });
});

describe('the catalogue', () => {
  test('says how many products each option would leave', async () => {
    const { html } = await read('/products/automobiles?year=2021');
    expect(html).toContain('<option value="Toyota">Toyota (1)</option>');
    expect(html).toContain('<option value="Kia" disabled="">Kia (0)</option>');
    expect(html).toMatch(/<option value="2021" selected="">2021 \(2\)<\/option>/);
    expect(html).toContain('<option value="2020">2020 (1)</option>');
  });

  test('keeps an option that is chosen, even when it leaves nothing', async () => {
    const { html } = await read('/products/automobiles?brand=Mazda');
    expect(html).toMatch(/<option value="Mazda" selected="">Mazda \(0\)<\/option>/);
  });

  test('shows a notice from one moment to the next, where it belongs', async () => {
    const notice = { title: 'Puerto cerrado', provinces: ['HOL'], categories: ['triciclos'] };
    const holguin = 'mariel-auto-province=HOL';
    const shows = async (path: string, cookie = '') =>
      (await read(path, cookie)).html.includes('Puerto cerrado');
    for (const _ of [1, 2]) expect(await shows('/products/triciclos', holguin)).toBe(false);
    const ends_at = new Date('2099-12-24T12:00:00Z');
    await shop.services.db
      .insertInto('notice')
      .values({ ...notice, ends_at })
      .execute();
    await expect.poll(() => shows('/products/triciclos', holguin)).toBe(true);
    expect(await shows('/products/triciclos')).toBe(false);
    expect(await shows('/products/automobiles', holguin)).toBe(false);
    const { html } = await read('/products/triciclos', holguin);
    expect(html).toContain('Hasta el 24 dic 2099.');
  });
});
