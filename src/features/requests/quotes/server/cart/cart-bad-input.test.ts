// The cart's forms on outdated pages, and with too much in them.
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { limits } from '#limits.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { browserWithoutScript as browser } from './testing/browser.ts';

let nevera: string;
let yanet: Client;
setUpShop();
beforeEach(async () => {
  await shop.reset();
  yanet = shop.as('customer');
  [nevera = ''] = await shop.stock({
    category: 'electrodomesticos',
    slug: 'nevera',
    name: 'Nevera',
    priceCents: 85_050,
  });
});

const cookie = 'mariel-auto-lines';
const nothing = () => Promise.resolve();
const quotes = () => yanet.call(api.listMyQuotes, {});
/** The same phone, signed in as somebody else or signed out. */
const later = (client: Client, before: ReturnType<typeof browser>) => {
  const after = browser(client);
  for (const [name, value] of before.cookies) after.cookies.set(name, value);
  return after;
};

describe('a page that is older than its session', () => {
  test('quotes nothing, leads to signing in, and has what was typed', async () => {
    const before = browser(yanet);
    await before.post({ agregar: nevera });
    const form = { ...(await before.rendered()), accion: 'generar', notes: 'Llamar de <noche>' };
    const after = later(shop.as('anonymous'), before);
    const { status, answer } = await after.post(form);
    const page = await answer.text();
    expect(status).toBe(401);
    expect(page).toContain('Llamar de &lt;noche&gt;');
    expect(page).toContain('/api/login?returnTo=');
    expect(await quotes()).toEqual([]);
    // Signed in again, the same form goes through, once.
    const made = [await before.post(form), await before.post(form)];
    expect(new Set(made.map(({ to }) => to)).size).toBe(1);
    expect(await quotes()).toHaveLength(1);
  });

  test.each(['generar', 'lineas', 'recuperar'])(
    'rendered before somebody signed in (%s): the cart stays',
    async (accion) => {
      const before = browser(shop.as('anonymous'));
      await before.post({ agregar: nevera });
      const form = { ...(await before.rendered()), accion, poner: `${nevera}.3` };
      const after = later(yanet, before);
      const { status } = await after.post(form);
      expect(status).toBeLessThan(500);
      expect(await after.get('/cotizacion')).toContain('Nevera');
      expect(await quotes()).toEqual([]);
    },
  );
});

test('a post from another origin changes and quotes nothing', async () => {
  const somebody = browser(yanet);
  await somebody.post({ agregar: nevera });
  const rendered = await somebody.rendered();
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://otra.example', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
  ]) {
    for (const fields of [
      { agregar: nevera },
      { ...rendered, quitar: nevera },
      { ...rendered, accion: 'generar' },
    ]) {
      const body = new URLSearchParams(fields);
      const answer = await yanet
        .with(`${cookie}=${somebody.cookies.get(cookie)}`)
        .fetch('/cotizacion', { method: 'POST', body, headers });
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie().join()).not.toContain(cookie);
    }
  }
  expect(await quotes()).toEqual([]);
  expect(await somebody.get('/cotizacion')).toContain('1 producto');
});

describe('too much', () => {
  const unknown = (at: number) => at.toString(16).padStart(32, '0');
  const hundred = () =>
    [
      Date.now().toString(36),
      'HAB',
      ...Array.from({ length: 100 }, (_, at) =>
        at === 0 ? `${nevera.replaceAll('-', '')}.2` : `${unknown(at)}.1`,
      ),
    ].join('.');

  test('a page that says a hundred lines is quoted as far as the shop knows them', async () => {
    const somebody = browser(yanet);
    const { to } = await somebody.post({ carro: hundred(), accion: 'generar', precios: '850.5' });
    expect(to).toMatch(/^\/cotizacion\/MA-TX-/);
    expect(await quotes()).toMatchObject([{ total: '1701.00' }]);
  });

  test('a cookie of a hundred lines survives a change of one of them', async () => {
    const somebody = browser(yanet);
    somebody.cookies.set(cookie, hundred());
    const { status } = await somebody.post({ accion: 'lineas', poner: `${nevera}.5` });
    expect(status).toBe(303);
    const page = await somebody.get('/cotizacion');
    expect(page).toContain('5 productos');
    expect(page).toContain('No está todo');
  });

  test('fifty lines with the longest note fit into one form', async () => {
    const goods = Array.from({ length: 50 }, (_, at) => ({
      category: 'electrodomesticos' as const,
      slug: `cosa-${at}`,
      name: `Cosa ${at}`,
      priceCents: 1_000_00,
    }));
    const ids = await shop.stock(...goods);
    const somebody = browser(yanet);
    const text = ids.map((id) => `${id.replaceAll('-', '')}.99`).join('.');
    somebody.cookies.set(cookie, `${Date.now().toString(36)}.HAB.${text}`);
    const quantities = Object.fromEntries(ids.map((id) => [`cantidad-${id}`, '99']));
    const typed = { notes: 'ñ'.repeat(2000), 'recipient.address': 'á'.repeat(300) };
    const form = { ...(await somebody.rendered()), ...quantities, ...typed };
    const changed = await somebody.post({ ...form, accion: 'lineas', poner: `${ids[0]}.98` });
    expect(changed.status).toBe(200);
    expect(await changed.answer.text()).toContain('ñ'.repeat(2000));
    const again = { ...(await somebody.rendered()), ...typed, accion: 'generar' };
    expect((await somebody.post(again)).to).toMatch(/^\/cotizacion\/MA-TX-/);
  });
});

