import { expect, test } from 'vitest';
import { requestQuote, setUpQueue, shop } from '#features/quotes/server/staff/queue-testing.ts';
import { draft } from '../testing.ts';
import { loadDemoPresets } from './load-demo-presets.ts';

setUpQueue();

test('an offer of the demo charges nothing that the catalogue’s price holds already', async () => {
  await loadDemoPresets(shop.services.db);
  const { lines, totalCents } = await draft(await requestQuote());
  const [car, ...added] = lines;
  expect(added.map(({ kind }) => kind)).toEqual(['fee']);
  expect(totalCents).toBe((car?.unitCents ?? 0) + (added[0]?.unitCents ?? 0));
});
