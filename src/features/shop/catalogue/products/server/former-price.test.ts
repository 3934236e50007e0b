import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { eraseExpired } from '#app/server/retention/erase-expired.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { formatDay } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';

// An offer names a saving only where there is one.

let raul: Client;
const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Havana' }).format(new Date());

setUpShop();
beforeEach(async () => {
  await shop.reset();
  raul = shop.as('agente');
});

async function add(price: string | null, formerPrice?: string | null) {
  return raul.call(staffApi.createProduct, {
    body: {
      name: 'Lada Niva',
      category: 'automobiles',
      price,
      featured: true,
      ...(formerPrice !== undefined && { formerPrice }),
    },
    key: `rebaja-${Math.random()}`,
  });
}

const change = (id: string, body: object) =>
  looked(raul).call(staffApi.updateProduct, { params: { id }, body });
const read = async (path: string) => (await shop.as('anonymous').fetch(path)).text();
const pages = ['/offers', '/products/automobiles', '/products/automobiles/lada-niva'];

test('the former price is struck through, with the saving and since when', async () => {
  const made = await add('15900.00', '18400');
  expect(made).toMatchObject({ formerPrice: '18400.00', formerPriceSince: today() });
  for (const path of pages) {
    const html = await read(path);
    expect(html, path).toContain('<s>US$18,400</s>');
    const since = formatDay(today(), 'es');
    expect(html.replace(/<[^>]+>/g, ''), path).toContain(`Bajó US$2,500 el ${since}`);
    expect(html, path).not.toContain('Elegido por nosotros');
  }
});

test('an offer without one names no saving', async () => {
  const made = await add('15900.00');
  expect(made).toMatchObject({ formerPrice: null, formerPriceSince: null });
  for (const path of pages) expect(await read(path), path).not.toMatch(/<s>|Bajó|rebajad/);
  const offers = await read('/offers');
  expect(offers).toContain('OFERTA ESPECIAL');
  expect(offers).toContain('Elegido por nosotros');
});

test('a former price that is no higher is not kept, and staff are told', async () => {
  const made = await add('15900.00', '15900.00');
  expect(made).toMatchObject({ formerPrice: null });
  expect(made.warnings.formerPrice).toContain('no hay rebaja');
  const cheap = await add(null, '15900.00');
  expect(cheap).toMatchObject({ formerPrice: null });
});

test('when the price rises again the saving is over', async () => {
  const { id } = await add('15900.00', '18400.00');
  expect(await change(id, { name: 'Lada Niva 4x4' })).toMatchObject({ formerPrice: '18400.00' });
  expect(await change(id, { price: '19000.00' })).toMatchObject({
    formerPrice: null,
    formerPriceSince: null,
  });
});

test('its day stays while the prices stay, and is a new one with a new price', async () => {
  const { id } = await add('15900.00', '18400.00');
  const { db } = shop.services;
  const longAgo = sql`alter table product disable trigger product_former_price_since;`;
  await longAgo.execute(db);
  await sql`update product set former_price_since = '2026-01-05' where id = ${id}`.execute(db);
  await sql`alter table product enable trigger product_former_price_since`.execute(db);
  expect(await change(id, { name: 'Lada' })).toMatchObject({ formerPriceSince: '2026-01-05' });
  expect(await change(id, { price: '15000.00' })).toMatchObject({ formerPriceSince: today() });
});

test('half a year later the price is simply the price', async () => {
  const { id } = await add('15900.00', '18400.00');
  const shown = async () => (await shop.as('anonymous').call(api.listProducts, { query: {} }))[0];
  const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000);
  await eraseExpired(shop.services, { now: daysLater(178) });
  expect(await shown()).toMatchObject({ id, formerPrice: '18400.00' });
  await eraseExpired(shop.services, { now: daysLater(182) });
  expect(await shown()).toMatchObject({ price: '15900.00', formerPrice: null });
});

test('the file of products has it, and brings it in', async () => {
  await add('15900.00', '18400.00');
  const csv = await (await raul.fetch('/api/admin/products.csv')).text();
  expect(csv).toContain('formerPrice');
  expect(csv).toContain('18400.00');
  const list = await shop.as('anonymous').call(api.listProducts, { query: {} });
  expect(list[0]).toMatchObject({ price: '15900.00', formerPrice: '18400.00' });
});
