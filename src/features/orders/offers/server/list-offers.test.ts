import { beforeEach, expect, test } from 'vitest';
import { api } from '#api.ts';
import { marta, raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { dayMs } from '#platform/time/durations.ts';
import { staffApi } from '#staff-api.ts';
import { listOffers } from './list-offers.ts';
import { accept, customerAsksChange, decline, draft, inDays, sentOffer } from './testing/offers.ts';

setUpQuoteShop();

const list = (queue?: string, who = raul) =>
  who.call(staffApi.listAllOffers, { query: queue ? { queue: queue as 'open' } : {} });
const numbers = async (queue?: string) => (await list(queue)).map(({ number }) => number);

let open: Awaited<ReturnType<typeof sentOffer>>;
beforeEach(async () => {
  open = await sentOffer(await requestQuote(), { validUntil: inDays(5) });
});

test('every offer is in its queue, those first that expire first', async () => {
  const made = await draft(await requestQuote());
  const accepted = await sentOffer(await requestQuote());
  await accept(accepted);
  const refused = await sentOffer(await requestQuote());
  await decline(refused);
  const soon = await sentOffer(await requestQuote(), { validUntil: inDays(3) });
  expect(await numbers('open')).toEqual([soon.number, open.number]);
  expect(await numbers()).toEqual([
    soon.number,
    open.number,
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
  const later = new Date(Date.now() + 4 * dayMs);
  const agent = await raul.call(api.currentUser, {});
  const expired = await listOffers(shop.services.db, agent, { queue: 'expired' }, later);
  expect(expired).toMatchObject({ total: 1, rows: [{ number: soon.number, state: 'expired' }] });
  expect(await numbers('change')).toEqual([open.number]);
  expect(await raul.call(staffApi.offerCounts, {})).toEqual({
    draft: 1,
    open: 2,
    change: 1,
    expired: 0,
    accepted: 1,
    declined: 1,
  });
});

test('of a deleted account only an administrador sees them', async () => {
  await shop.services.db.updateTable('quote').set({ detached_at: new Date() }).execute();
  expect(await list()).toEqual([]);
  expect((await list(undefined, marta)).map(({ number }) => number)).toEqual([open.number]);
});
