import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

// The company's claims are the owner's word: shown as such, or not at all.

const pages = [
  ...['/', '/products/automobiles', '/offers', '/offices', '/terms', '/legal', '/privacy'],
  ...['/cookies', '/accesibilidad', '/verify', '/products/automobiles/corolla'],
];

async function open(env: Record<string, string>): Promise<TestShop> {
  const shop = await openTestShop({ env });
  await shop.reset();
  await shop.stock(
    { slug: 'corolla', name: 'Corolla', featured: true },
    { slug: 'versa', name: 'Versa', featured: true },
  );
  return shop;
}

const read = async (shop: TestShop, path: string, actor: 'anonymous' | 'customer' = 'anonymous') =>
  (await shop.as(actor).fetch(path)).text().then(textOf);

/** The text that people read, without the parts of the browser. */
const textOf = (html: string) =>
  html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '');

const cards = (text: string) => text.split('4.8/5 valoración general de la empresa').length - 1;
const note = '4.8/5 es la valoración general de la empresa, según ella misma, no la del producto.';

describe('with the values of the demo', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await open({});
  });
  afterAll(() => shop.close());

  test('the front page has each of them, as the company’s own', async () => {
    const text = await read(shop, '/');
    for (const claim of ['500+', '98\u00a0%', '100\u00a0%', '4.8/5', '2020'])
      expect(text).toContain(claim);
    expect(text).toContain('de entregas exitosas');
    expect(text).toContain('Son datos que declara la propia empresa.');
    expect(text).toContain('Automóviles nuevos desde US$28,000 FOB, según la empresa.');
  });

  test('the offices have theirs', async () => {
    const text = await read(shop, '/offices');
    for (const claim of ['500+', '98\u00a0%', '50+', '4.9 de 5']) expect(text).toContain(claim);
    expect(text).toContain('Datos propios de la empresa, desde 2020.');
    expect(text).toContain('valoración propia');
    expect(await shop.as('anonymous').call(api.listOffices, {})).toHaveLength(5);
    const { claims } = await shop.as('anonymous').call(api.aboutCompany, {});
    expect(claims).toMatchObject({ vehiclesShipped: 500, employees: 50 });
  });

  test('no page that tells nothing of them carries them as data', async () => {
    for (const path of ['/products/automobiles', '/products/automobiles/corolla', '/verify']) {
      const html = await (await shop.as('anonymous').fetch(path)).text();
      expect(html, path).toContain('"prefix":"MA"');
      expect(html, path).not.toMatch(/vehiclesShipped|satisfactionPercent|retentionYears|nvocc"/);
    }
  });

  test('every card has the company’s rating, and its page says once whose it is', async () => {
    for (const [path, actor] of [
      ['/products/automobiles', 'anonymous'],
      ['/offers', 'anonymous'],
      ['/', 'customer'],
    ] as const) {
      const text = await read(shop, path, actor);
      expect(cards(text), path).toBe(2);
      expect(text.split(note).length - 1, path).toBe(1);
    }
  });
});

describe('in production, without a word of the owner’s', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await open({ NODE_ENV: 'production', ALLOW_HTTP: 'yes' });
  });
  afterAll(() => shop.close());

  test.each(pages)('%s claims nothing, and names no office and no carrier', async (path) => {
    const text = await read(shop, path);
    expect(text).toContain('Mariel Auto');
    expect(text).not.toMatch(
      /500\+|98\u00a0?%|100\u00a0?%|50\+|\d de 5|\d\/5|[Dd]esde 2020|28,000/,
    );
    expect(text).not.toMatch(
      /Caribbean|Licencia del operador|West Virginia|Charleston|cinco oficinas/,
    );
    expect(text).not.toMatch(/undefined|NaN/);
    expect(text).not.toMatch(/(?<!\.)\.\.(?!\.)/);
  });

  test('there are no offices to list', async () => {
    const { claims, nvocc } = await shop.as('anonymous').call(api.aboutCompany, {});
    expect([claims, nvocc]).toEqual([{}, undefined]);
    expect(await shop.as('anonymous').call(api.listOffices, {})).toEqual([]);
  });
});

describe('with a licence', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await open({
      BRAND_LICENCE: '{"number": "FMC 123456N", "register": "https://registro.test/oti"}',
    });
  });
  afterAll(() => shop.close());

  test.each(pages)('%s says its number, and where anybody can look it up', async (path) => {
    const html = await (await shop.as('anonymous').fetch(path)).text();
    expect(textOf(html)).toContain('Licencia del operador: FMC 123456N.');
    expect(html).toContain('href="https://registro.test/oti"');
  });
});

test('whoever wants to know if it is us gets there from every page where somebody could be deceived', async () => {
  const shop = await open({});
  for (const path of ['/verify', '/products/automobiles/corolla'])
    expect(await (await shop.as('anonymous').fetch(path)).text()).toMatch(
      /<a [^>]*href="\/comprobar"[^>]*>(¿Esto es de ustedes\?|Compruebe que somos nosotros)/,
    );
  await shop.close();
});
