import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { setUpShop, shop } from '#app/server/testing/test-shop.ts';
import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import { cartCookieOf } from '#features/shop/cart/cart-cookie.ts';
import { browserWithoutScript as browser } from './testing/browser.ts';

let ids: string[];
setUpShop();
beforeEach(async () => {
  await shop.reset();
  const place = { category: 'electrodomesticos', provinces: ['HAB', 'HOL'] } as const;
  ids = await shop.stock(
    { ...place, slug: 'nevera', name: 'Nevera', priceCents: 85_050 },
    { ...place, slug: 'cocina', name: 'Cocina', priceCents: 40_000 },
  );
});

const cookie = 'mariel-auto-lines';
const stamp = () => Date.now().toString(36);
const compact = (at: number) => ids[at]?.replaceAll('-', '') ?? '';
const unknown = (at: number) => at.toString(16).padStart(32, '0');
const withCookie = (text: string) => {
  const somebody = browser(shop.as('customer'));
  somebody.cookies.set(cookie, text);
  return somebody;
};

test('what the browser writes is what the server draws', async () => {
  const province: ProvinceCode = 'HAB';
  const items = [
    { productId: ids[1] ?? '', quantity: 3 },
    { productId: ids[0] ?? '', quantity: 1 },
    { productId: 'Robert"); drop', quantity: 2 },
  ].map((line) => ({ ...line, productName: 'x', price: 1, province, specifications: {} }));
  const client = shop.as('anonymous');
  const text = cartCookieOf({ items, savedAt: new Date().toISOString() });
  const cart = await client.with(`${cookie}=${text}`).call(api.showCart, { query: {} });
  expect(
    cart.items.map(({ productName, price, quantity }) => [productName, price, quantity]),
  ).toEqual([
    ['Cocina', 400, 3],
    ['Nevera', 850.5, 1],
  ]);
});

describe.each<[string, () => string, names: string[], missing: number]>([
  [
    'cut in the middle',
    () => `${stamp()}.HAB.${compact(0)}.2.${compact(1).slice(0, 9)}`,
    ['Nevera'],
    1,
  ],
  ['without a last quantity', () => `${stamp()}.HAB.${compact(0)}`, ['Nevera'], 0],
  ['of unknown products', () => `${stamp()}.HAB.${unknown(1)}.2.${compact(1)}.1`, ['Cocina'], 1],
  ['of no province', () => `${stamp()}.XXX.${compact(0)}.1`, ['Nevera'], 0],
  [
    'of last week',
    () => `${(Date.now() - 8 * 86_400_000).toString(36)}.HAB.${compact(0)}.1`,
    ['Nevera'],
    0,
  ],
  ['without a time', () => `Z!.HAB.${compact(0)}.1`, ['Nevera'], 0],
  [
    'of a hundred lines',
    () =>
      `${stamp()}.HAB.${compact(0)}.1.${Array.from({ length: 99 }, (_, at) => `${unknown(at + 1)}.1`).join('.')}`,
    ['Nevera'],
    99,
  ],
  ['of eight kilobytes', () => `${stamp()}.HAB.${compact(0)}.1.${'x'.repeat(8000)}`, ['Nevera'], 1],
  ['of scripts', () => `${stamp()}.HAB.<script>.1.${compact(1)}.1`, ['Cocina'], 1],
  [
    'that twice names the same',
    () => `${stamp()}.HAB.${compact(0)}.60.${compact(0)}.60`,
    ['Nevera'],
    0,
  ],
])('a cookie %s', (_, text, names, missing) => {
  test('loses nothing that can be kept, and says what it leaves out', async () => {
    const somebody = withCookie(text());
    const page = await somebody.get('/cotizacion');
    for (const name of names) expect(page).toContain(name);
    expect(page.includes('No está todo')).toBe(missing > 0);
    if (missing > 1) expect(page).toContain(`Faltan ${missing} productos`);
    // It can be quoted as it is rendered.
    const made = await somebody.post({ ...(await somebody.rendered()), accion: 'generar' });
    expect(made.to).toMatch(/^\/cotizacion\/MA-TX-/);
  });
});

