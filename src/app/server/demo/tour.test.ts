import { expect, test } from 'vitest';
import { createSignIn } from '#platform/auth/sign-in.ts';
import { createApp } from '../http/app.ts';
import { plainAssets, setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();

const choose = (person: string, returnTo: string, headers: Record<string, string> = {}) =>
  shop.as('anonymous').fetch('/demo', {
    method: 'POST',
    headers,
    body: new URLSearchParams({ person, returnTo }),
  });
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

test('leads through the shop in both languages, and says that nothing has happened yet', async () => {
  const page = await (await shop.as('anonymous').fetch('/demo')).text();
  expect(page).toContain('Las órdenes de ejemplo no están');
  expect(page).toContain('Empezar por Hoy');
  expect(page).not.toContain('Responder una oferta');
  const english = await shop
    .as('anonymous')
    .with('mariel-auto-language=en')
    .fetch('/demo', { headers: { 'accept-language': 'en' } });
  expect(await english.text()).toContain('What to try in ten minutes');
});

test('a button opens the shop as its person, and another one leaves that session', async () => {
  const entered = await choose('demo-agente', '/admin');
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/admin']);
  const asRaul = shop.as('anonymous').with(cookiesOf(entered));
  expect(await (await asRaul.fetch('/admin')).text()).toContain('Raúl');
  const left = await choose('', '/comprobar', { cookie: cookiesOf(entered) });
  expect(left.headers.get('location')).toBe('/comprobar');
  expect((await asRaul.fetch('/api/admin/today')).status).toBe(401);
});

test('leads to no other site, and is opened by none', async () => {
  const away = await choose('demo-cliente', 'https://otra.test/');
  expect(away.headers.get('location')).toBe('/');
  const foreign = await choose('demo-admin', '/admin', { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
});

test.each([
  ['in production', { production: true }],
  ['with a provider', { oidc: { issuer: 'https://id.test', clientId: 'a', clientSecret: 'b' } }],
])('is not there %s', async (_, change) => {
  const services = { ...shop.services, config: { ...shop.services.config, ...change } };
  const app = createApp(services, plainAssets, createSignIn(services, undefined));
  const body = new URLSearchParams({ person: 'demo-admin', returnTo: '/admin' });
  for (const init of [{}, { method: 'POST', body }])
    expect((await app.request('http://tienda.test/demo', init)).status).toBe(404);
});
