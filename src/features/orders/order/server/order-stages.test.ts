import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { raul, requestQuote, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import type { OrderStage } from '#features/orders/progress/order-stages.ts';
import { csvRows, see } from '#features/requests/quotes/server/staff/testing/queue.ts';
import { daysLater } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { countStages, keepAllStages } from './order-stages.ts';

setUpQuoteShop();

const listed = async (stage: OrderStage) =>
  (await raul.call(staffApi.listQuotes, { query: { stage } })).map(({ id }) => id);

async function counted(now = new Date(), role: 'agente' | 'administrador' = 'agente') {
  const counts = await countStages(shop.services.db, { role }, now);
  return Object.fromEntries(counts.map(({ stage, quotes }) => [stage, quotes]));
}

/** Does something once, when the first rows have come. */
function meanwhile(something: () => Promise<unknown>): KyselyPlugin {
  let done = false;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!done) {
        done = true;
        await something();
      }
      return result;
    },
  };
}

describe('orders by their stage', () => {
  test('are listed, counted and saved as a file by where each stands now, also after the next fact', async () => {
    const id = await requestQuote();
    expect(await listed('asked')).toContain(id);
    const offer = await sentOffer(id);
    expect(await listed('asked')).not.toContain(id);
    expect(await listed('offered')).toEqual([id]);
    await accept(offer);
    expect(await listed('toPay')).toEqual([id]);
    const { referenceNumber } = await see(id);
    expect((await csvRows('?stage=toPay', raul)).at(1)?.[0]).toBe(referenceNumber);
    expect(await counted()).toEqual({ toPay: 1 });
  });

  test('an offer that nobody answers is over on the day after its last one, though nothing happened', async () => {
    const offer = await sentOffer(await requestQuote());
    expect(await counted()).toEqual({ offered: 1 });
    const after = new Date(`${daysLater(offer.validUntil, 1)}T12:00:00Z`);
    expect(await counted(after)).toEqual({ offerOver: 1 });
  });

  test('those of deleted accounts are counted for an administrador alone', async () => {
    const ids = [await requestQuote(), await requestQuote()];
    await sql`update quote set detached_at = now() where id = ${ids[0]}`.execute(shop.services.db);
    expect(await counted()).toEqual({ asked: 1 });
    expect(await counted(new Date(), 'administrador')).toEqual({ asked: 2 });
    await sql`update quote set detached_at = now()`.execute(shop.services.db);
    expect(await counted()).toEqual({});
  });

  test('what happens to an order while it is read is not overwritten by what was read', async () => {
    const { db } = shop.services;
    const id = await requestQuote();
    const kept = () => db.selectFrom('order_stage').select(['stage', 'lasts']).execute();
    await keepAllStages({ db: db.withPlugin(meanwhile(() => sentOffer(id))) });
    expect(await kept()).toEqual([{ stage: null, lasts: false }]);
    await keepAllStages({ db });
    expect(await kept()).toEqual([{ stage: 'offered', lasts: false }]);
  });
});
