import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { restock } from '#features/requests/quotes/server/testing/quotes.ts';
import { hostileAddresses } from '#platform/testing/hostile-addresses.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeEach(async () => {
  await restock(shop);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.as('anonymous').fetch(path, { headers });

const read = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).text();

const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.as('anonymous').fetch(path, { method: 'POST', body: new URLSearchParams(form), headers });

describe('choices', () => {
  test('the province changes what a page says', async () => {
    const path = '/products/motocicletas';
    expect(await read(path)).toContain('No llega a La Habana');
    expect(await read(path, { cookie: 'mariel-auto-province=PRI' })).not.toContain('No llega a');
    const holguin = await read(path, { cookie: 'mariel-auto-province=HOL' });
    expect(holguin).toContain('No llega a Holguín');
    expect(await read(path)).toContain('No llega a La Habana');
  });

  test('the language changes what a page says', async () => {
    const english = await read('/products', { cookie: 'a=b; mariel-auto-language=en; c=d' });
    expect(english).toContain('<html lang="en">');
    expect(english).not.toContain('Cotización');
    expect(await read('/products')).toContain('<html lang="es">');
  });

  test('a province is remembered for 30 days, and the way leads back', async () => {
    const response = await post('/provincia', { province: 'HOL', returnTo: '/products?year=2021' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/products?year=2021');
    expect(response.headers.getSetCookie()).toEqual([
      'mariel-auto-province=HOL; Max-Age=2592000; Path=/; SameSite=Lax',
    ]);
  });

  test('a language is remembered for a year; an unknown one is Spanish', async () => {
    const response = await post('/idioma', { language: 'en', returnTo: '/my-quotes' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/my-quotes']);
    expect(response.headers.getSetCookie()).toEqual([
      'mariel-auto-language=en; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    for (const language of ['fr', '', 'EN', 'en; Domain=evil.test']) {
      const other = await post('/idioma', { language });
      expect(other.headers.get('set-cookie')).toMatch(/^mariel-auto-language=es; /);
    }
  });

  test('a person who is signed in gets mails in the chosen language from then on', async () => {
    const yanet = shop.as('customer');
    const choose = (language: string) =>
      yanet.fetch('/idioma', { method: 'POST', body: new URLSearchParams({ language }) });
    expect((await yanet.call(api.currentUser, {})).locale).toBe('es');
    expect((await choose('en')).status).toBe(303);
    expect((await yanet.call(api.currentUser, {})).locale).toBe('en');
    expect((await shop.as('other customer').call(api.currentUser, {})).locale).toBe('es');
    await choose('fr');
    expect((await yanet.call(api.currentUser, {})).locale).toBe('es');
  });

  test('back is always a path of ours', async () => {
    for (const returnTo of hostileAddresses) {
      for (const [path, form] of [
        ['/provincia', { province: 'HAB', returnTo }],
        ['/idioma', { language: 'es', returnTo }],
      ] as const) {
        const response = await post(path, form);
        expect([returnTo, response.headers.get('location')]).toEqual([returnTo, '/']);
      }
    }
  });

  test.each(['', 'hab', 'XXX', 'HAB,MAT', '__proto__'])(
    'the province "%s" is none',
    async (province) => {
      const response = await post('/provincia', { province });
      expect([response.status, response.headers.has('set-cookie')]).toEqual([400, false]);
      expect((await response.json()).fields).toEqual({
        province: 'Elija una de las 16 provincias.',
      });
      const english = await post('/provincia', { province }, { cookie: 'mariel-auto-language=en' });
      expect((await english.json()).fields).toEqual({
        province: 'Choose one of the 16 provinces.',
      });
    },
  );

  test.each([
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', '--y', 400],
    ['application/json', '{"province":"HAB"}', 400],
    ['application/x-www-form-urlencoded', '%', 400],
    ['', '', 400],
    ['application/x-www-form-urlencoded', `province=HAB&x=${'x'.repeat(100_000)}`, 413],
  ])('a form sent as "%s" is not taken for another', async (type, body, status) => {
    const init = { method: 'POST', headers: { 'content-type': type }, body };
    expect((await shop.as('anonymous').fetch('/provincia', init)).status).toBe(status);
  });
});
