import { beforeAll, describe, expect, test } from 'vitest';
import { allScreenRoutes } from '#staff-routes.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';
import { intendedPath } from './intended-address.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
  await shop.stock({ slug: 'kia-rio-2019' }, { slug: 'kia-picanto' });
});

const token = 'aB3-xY_9aB3-xY_9aB3-xY_9aB3-xY_9aB3-xY_9aB3';
const kia = '/products/automobiles/kia-rio-2019';

test.each([
  [`${kia}.`, kia],
  [`${kia},`, kia],
  [`${kia})`, kia],
  [`${kia}).`, kia],
  [`${kia}%22`, kia],
  [`${kia}%20`, kia],
  [`${kia}…`, kia],
  [`${kia}»`, kia],
  [`${kia}\u200b`, kia],
  [`${kia}\u00a0`, kia],
  [`${kia}.\u2060`, kia],
  [`/en\u200e`, '/en'],
  ['/entregar.', '/entregar'],
  ['/Entregar)\u200b', '/entregar'],
  ['/Offers/', '/offers'],
  ['/,', '/'],
  ['/Products/Automobiles/KIA-RIO-2019', kia],
  ['/PRODUCTS', '/products'],
  ['/Offers.', '/offers'],
  ['/Cotizacion', '/cotizacion'],
  ['/Cotizacion/MA-TX-2026-000123.', '/cotizacion/MA-TX-2026-000123'],
  [`/Oferta/${token}),`, `/oferta/${token}),`],
  [`/oferta/${token}/Pago.`, `/oferta/${token}/pago`],
  [`/ENTREGAR/${token}`, `/entregar/${token}`],
  ['/Admin/Quotes', '/admin/quotes'],
  ['/EN/Offers.', '/en/offers'],
  ['/En', '/en'],
  ['/en,', '/en'],
  [`/en${kia}).`, `/en${kia}`],
])('%s leads to %s', (written, intended) => {
  const { pathname } = new URL(written, 'http://tienda.test');
  expect(intendedPath(pathname)).toBe(intended);
  expect(intendedPath(intended)).toBeUndefined();
});

test.each([
  '/',
  kia,
  `/oferta/${token}`,
  `/oferta/${token}.`,
  `/entregar/${token})»`,
  '/oferta/%00%3Cscript%3E',
  '/nada.',
  '/Nada',
  '/offers/',
  '//evil.test/offers.',
  '/%2F%2Fevil.test.',
  '/offers/mas.',
  '/en',
  '/en/',
  `/en${kia}`,
  '/en/Admin',
  '/English.',
  '/products/automobiles/kia/mas.',
  `${kia}${'.'.repeat(100_000)}`,
])('%.80s stays', (written) => {
  expect(intendedPath(written)).toBeUndefined();
});

test('every screen is found in capitals and with a mark behind it, its parameters as they are', () => {
  // A token is read without the mark.
  for (const { path } of Object.values(allScreenRoutes).filter(
    (each) => !/:token\??$/.test(each.path),
  )) {
    const filled = path.replace(/:\w+\??/g, 'abc');
    const written = `${filled.replace(/[a-z]+/, (word) => word.toUpperCase())}.`;
    expect(intendedPath(written)).toBe(filled);
  }
});

describe('over the whole shop', () => {
  const go = (path: string) => shop.as('anonymous').fetch(path);

  test('a redirect keeps the query, and is stored nowhere', async () => {
    const { status, headers } = await go(`/Products/Automobiles?search=kia&sort=price`);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      301,
      '/products/automobiles?search=kia&sort=price',
      'no-store',
    ]);
  });

  test.each(['/products/automobiles?', '/offers?'])(
    'a cursor that was cut, is of another list or of another shop leads to the first page: %s',
    async (path) => {
      const foreign = Buffer.from('{"o":"price","p":0,"k":null,"s":"1"}').toString('base64url');
      for (const cursor of ['x', foreign, foreign.slice(0, 9), 'a'.repeat(400)]) {
        const { status, headers } = await go(`${path}cursor=${cursor}&page=3`);
        expect([status, headers.get('location')]).toEqual([302, path.slice(0, -1)]);
      }
      const kept = await go('/products/automobiles?search=kia&cursor=x&page=2');
      expect(kept.headers.get('location')).toBe('/products/automobiles?search=kia');
    },
  );
});
