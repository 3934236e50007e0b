import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accept, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { requestQuote, setUpQuoteShop } from '../testing/quote-shop.ts';
import { shop } from '../testing/test-shop.ts';
import { runHourlyJobs } from './hourly-jobs.ts';

setUpQuoteShop();

test('what cannot be cleaned today keeps nothing else from it: holds lapse all the same', async () => {
  const { db } = shop.services;
  await accept(await sentOffer(await requestQuote()));
  await sql`alter table product_hold disable trigger product_hold_is_final`.execute(db);
  await db.updateTable('product_hold').set({ until: '2020-01-01' }).execute();
  await sql`alter table product_hold enable trigger product_hold_is_final`.execute(db);
  const failed: unknown[] = [];
  const log = {
    ...shop.services.log,
    error: (_: string, { job }: { job?: unknown } = {}) => failed.push(job),
  };
  await sql`alter table session rename to session_elsewhere`.execute(db);
  await runHourlyJobs({ ...shop.services, log });
  await sql`alter table session_elsewhere rename to session`.execute(db);
  expect(failed).toEqual(['sessions', 'retention']);
  const holds = await db.selectFrom('product_hold').select('reason').execute();
  expect(holds).toEqual([{ reason: 'lapsed' }]);
});
