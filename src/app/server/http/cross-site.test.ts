import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, setUpShop, shop } from '../testing/test-shop.ts';

let yanet: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  yanet = shop.as('customer');
});

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tienda.test',
  SMTP_URL: 'smtp://correo.test',
  STAFF_EMAIL: 'equipo@tienda.test',
  OIDC_ISSUER: 'https://id.test',
  OIDC_CLIENT_ID: 'shop',
  OIDC_CLIENT_SECRET: 'secret',
};

/**
 * Sends a request with Yanet's cookies, as a browser does from the page that `headers` describe.
 */
const ask = (method: string, headers: Record<string, string>) =>
  yanet.fetch('/api/user/profile', {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ phone: '+5355555555' }),
  });
const phone = async () => (await yanet.call(api.currentUser, {})).phone;

test.each([
  ['a program of one’s own', {}],
  ['our page', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['our page in an old browser', { origin: 'http://tienda.test' }],
  [
    'our page behind a proxy that changes the origin',
    { 'sec-fetch-site': 'same-origin', origin: 'http://10.0.0.1' },
  ],
])('%s changes what it may', async (_, headers) => {
  expect((await ask('PATCH', headers)).status).toBe(200);
  expect(await phone()).toBe('+5355555555');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of our domain', { 'sec-fetch-site': 'same-site' }],
  ['another site in an old browser', { origin: 'http://otra.test' }],
  ['a page of nowhere in an old browser', { origin: 'null' }],
  ['another port of our host', { origin: 'http://tienda.test:8080' }],
  [
    'a site that claims our origin',
    { 'sec-fetch-site': 'cross-site', origin: 'http://tienda.test' },
  ],
])('%s changes nothing in the name of who is signed in', async (_, headers) => {
  const response = await ask('PATCH', headers);
  expect([response.status, (await response.json()).code]).toEqual([403, 'cross_site']);
  expect(await phone()).toBe('+5351234567');
});

describe('a phone of the same network, which says no Sec-Fetch-Site over plain http', () => {
  const from = (host: string, origin: string) => ask('PATCH', { host, origin });

  test.each(['192.168.1.7:3000', '[fe80::1]:3000', 'mi-pc.local:3000', '10.0.0.1'])(
    'that opened the shop being tried as %s changes what it may',
    async (host) => {
      expect((await from(host, `http://${host}`)).status).toBe(200);
    },
  );

  test.each([
    ['another machine of the network', '192.168.1.7:3000', 'http://192.168.1.9:3000'],
    ['another port of the machine', '192.168.1.7:3000', 'http://192.168.1.7:8080'],
    ['a page of nowhere', '192.168.1.7:3000', 'null'],
    ['another site', '192.168.1.7:3000', 'http://evil.test'],
    ['a host that is not ours', 'evil.test', 'http://evil.test'],
    ['another kind of page', '192.168.1.7:3000', 'ftp://192.168.1.7:3000'],
  ])('%s changes nothing', async (_, host, origin) => {
    expect((await from(host, origin)).status).toBe(403);
    expect(await phone()).toBe('+5351234567');
  });

  test('a host of ours is refused too when the browser says cross-site', async () => {
    const headers = { host: '10.0.0.1', origin: 'http://10.0.0.1', 'sec-fetch-site': 'cross-site' };
    expect((await ask('PATCH', headers)).status).toBe(403);
  });

  test('changes nothing in production', async () => {
    const { database } = shop.services;
    const live = await openTestShop({ database, env: production });
    const post = async (host: string, origin: string) => {
      const headers = { host, origin };
      return (await live.as('anonymous').fetch('/api/logout', { method: 'POST', headers })).status;
    };
    expect(await post('192.168.1.7', 'http://192.168.1.7')).toBe(403);
    expect(await post('localhost:3000', 'http://localhost:3000')).toBe(403);
    expect(await post('tienda.test', 'http://tienda.test')).toBe(403);
    expect(await post('tienda.test', 'https://tienda.test')).not.toBe(403);
  });
});

test('a link from another site opens our page, and no unknown method counts as one', async () => {
  const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect((await yanet.fetch('/api/user', foreign)).status).toBe(200);
  expect((await yanet.fetch('/api/user', { ...foreign, method: 'HEAD' })).status).toBe(200);
  expect((await yanet.fetch('/api/user', { ...foreign, method: 'OPTIONS' })).status).not.toBe(403);
  for (const method of ['POST', 'PUT', 'DELETE', 'FORGET', 'GETALL']) {
    expect([method, (await yanet.fetch('/api/user', { ...foreign, method })).status]).toEqual([
      method,
      403,
    ]);
  }
});