test.each(['', '.', '...', '%', 'a'.repeat(8000), '\u0000', '{"items":[]}'])(
  'a cookie of nothing (%#) is an empty cart',
  async (text) => {
    const page = await withCookie(encodeURIComponent(text)).get('/cotizacion');
    expect(page).toContain('Su cotización está vacía');
  },
);

test('a product whose category changed stays in the cart; one that was deleted says so', async () => {
  const somebody = withCookie(`${stamp()}.HAB.${compact(0)}.1.${compact(1)}.1`);
  const { db } = shop.services;
  const moved = { category: 'triciclos' as const, slug: 'otra', stock: 1 };
  await db
    .updateTable('product')
    .set(moved)
    .where('id', '=', ids[0] ?? '')
    .execute();
  const gone = { deleted_at: new Date() };
  await db
    .updateTable('product')
    .set(gone)
    .where('id', '=', ids[1] ?? '')
    .execute();
  const page = await somebody.get('/cotizacion');
  expect(page).toContain('Nevera');
  expect(page).toContain('Cocina ya no está en el catálogo.');
  const refused = await somebody.post({ ...(await somebody.rendered()), accion: 'generar' });
  expect(refused.status).toBe(409);
});

test.each([{}, { agregar: '' }, { agregar: 'nevera' }, { accion: 'borrar', agregar: 'x' }])(
  'a form that adds nothing (%j) is refused, and the cart stays',
  async (fields) => {
    const somebody = withCookie(`${stamp()}.HAB.${compact(0)}.1`);
    const { status, answer } = await somebody.post(fields);
    expect([status, await answer.text()]).toEqual([400, expect.stringContaining('Nevera')]);
  },
);

test.each([
  { notes: 'x'.repeat(2001) },
  { 'recipient.phone': '12' },
  { 'recipient.province': 'XXX' },
  { 'recipient.name': 'x'.repeat(121) },
])(
  'what the call refuses (%#) the form refuses beside its field, with what was typed',
  async (typed) => {
    const somebody = withCookie(`${stamp()}.HAB.${compact(0)}.1`);
    const form = { ...(await somebody.rendered()), 'recipient.address': 'Calle 3', ...typed };
    const { status, answer } = await somebody.post({ ...form, accion: 'generar' });
    const page = await answer.text();
    const [field = ''] = Object.keys(typed);
    expect(status).toBe(400);
    expect(page).toContain(`id="${field}-error"`);
    expect(page).toContain('Calle 3');
    expect(await shop.as('customer').call(api.listMyQuotes, {})).toEqual([]);
  },
);

describe('choosing another province', () => {
  const choose = (who: ReturnType<typeof browser>, province: string) =>
    who.post({ province, returnTo: '/offers' }, '/provincia');

  test('sets the cart aside and says so; choosing back brings it back', async () => {
    const somebody = browser(shop.as('anonymous'));
    await somebody.post({ agregar: ids[0] ?? '' });
    expect((await choose(somebody, 'HOL')).to).toBe('/cotizacion?returnTo=%2Foffers');
    const page = await somebody.get('/cotizacion?returnTo=%2Foffers');
    expect(page).toContain('Su cotización para La Habana quedó aparte');
    expect(page).toContain('href="/offers"');
    await somebody.post({ agregar: ids[1] ?? '' });
    expect((await choose(somebody, 'HAB')).to).toMatch(/^\/cotizacion/);
    const back = await somebody.get('/cotizacion');
    expect(back).toContain('Nevera');
    expect(back).toContain('Su cotización para Holguín quedó aparte');
  });

  test('with an empty cart leads back', async () => {
    expect((await choose(browser(shop.as('anonymous')), 'HOL')).to).toBe('/offers');
  });
});

test('the same cart as a panel has its own style and no page around it', async () => {
  const client = shop.as('anonymous').with(`${cookie}=${stamp()}.HAB.${compact(0)}.1`);
  const answer = await client.fetch('/cotizacion', { headers: { 'x-panel': '1' } });
  const html = await answer.text();
  expect(html).toMatch(/<\/style><dialog [^>]*aria-label="Su cotización"/);
  expect(html).toContain('Nevera');
  expect(html).not.toContain('<html');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});
