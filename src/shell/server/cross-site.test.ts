import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../api.ts';
import { type Client, openTestShop, type TestShop } from './testing.ts';

let shop: TestShop;
let yanet: Client;
beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  yanet = shop.as('customer');
});

/** A request with Yanet's cookies, as a browser sends it from the page that `headers` tell of. */
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