describe('what the call refuses, the form refuses with the same words, and what was typed is there', () => {
  const product = (change: {
    stock?: number;
    status?: 'sold' | 'reserved';
    price_cents?: number;
  }) => shop.services.db.updateTable('product').set(change).where('id', '=', nevera).execute();
  const hundred = async () => {
    const { id } = await yanet.call(api.currentUser, {});
    for (let count = 0; count < limits.quote.points; count += 1) {
      await consumeLimit(shop.services.db, limits.quote, id);
    }
  };
  const items = () => [{ productId: nevera, productName: 'Nevera', quantity: 3, price: '850.5' }];
  const bad = { note: 'x'.repeat(2001), name: 'x'.repeat(121) };

  test.each<[string, Record<string, string>, object, () => Promise<unknown>, number]>([
    ['a hundred an hour', {}, {}, hundred, 429],
    ['more than there are', {}, {}, () => product({ stock: 2 }), 409],
    ['what is sold', {}, {}, () => product({ status: 'sold' }), 409],
    ['what is reserved', {}, {}, () => product({ status: 'reserved' }), 409],
    ['another price', {}, {}, () => product({ price_cents: 90_000 }), 409],
    ['a long note', { notes: bad.note }, { notes: bad.note }, nothing, 400],
    ['a phone', { 'recipient.phone': '12' }, { recipient: { phone: '12' } }, nothing, 400],
    ['a name', { 'recipient.name': bad.name }, { recipient: { name: bad.name } }, nothing, 400],
  ])('%s', async (_, fields, change, happens, status) => {
    const somebody = browser(yanet);
    await somebody.post({ agregar: nevera });
    await product({ stock: 3 });
    await somebody.post({ accion: 'lineas', poner: `${nevera}.3` });
    const form = { ...(await somebody.rendered()), 'recipient.address': 'Calle 3', ...fields };
    await happens();
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': 'clave-de-la-llamada',
    };
    const body = JSON.stringify({ province: 'HAB', items: items(), ...change });
    const call = await yanet.fetch('/api/quotes', { method: 'POST', headers, body });
    const said = await call.json();
    const { status: answered, answer } = await somebody.post({ ...form, accion: 'generar' });
    const page = await answer.text();
    expect([call.status, answered]).toEqual([status, status]);
    const words = said.fields ? Object.values<string>(said.fields) : [said.message];
    for (const text of words) expect(page).toContain(text);
    expect(page).toContain('Calle 3');
    expect(await quotes()).toEqual([]);
  });

  test('when there are fewer pieces by now, the page shows as many, and the next tap asks for them', async () => {
    const somebody = browser(yanet);
    await somebody.post({ agregar: nevera });
    await product({ stock: 3 });
    await somebody.post({ accion: 'lineas', poner: `${nevera}.3` });
    const form = { ...(await somebody.rendered()), accion: 'generar' };
    await product({ stock: 2 });
    const page = await (await somebody.post(form)).answer.text();
    const [, carro = ''] = /name="carro" value="([^"]*)"/.exec(page) ?? [];
    expect(page).toContain('2 productos');
    expect((await somebody.post({ ...form, carro })).to).toMatch(/^\/cotizacion\/MA-TX-/);
    expect(await quotes()).toMatchObject([{ items: [{ quantity: 2 }] }]);
  });
});

test('a product that moved is in the cart, and its old address opens as a panel too', async () => {
  const staff = shop.services.db.updateTable('product');
  const somebody = browser(yanet);
  await somebody.post({ agregar: nevera });
  const form = { ...(await somebody.rendered()), accion: 'generar' };
  await staff
    .set({ category: 'triciclos', slug: 'otra', stock: 4 })
    .where('id', '=', nevera)
    .execute();
  await shop.services.db
    .insertInto('product_former_address')
    .values({ category: 'electrodomesticos', slug: 'nevera', product_id: nevera })
    .execute();
  const asked = { headers: { 'x-panel': '1' } };
  for (const path of ['electrodomesticos/nevera', 'triciclos/otra']) {
    const panel = await yanet.fetch(`/products/${path}`, asked);
    expect(await panel.text()).toMatch(/<\/style><dialog [^>]*aria-label="Nevera"/);
  }
  expect((await somebody.post(form)).to).toMatch(/^\/cotizacion\/MA-TX-/);
});
