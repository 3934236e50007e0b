import { beforeAll, expect, test } from 'vitest';
import { setUpShop, shop } from '../testing/test-shop.ts';

setUpShop();
beforeAll(async () => {
  await shop.reset();
  await shop.stock(
    { slug: 'unico', name: 'Kia Rio', specifications: { Kilometraje: '58,000 km' } },
    { slug: 'varios', name: 'Kia Picanto' },
    { slug: 'nevera', name: 'Nevera', category: 'electrodomesticos' },
    { slug: 'vendido', name: 'Fiat Uno', status: 'sold' },
  );
  const { db } = shop.services;
  await db.updateTable('product').set({ stock: 1 }).where('slug', '=', 'unico').execute();
  await db.updateTable('product').set({ stock: 4 }).where('slug', '=', 'varios').execute();
});

const read = async (path: string, cookie = '') =>
  (await shop.as('anonymous').fetch(path, { headers: { cookie } })).text();

test('a product page says how many pieces there are, or that it is a single one', async () => {
  expect(await read('/products/automobiles/unico')).toContain('>Pieza única<');
  expect(await read('/products/automobiles/varios')).toContain('>Hay 4 piezas<');
  const english = 'mariel-auto-language=en';
  expect(await read('/products/automobiles/unico', english)).toContain('>Only one<');
  expect(await read('/products/automobiles/varios', english)).toContain('>4 in stock<');
});

test('it says nothing of what is ordered when wanted, or cannot be had', async () => {
  expect(await read('/products/electrodomesticos/nevera')).not.toMatch(/piezas?</i);
  expect(await read('/products/automobiles/vendido')).not.toMatch(/piezas?</i);
});

test('a card says nothing of it', async () => {
  const list = await read('/products/automobiles');
  expect(list).toContain('Kia Rio');
  expect(list).not.toMatch(/pieza/i);
});
