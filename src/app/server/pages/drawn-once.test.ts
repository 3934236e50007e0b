import { beforeEach, expect, test } from 'vitest';
import { catalogueChanges } from '#features/shop/catalogue/server/changes.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

// Cards are drawn once for all pages that show them alike, so nobody may get those of another.

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await shop.stock(
    { slug: 'rio', name: 'Kia Rio', priceCents: 900_000, provinces: ['HAB'] },
    { slug: 'yaris', name: 'Toyota Yaris', status: 'sold' },
  );
});

let price = 0;
/** The cards and the footer of a page that nobody asked for before. */
async function draw(start: string, cookie: string): Promise<string[]> {
  price += 1;
  const path = `${start}/products/automobiles?minPrice=${price}`;
  const html = await (await shop.as('anonymous').fetch(path, { headers: { cookie } })).text();
  const parts = [/<ul id="tarjetas".*?<\/ul>/, /<footer.*<\/footer>/, /<p id="early".*?<\/p>/];
  return parts.map((part) => part.exec(html)?.[0] ?? '');
}

const visitors: [start: string, cookie: string][] = [
  ['', ''],
  ['/en', ''],
  ['', 'mariel-auto-language=en'],
  ['', 'mariel-auto-province=HOL'],
  ['', 'mariel-auto-datos=poco'],
  ['', 'mariel-auto-vista=tarjetas'],
];

test('who sees cards that others have seen sees the same as who sees them first', async () => {
  const after: string[][] = [];
  for (const visitor of visitors) after.push(await draw(...visitor));
  expect(new Set(after.map(([cards]) => cards)).size).toBe(visitors.length);
  for (const [at, visitor] of visitors.entries()) {
    catalogueChanges(shop.services.database).notify();
    expect(await draw(...visitor), String(visitor)).toEqual(after[at]);
  }
});

test('a card has the new price, and its new place says that it is sold', async () => {
  const [before] = await draw('', '');
  expect(before).toContain('US$9,000');
  const { db } = shop.services;
  await db
    .updateTable('product')
    .set({ price_cents: 950_000, status: 'sold' })
    .where('slug', '=', 'rio')
    .execute();
  const [after] = await draw('', '');
  expect(after).toContain('US$9,500');
  expect(after).not.toContain('US$9,000');
  expect(after?.match(/Vendido/g)).toHaveLength(2);
});
