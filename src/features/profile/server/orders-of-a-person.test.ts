import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { memoryFiles } from '#features/catalogue/server/testing.ts';
import { accept, own, sentOffer } from '#features/offers/server/testing.ts';
import {
  requestQuote,
  setUpQueue,
  shop,
  yanet,
} from '#features/quotes/server/staff/queue-testing.ts';
import { backUp } from '#platform/backup/back-up.ts';
import { restore } from '#platform/backup/restore.ts';
import { callAddress } from '#platform/calls/client.ts';
import type { Database } from '#platform/database/database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { eraseExpired } from './retention.ts';
import { findInDump } from './testing.ts';

setUpQueue();

const tables = [
  ...['offer', 'offer_line', 'offer_instalment', 'offer_estimate', 'offer_acceptance'],
  ...['acceptance_instalment', 'product_hold', 'quote_link', 'document'],
];

/** A bit of everything that stands behind an offer. */
async function order() {
  const { db } = shop.services;
  await db.updateTable('product').set({ stock: 1 }).where('slug', '=', 'corolla').execute();
  const quoteId = await requestQuote();
  const estimates = [{ text: 'Chapa', cents: 100, source: 'Tránsito', asOf: '2026-11-01' }];
  const offer = await sentOffer(quoteId, { estimates });
  await accept(offer, [2]);
  const params = { number: offer.number };
  await yanet.fetch(callAddress(api.offerPaper, { params, query: {} }));
  const shared = { params: { id: quoteId }, body: { role: 'receives' as const } };
  await yanet.call(api.makeMyLink, shared);
  return { quoteId, offer };
}

async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t`;
    rows[table] = (await found.execute(db)).rows.map(({ row }) => row).toSorted();
  }
  return rows;
}

test('who takes their data along gets offers, what they accepted and who has a link, but no link', async () => {
  const { quoteId, offer } = await order();
  const data = await yanet.call(api.ownData, {});
  const quote = data.quotes.find(({ id }) => id === quoteId);
  expect(quote?.offers).toMatchObject([
    { number: offer.number, acceptance: { chosen: [2], typedName: 'Yanet Pérez' } },
  ]);
  expect(quote?.offers[0]?.estimates).toMatchObject([{ text: 'Chapa' }]);
  expect(quote?.links.map(({ role }) => role).toSorted()).toEqual(['asks', 'receives']);
  expect(quote?.history.map(({ kind }) => kind)).toContain('offer_accepted');
  expect(data.papers).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/\/oferta\//);
});

test('ten years after the account nothing of the order is left but what staff did, without a name', async () => {
  const { quoteId, offer } = await order();
  const { db } = shop.services;
  await yanet.call(api.deleteAccount, {});
  await db.updateTable('outbox').set({ done_at: new Date() }).execute();
  const now = new Date();
  now.setUTCFullYear(now.getUTCFullYear() + 11);
  expect(await eraseExpired(shop.services, { now })).toMatchObject({ quotes: 1 });
  const left = await rowsOf(db);
  expect(left).toEqual(Object.fromEntries(tables.map((table) => [table, []])));
  expect(await findInDump(db, 'Yanet Pérez')).toEqual({});
  // What staff did is in the log, and a job takes the paper's file away.
  const kept = ['audit', 'outbox'];
  for (const id of [quoteId, offer.id]) {
    expect(Object.keys(await findInDump(db, id)).filter((table) => !kept.includes(table))).toEqual(
      [],
    );
  }
  const jobs = await db.selectFrom('outbox').select('topic').execute();
  expect(jobs).toEqual([{ topic: 'erase-file' }]);
});

test('a restored backup holds every row of it, and what was sent and accepted stays final', async () => {
  const { offer } = await order();
  const folder = mkdtempSync(join(tmpdir(), 'mariel-order-'));
  const path = join(folder, 'copia.gz');
  await backUp(shop.services, path);
  const other = await openTestDatabase();
  await sql`drop schema public cascade`.execute(other.db);
  await sql`create schema public`.execute(other.db);
  await restore({ db: other.db, files: memoryFiles(), migrations: readMigrations() }, path);
  const rows = await rowsOf(other.db);
  expect(rows).toEqual(await rowsOf(shop.services.db));
  for (const table of tables) expect([table, rows[table]]).not.toEqual([table, []]);
  for (const change of [
    sql`update offer set total_cents = 1 where id = ${offer.id}`,
    sql`update offer_acceptance set typed_name = 'Otra'`,
    sql`delete from product_hold`,
  ]) {
    await expect(change.execute(other.db)).rejects.toThrow('does not change');
  }
  expect((await own(offer)).offer?.state).toBe('accepted');
  await other.close();
  rmSync(folder, { recursive: true });
});
