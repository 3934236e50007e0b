import { expect, test } from 'vitest';
import { requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { draft } from '../testing/offers.ts';
import { loadDemoPresets } from './load-demo-presets.ts';

setUpQuoteShop();

test('an offer of the demo charges nothing that the catalogue’s price holds already', async () => {
  await loadDemoPresets(shop.services.db);
  const { lines, totalCents } = await draft(await requestQuote());
  const [car, ...added] = lines;
  expect(added.map(({ kind }) => kind)).toEqual(['fee']);
  expect(totalCents).toBe((car?.unitCents ?? 0) + (added[0]?.unitCents ?? 0));
});
