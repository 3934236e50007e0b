import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { routes } from '#routes.ts';
import { allScreenRoutes } from '#staff-routes.ts';
import { matchRoute } from '#web/routes/route.ts';
import { setUpShop, shop, type TestPerson } from '../testing/test-shop.ts';

const spanish = 'mariel-auto-language=es';
const kia = '/products/automobiles/kia-rio-2019';

let ids: ProductIds;

setUpShop();
beforeAll(async () => {
  ids = await restock(shop);
  await shop.stock({ slug: 'kia-rio-2019', name: 'Kia Rio 2019' });
});

const get = (path: string, who: TestPerson = 'anonymous', cookie = spanish) =>
  shop.as(who).with(cookie).fetch(path);

/** Each address to which a page leads: links, forms, and the way back after a choice. */
function placesIn(html: string): string[] {
  const found = html.matchAll(
    / (?:href|action|formaction)="(\/[^"]*)"|name="returnTo" value="([^"]*)"/gi,
  );
  return [...found]
    .map(([, place, back]) => (place ?? back ?? '').replaceAll('&amp;', '&'))
    .filter((place) => matchRoute(Object.values(allScreenRoutes), place.split('?')[0] ?? ''));
}

const isEnglish = (place: string) => /^\/en(?=[/?]|$)/.test(place);

describe('an address below /en', () => {
  test.each(
    Object.entries(routes).map(([name, { path, access, key }]) => ({
      name,
      // The page of a token or a number that does not exist is one of ours, too.
      path:
        `/en${path
          .replace(/\/:\w+\?/, '')
          .replace(':category/:slug', kia.slice(10))
          .replace(/:\w+/g, 'nada')}`.replace(/\/$/, '') + (key ? `?${key}=nada` : ''),
      who: (access === 'anyone' ? 'anonymous' : 'customer') as TestPerson,
    })),
  )(
    'shows $name in English, whatever was chosen, and all its links stay there',
    async ({ path, who }) => {
      const html = await (await get(path, who)).text();
      expect(html).toContain('<html lang="en">');
      const places = placesIn(html);
      expect(places.length).toBeGreaterThan(5);
      expect(places.filter((place) => !isEnglish(place))).toEqual([]);
    },
  );

  test('SPEC’s addresses follow the choice, as before', async () => {
    for (const [cookie, language] of [
      ['', 'es'],
      [spanish, 'es'],
      ['mariel-auto-language=en', 'en'],
    ]) {
      const html = await (await get(kia, 'anonymous', cookie)).text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(placesIn(html).filter(isEnglish)).toEqual([]);
    }
  });

  test('each language names its own address as the right one', async () => {
    for (const start of ['', '/en']) {
      for (const path of [kia, '/offices', '/terms', '/legal']) {
        const html = await (await get(start + path)).text();
        const address = `http://tienda.test${start}${path}`;
        expect(html).toContain(`<link rel="canonical" href="${address}">`);
        expect(html).toContain(`<meta property="og:url" content="${address}">`);
      }
    }
    expect(await (await get('/en')).text()).toContain('href="http://tienda.test/en"');
  });

  test('no page of one address is given at the other one, nor to a phone that chose otherwise', async () => {
    const titles = async (cookie: string) => {
      const shown = [];
      for (const path of [kia, `/en${kia}`, kia]) {
        const answer = await get(path, 'anonymous', cookie);
        shown.push([
          answer.headers.get('x-page-variant'),
          /lang="(..)"/.exec(await answer.text())?.[1],
        ]);
      }
      return shown;
    };
    expect(await titles(spanish)).toEqual([
      ['es..todo', 'es'],
      ['es..todo', 'en'],
      ['es..todo', 'es'],
    ]);
    expect(await titles('mariel-auto-language=en')).toEqual(Array(3).fill(['en..todo', 'en']));
  });

  test('keeps its language where one is led on', async () => {
    const to = async (path: string, init?: RequestInit) =>
      (await shop.as('anonymous').with(spanish).fetch(path, init)).headers.get('location');
    expect(await to('/en/my-quotes')).toBe('/en?aviso=entrar&returnTo=%2Fen%2Fmy-quotes');
    expect(await to('/en/terms/1999-01')).toBe('/en/terms');
    expect(await to('/en/Offices.')).toBe('/en/offices');
    const form = (fields: Record<string, string>) => ({
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect(await to('/en/provincia', form({ province: 'HOL', returnTo: '/en/offers' }))).toBe(
      '/en/offers',
    );
    const add = form({ agregar: ids.corolla });
    expect(await to('/en/cotizacion', add)).toBe(`/en/cotizacion?agregado=${ids.corolla}`);
    const refused = await shop
      .as('anonymous')
      .with(spanish)
      .fetch('/en/cotizacion', form({ agregar: 'nada' }));
    expect(await refused.text()).toContain('<html lang="en">');
  });

  test('Spanish is chosen by leaving it, English without', async () => {
    const choose = async (language: string, returnTo: string) => {
      const body = new URLSearchParams({ language, returnTo });
      const answer = await shop.as('anonymous').fetch('/idioma', { method: 'POST', body });
      return answer.headers.get('location');
    };
    expect(await choose('es', `/en${kia}?a=1`)).toBe(`${kia}?a=1`);
    expect(await choose('es', '/en')).toBe('/');
    expect(await choose('en', `/en${kia}`)).toBe(`/en${kia}`);
    expect(await choose('en', kia)).toBe(kia);
  });

  test('programs’ and staff’s addresses have none', async () => {
    for (const path of ['/en/api/products', '/en/admin', '/en/robots.txt', '/en/idp/auth']) {
      expect([path, (await get(path, 'administrador')).status]).toEqual([path, 404]);
    }
  });
});

test('a call answers, and a quotation is kept, in the language of the page that made it', async () => {
  const visitor = shop.as('customer').with(spanish);
  const body = JSON.stringify(newQuote(ids));
  const ask = (language: string, text: string) =>
    visitor.fetch(api.createQuote.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-language': language,
        'idempotency-key': `clave-de-prueba-${language}`,
      },
      body: text,
    });
  expect(await (await ask('en', '{}')).text()).toMatch(/Check|Please|must|Choose/);
  expect(await (await ask('es', '{}')).text()).toMatch(/Revise|Elija|Indique/);
  expect((await ask('en', body)).status).toBe(201);
  const row = await shop.services.db.selectFrom('quote').select('language').executeTakeFirst();
  expect(row).toEqual({ language: 'en' });
});
