import { beforeEach, expect, test } from 'vitest';
import { marta, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { accept, customerAsksChange, decline, draft, inDays, sentOffer } from './testing/offers.ts';

setUpQuoteShop();

const list = (queue?: string, who = raul) =>
  who.call(staffApi.listAllOffers, { query: queue ? { queue: queue as 'open' } : {} });
const numbers = async (queue?: string) => (await list(queue)).map(({ number }) => number);
const change = (number: string, columns: object) =>
  shop.services.db.updateTable('offer').set(columns).where('number', '=', number).execute();

let open: Awaited<ReturnType<typeof sentOffer>>;
beforeEach(async () => {
  open = await sentOffer(await requestQuote());
});

test('every offer is in its queue, those first that expire first', async () => {
  const made = await draft(await requestQuote());
  const accepted = await sentOffer(await requestQuote());
  await accept(accepted);
  const refused = await sentOffer(await requestQuote());
  await decline(refused);
  const soon = await sentOffer(await requestQuote());
  await change(soon.number, { valid_until: inDays(3) });
  await change(open.number, { valid_until: '2099-12-31' });
  expect(await numbers()).toEqual([
    ...(await numbers('open')),
    refused.number,
    accepted.number,
    made.number,
  ]);
  expect(await numbers('draft')).toEqual([made.number]);
  expect(await list('accepted')).toMatchObject([
    { number: accepted.number, state: 'accepted', customer: expect.stringContaining('Yanet') },
  ]);
  expect(await numbers('declined')).toEqual([refused.number]);
  await customerAsksChange(open);
  await change(soon.number, { valid_until: '2026-01-01' });
  expect(await list('expired')).toMatchObject([{ number: soon.number, state: 'expired' }]);
  expect(await numbers('open')).toEqual([open.number]);
  expect(await numbers('change')).toEqual([open.number]);
  expect(await raul.call(staffApi.offerCounts, {})).toEqual({
    draft: 1,
    open: 1,
    change: 1,
    expired: 1,
    accepted: 1,
    declined: 1,
  });
});

test('of a deleted account only an administrador sees them', async () => {
  await shop.services.db.updateTable('quote').set({ detached_at: new Date() }).execute();
  expect(await list()).toEqual([]);
  expect((await list(undefined, marta)).map(({ number }) => number)).toEqual([open.number]);
});
