import { beforeEach, expect, test } from 'vitest';
import { statementsOf } from '../testing/rounds.ts';
import { setUpShop, shop } from '../testing/test-shop.ts';

// Most pages of a catalogue were never asked before: each pays for its questions.

setUpShop();
beforeEach(async () => {
  await shop.reset();
  await shop.stock(
    { slug: 'rio', name: 'Kia Rio', brand: 'Kia', year: 2020, priceCents: 900_000 },
    { slug: 'yaris', name: 'Toyota Yaris', brand: 'Toyota', year: 2021, priceCents: null },
  );
  // What holds for every list is read by the first one.
  await open('/products/automobiles');
  await open('/products?search=toyota');
});

async function open(path: string): Promise<void> {
  const response = await shop.as('anonymous').fetch(path);
  expect(response.status).toBe(200);
}

test.each([
  ['a filter', '/products/automobiles?year=2020', 5, 2],
  ['several filters', '/products/automobiles?brand=Kia&year=2020&maxPrice=12000', 5, 2],
  ['an order', '/products/automobiles?year=2020&sort=price', 5, 2],
  ['words that were searched before', '/products/automobiles?search=toyota&year=2021', 3, 1],
  ['words', '/products/automobiles?search=kia', 5, 3],
  ['words in the whole shop', '/products?search=kia', 5, 3],
  ['a slip', '/products/automobiles?search=kya', 10, 7],
])('a list by %s (%s) asks %i statements in %i rounds at most', async (_, path, most, rounds) => {
  const asked = await statementsOf(() => open(path));
  const said = asked.map(([round, text]) => `${round} ${text.trim().slice(0, 110)}`).join('\n');
  expect(asked.length, said).toBeLessThanOrEqual(most);
  expect(Math.max(...asked.map(([round]) => round)), said).toBeLessThanOrEqual(rounds);
  expect(asked.length).toBeGreaterThan(1);
});
