import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { api } from '#api.ts';
import { eraseExpired } from '#app/server/retention/erase-expired.ts';
import {
  marta,
  raul,
  requestQuote,
  setUpQuoteShop,
  yanet,
} from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { accountStatementName } from '#features/ledger/entries/money-papers.ts';
import { accept, own, sentOffer } from '#features/orders/offers/server/testing/offers.ts';
import { newOrder } from '#features/payments/collecting/server/testing/collecting.ts';
import { bringLine, match, newBank } from '#features/payments/matching/server/testing/matching.ts';
import { memoryFiles } from '#features/shop/catalogue/server/testing/products.ts';
import { backUp } from '#platform/backup/back-up.ts';
import { restore } from '#platform/backup/restore.ts';
import { callAddress } from '#platform/calls/client.ts';
import type { Database } from '#platform/database/database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { staffApi } from '#staff-api.ts';
import { deleteDespiteRules, findInDump } from './testing/people-deleted.ts';

setUpQuoteShop();

const tables = [
  ...['offer', 'offer_line', 'offer_instalment', 'offer_estimate', 'offer_acceptance'],
  'customs_price',
  ...['acceptance_instalment', 'product_hold', 'quote_link', 'document'],
  ...['ledger_entry', 'bank_statement_line', 'bank_line_aside'],
];

/** Makes an order with a bit of everything. */
async function order() {
  const { db } = shop.services;
  await db.updateTable('product').set({ stock: 2 }).where('slug', '=', 'corolla').execute();
  const quoteId = await requestQuote();
  const estimates = [{ text: 'Chapa', cents: 100, source: 'Tránsito', asOf: '2026-11-01' }];
  const offer = await sentOffer(quoteId, { estimates });
  await accept(offer, [2]);
  const named = { cents: 123_450, namedOn: '2026-11-01', source: 'Aduana de Mariel' };
  await raul.call(staffApi.nameCustoms, { params: { id: offer.id }, body: named });
  const params = { number: offer.number };
  await yanet.fetch(callAddress(api.offerPaper, { params, query: {} }));
  const shared = { params: { id: quoteId }, body: { role: 'receives' as const } };
  await yanet.call(api.makeMyLink, shared);
  return { quoteId, offer };
}

/** Pays the same order by a transfer with a line of a statement, and moves the surplus. */
async function paidOrder() {
  const made = await order();
  const { quoteId, offer } = made;
  const bank = await newBank();
  // A line is kept for a year at least.
  const year = new Date().getUTCFullYear() - 2;
  const day = `${year}-05-01`;
  const created_at = new Date(`${year}-04-01T12:00:00Z`);
  const { db } = shop.services;
  await db.updateTable('quote').set({ created_at }).where('id', '=', quoteId).execute();
  const line = await bringLine(bank, { day, amount: '30,000.00', reference: 'ZL-9' });
  await match(line, [{ order: offer.number.replace(/-O\d+$/, ''), amount: '30,000' }]);
  const interest = { params: { id: await bringLine(bank, { day, amount: '1' }) } };
  await raul.call(staffApi.setBankLineAside, { ...interest, body: { reason: 'Intereses' } });
  const { quoteId: to } = await newOrder();
  const body = { to, amount: '50', reason: 'Lo pidió' };
  await marta.call(staffApi.moveCredit, { params: { id: quoteId }, body, key: newKey() });
  const { money } = await yanet.call(api.findMyQuote, { params: { id: quoteId } });
  for (const paper of [accountStatementName, ...(money?.moves ?? []).map(({ id }) => id)]) {
    const params = { id: quoteId, paper };
    const answer = await yanet.fetch(callAddress(api.moneyPaper, { params, query: {} }));
    expect(answer.status).toBe(200);
  }
  return made;
}

async function rowsOf(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of tables) {
    const found = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} as t`;
    rows[table] = (await found.execute(db)).rows.map(({ row }) => row).toSorted();
  }
  return rows;
}

test('their data hold offers, what they accepted and who has a link, but no link', async () => {
  const { quoteId, offer } = await order();
  const data = await yanet.call(api.ownData, {});
  const quote = data.quotes.find(({ id }) => id === quoteId);
  expect(quote?.offers).toMatchObject([
    { number: offer.number, acceptance: { chosen: [2], typedName: 'Yanet Pérez' } },
  ]);
  expect(quote?.offers[0]?.customs).toMatchObject([{ cents: 123_450, state: 'waiting' }]);
  expect(quote?.offers[0]?.estimates).toMatchObject([{ text: 'Chapa' }]);
  expect(quote?.links.map(({ role }) => role).toSorted()).toEqual(['asks', 'receives']);
  expect(quote?.history.map(({ kind }) => kind)).toContain('offer_accepted');
  expect(data.papers).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/\/oferta\//);
});

test('their data hold every payment, what moved on, and the papers about it', async () => {
  const { quoteId } = await paidOrder();
  const { quotes, papers } = await yanet.call(api.ownData, {});
  expect(quotes.find(({ id }) => id === quoteId)?.money).toMatchObject({
    paidCents: 2_995_000,
    moves: [
      { kind: 'payment', cents: 3_000_000, reference: 'ZL-9' },
      { kind: 'credit_out', cents: 5000 },
    ],
  });
  expect(quotes.find(({ id }) => id !== quoteId)?.money?.moves).toMatchObject([
    { kind: 'credit_in', cents: 5000 },
  ]);
  expect(papers.map(({ kind }) => kind).toSorted()).toEqual([
    ...['credit', 'offer', 'payment', 'statement'],
  ]);
});

test('ten years after the account nothing of the order is left but what staff did, without a name', async () => {
  const { quoteId, offer } = await paidOrder();
  const { db } = shop.services;
  await deleteDespiteRules(yanet);
  await db.updateTable('outbox').set({ done_at: new Date() }).execute();
  const now = new Date();
  now.setUTCFullYear(now.getUTCFullYear() + 11);
  expect(await eraseExpired(shop.services, { now })).toMatchObject({ quotes: 2 });
  const left = await rowsOf(db);
  expect(left).toEqual(Object.fromEntries(tables.map((table) => [table, []])));
  expect(await findInDump(db, 'Yanet Pérez')).toEqual({});
  // The audit log keeps the acts of staff, and jobs remove the papers' files.
  const kept = ['audit', 'outbox'];
  for (const id of [quoteId, offer.id]) {
    expect(Object.keys(await findInDump(db, id)).filter((table) => !kept.includes(table))).toEqual(
      [],
    );
  }
  const jobs = await db.selectFrom('outbox').select('topic').execute();
  expect(jobs).toEqual(Array.from({ length: 4 }, () => ({ topic: 'erase-file' })));
});

test('a restored backup holds every row of it, and what was sent and accepted stays final', {
  tags: 'long',
}, async () => {
  const { offer } = await paidOrder();
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
    sql`update ledger_entry set effect_cents = 0`,
    sql`update bank_statement_line set amount_cents = 1`,
  ]) {
    await expect(change.execute(other.db)).rejects.toThrow('does not change');
  }
  expect((await own(offer)).offer?.state).toBe('accepted');
  // Restoring also restores what each entry adds, from which its use is derived.
  const balances = async (db: Database) =>
    (
      await sql`select quote_id, cents, ledger_balance(quote_id) as held from order_balance
      order by quote_id`.execute(db)
    ).rows;
  expect(await balances(other.db)).toEqual(await balances(shop.services.db));
  expect(await balances(other.db)).toMatchObject([{ held: expect.anything() }, {}]);
  await other.close();
  rmSync(folder, { recursive: true });
});
