import { createQueryId, sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { eraseFileJob } from '#app/server/retention/erase-file-job.ts';
import { looked } from '#app/server/testing/looked.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import {
  findInDump,
  verificationOf,
} from '#features/home/profile/server/testing/people-deleted.ts';
import { paperTopic } from '#features/requests/quotes/server/defer-paper.ts';
import {
  newQuote,
  type ProductIds,
  restock,
} from '#features/requests/quotes/server/testing/quotes.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { fileTopic } from '#platform/files/erase-files.ts';
import { staffApi } from '#staff-api.ts';
import { eraseExpired, runRetention } from './erase-expired.ts';

let ids: ProductIds;
let yanet: Client;
setUpShop();
beforeEach(async () => {
  ids = await restock(shop);
  const { db } = shop.services;
  for (const table of ['verification', 'setting', 'idp_record'] as const) {
    await db.deleteFrom(table).execute();
  }
  yanet = shop.as('customer');
  await db
    .updateTable('person')
    .set({ email: 'yanet.unica@correo.test' })
    .where('id', '=', yanet.id)
    .execute();
});

/** Today, so many years and days later. */
function later(years: number, days = 0): Date {
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment;
}

function atHour(day: Date, hour: number): Date {
  return new Date(new Date(day).setUTCHours(hour));
}

async function leave(): Promise<{ quoteId: string }> {
  const { db } = shop.services;
  const { id } = await yanet.call(api.createQuote, { body: newQuote(ids), key: 'envio-yanet' });
  const check = { personId: yanet.id, email: 'yanet.unica@correo.test', ticket: 'MA-T-1' };
  await verificationOf(db, { ...check, file: 'receipts/uno.webp' });
  await shop.services.files.put('receipts/uno.webp', 'foto');
  await yanet.call(api.deleteAccount, {});
  // Jobs of papers name nobody, and go after ninety days.
  await db.deleteFrom('outbox').where('topic', '=', paperTopic).execute();
  await db.updateTable('outbox').set({ done_at: new Date() }).execute();
  return { quoteId: id };
}

async function eraseFiles(): Promise<void> {
  const { db } = shop.services;
  const jobs = await db
    .selectFrom('outbox')
    .select(['id', 'topic', 'payload'])
    .where('topic', '=', fileTopic)
    .where('done_at', 'is', null)
    .execute();
  for (const job of jobs) {
    await eraseFileJob(shop.services)({ ...job, attempt: 1 }, new AbortController().signal);
    await db.updateTable('outbox').set({ done_at: new Date() }).where('id', '=', job.id).execute();
  }
}

const nothing = {
  quotes: 0,
  verifications: 0,
  receipts: 0,
  mails: 0,
  sessions: 0,
  signIns: 0,
  bankLines: 0,
  acts: 0,
  handoverLinks: 0,
};

describe('records of a deleted account', () => {
  test('are kept for ten years', async () => {
    await leave();
    const erased = await eraseExpired(shop.services, { now: later(10, -1) });
    expect(erased).toMatchObject({ quotes: 0, verifications: 0, receipts: 0 });
    expect(await findInDump(shop.services.db, 'yanet.unica')).toEqual({
      quote: 1,
      verification: 1,
    });
  });

  test('are gone after ten years, with lines, history, receipts and their files', async () => {
    await leave();
    const { db, files } = shop.services;
    const erased = await eraseExpired(shop.services, { now: later(10, 1) });
    expect(erased).toMatchObject({ quotes: 1, verifications: 1, receipts: 1, mails: 1 });
    expect(await findInDump(db, 'yanet')).toEqual({});
    expect(await findInDump(db, yanet.id)).toEqual({});
    for (const table of ['quote', 'quote_line', 'event', 'verification', 'receipt'] as const) {
      expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    // An earlier version of the shop may have left work under this name.
    const jobs = await db.selectFrom('outbox').select('topic').execute();
    expect(jobs).toEqual([{ topic: 'erase-file' }]);
    await eraseFiles();
    expect(await files.get('receipts/uno.webp')).toBeUndefined();
  });

  test('the mail that says so goes once it has left: nothing else knows the address', async () => {
    await leave();
    const { db } = shop.services;
    const mail = { topic: 'mail', payload: JSON.stringify({ to: 'x@correo.test' }) };
    await db
      .insertInto('outbox')
      .values({ ...mail, dedupe: 'mail:another', done_at: new Date() })
      .execute();
    expect(await eraseExpired(shop.services)).toEqual({ ...nothing, mails: 1 });
    const left = await db.selectFrom('outbox').select('dedupe').execute();
    expect(left).toEqual([{ dedupe: 'mail:another' }]);
  });

  test('a file stays until the last receipt that holds it goes', async () => {
    await leave();
    const { db, files } = shop.services;
    const other = { personId: shop.as('other customer').id, email: 'otra@correo.test' };
    await verificationOf(db, { ...other, ticket: 'MA-T-2', file: 'receipts/uno.webp' });
    await eraseExpired(shop.services, { now: later(10, 1) });
    await eraseFiles();
    expect(String(await files.get('receipts/uno.webp'))).toBe('foto');
    // Their session is over by then: they deleted their account in time.
    await db.updateTable('verification').set({ person_id: null }).execute();
    await eraseExpired(shop.services, { now: later(10, 1) });
    await eraseFiles();
    expect(await files.get('receipts/uno.webp')).toBeUndefined();
  });

  test('what somebody without an account sent goes after as long', async () => {
    const { db } = shop.services;
    const sent = { personId: null, email: 'nadie@correo.test', ticket: 'MA-T-3' };
    await verificationOf(db, { ...sent, file: 'receipts/dos.webp' });
    const early = await eraseExpired(shop.services, { now: later(10, -1) });
    expect(early).toMatchObject({ verifications: 0, receipts: 0 });
    await eraseExpired(shop.services, { now: later(10, 1) });
    expect(await findInDump(db, 'nadie@correo.test')).toEqual({});
  });

  test('what happened last counts, not when the account went', async () => {
    const { quoteId } = await leave();
    const change = { params: { id: quoteId }, body: { status: 'delivered' as const } };
    await looked(shop.as('administrador')).call(staffApi.changeQuoteStatus, change);
    const { db } = shop.services;
    // As if the goods had arrived two years from now.
    await sql`alter table event disable trigger event_is_final`.execute(db);
    const arrived = db.updateTable('event').set({ at: later(2) });
    await arrived.where('kind', '=', 'status').execute();
    await sql`alter table event enable trigger event_is_final`.execute(db);
    expect(await eraseExpired(shop.services, { now: later(11) })).toMatchObject({ quotes: 0 });
    expect(await eraseExpired(shop.services, { now: later(12, 1) })).toMatchObject({ quotes: 1 });
  });

  test('the time is a setting, and never less than the terms promise', async () => {
    await leave();
    const longer = { ...shop.services, config: readConfig({ RETENTION_YEARS: '12' }) };
    expect(await eraseExpired(longer, { now: later(11) })).toMatchObject({ quotes: 0 });
    expect(await eraseExpired(longer, { now: later(12, 1) })).toMatchObject({ quotes: 1 });
    expect(() => readConfig({ RETENTION_YEARS: '6' })).toThrow(ConfigError);
  });
});

test('what belongs to an account that lives is never erased', async () => {
  await yanet.call(api.createQuote, { body: newQuote(ids), key: 'envio-yanet' });
  const { db } = shop.services;
  await verificationOf(db, { personId: yanet.id, email: 'a@b.test', ticket: 'MA-T-1' });
  await eraseExpired(shop.services, { now: later(40) });
  expect(await findInDump(db, yanet.id)).toMatchObject({ quote: 1, verification: 1, person: 1 });
});

test('a dry run counts the same and erases nothing', async () => {
  await leave();
  const { db } = shop.services;
  const when = { now: later(10, 1) };
  const promised = await eraseExpired(shop.services, { ...when, dryRun: true });
  expect(promised).toMatchObject({ quotes: 1, verifications: 1, receipts: 1, mails: 1 });
  expect(await findInDump(db, 'yanet.unica')).toEqual({ outbox: 1, quote: 1, verification: 1 });
  expect(await eraseExpired(shop.services, when)).toEqual(promised);
  expect(await eraseExpired(shop.services, { ...when, dryRun: true })).toEqual(nothing);
});

test('delivered mails go after 90 days, waiting ones never; sessions and sign-ins when they are over', async () => {
  const { db } = shop.services;
  const delivered = (dedupe: string, days: number) => ({
    topic: 'mail',
    dedupe,
    payload: JSON.stringify({ to: 'x@correo.test' }),
    done_at: later(0, -days),
  });
  const waiting = { ...delivered('waits', 400), done_at: null, created_at: later(-1) };
  const recent = delivered('recent', 89);
  await db
    .insertInto('outbox')
    .values([delivered('old', 91), recent, waiting])
    .execute();
  await db
    .insertInto('session')
    .values({ token_hash: Buffer.from('x'), person_id: yanet.id, expires_at: later(0, -1) })
    .execute();
  const record = { model: 'Session', payload: '{}' };
  await db
    .insertInto('idp_record')
    .values([
      { ...record, id: 'over', expires_at: later(0, -1) },
      { ...record, id: 'open', expires_at: later(0, 1) },
    ])
    .execute();
  expect(await eraseExpired(shop.services)).toEqual({
    ...nothing,
    mails: 1,
    sessions: 1,
    signIns: 1,
  });
  const left = await db.selectFrom('outbox').select('dedupe').orderBy('dedupe').execute();
  expect(left.map(({ dedupe }) => dedupe)).toEqual(['recent', 'waits']);
  expect((await yanet.call(api.currentUser, {})).id).toBe(yanet.id);
});

test('more mails than one transaction takes are erased too', async () => {
  await sql`insert into outbox (topic, dedupe, payload, done_at)
    select 'mail', 'old ' || n, '{}', now() - interval '91 days' from generate_series(1, 1203) n`.execute(
    shop.services.db,
  );
  expect(await eraseExpired(shop.services)).toMatchObject({ mails: 1203 });
});

test('more payment checks than one transaction takes are erased too, with each of their files', async () => {
  const { db } = shop.services;
  await sql`with sent as (
      insert into verification (ticket, code, email, language, answer_due_at, created_at)
      select 'MA-T-' || n, 'MA-VER-1', 'nadie@correo.test', 'es', now(), now() - interval '11 years'
      from generate_series(1, 501) n returning id, ticket
    ) insert into receipt (verification_id, position, file, type, bytes, sha256)
      select id, position, 'receipts/' || ticket, 'image/webp', 3, ticket
      from sent, generate_series(0, 1) position`.execute(db);
  const erased = { verifications: 501, receipts: 1002 };
  expect(await eraseExpired(shop.services)).toMatchObject(erased);
  const jobs = db.selectFrom('outbox').select('dedupe').where('topic', '=', fileTopic);
  // Both receipts of each are one file.
  expect(await jobs.execute()).toHaveLength(501);
  expect(await db.selectFrom('verification').select('id').execute()).toEqual([]);
});

test('only one of several processes does it on a day, and the log has counts only', async () => {
  await leave();
  shop.lines.length = 0;
  const now = later(10, 1);
  let wakeUps = 0;
  const services = { ...shop.services, wakeWorker: () => void wakeUps++ };
  await Promise.all([1, 9, 23].map((hour) => runRetention(services, atHour(now, hour))));
  expect(wakeUps).toBe(1);
  const logLines = shop.lines.filter((line) => line.includes('"retention"'));
  expect(logLines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ quotes: 1, verifications: 1, receipts: 1 }),
  ]);
  expect(logLines.join()).not.toMatch(/yanet|MA-T/i);
  await runRetention(shop.services, later(10, 2));
  expect(shop.lines.filter((line) => line.includes('"retention"'))).toHaveLength(2);
});

test('lines of banks that back no payment go after as many years', async () => {
  const { db } = shop.services;
  const line = (description: string, moment: Date) => ({
    account_key: 'banco@correo.test',
    moved_on: moment.toISOString().slice(0, 10),
    amount_cents: 100,
    description,
    payer: null,
    bank_reference: null,
    reference_key: null,
    imported_by: yanet.id,
  });
  const lines = [line('old', later(-10, -2)), line('recent', later(-10, 2))];
  await db.insertInto('bank_statement_line').values(lines).execute();
  expect(await eraseExpired(shop.services, { dryRun: true })).toEqual({ ...nothing, bankLines: 1 });
  expect(await eraseExpired(shop.services)).toEqual({ ...nothing, bankLines: 1 });
  const left = await db.selectFrom('bank_statement_line').select('description').execute();
  expect(left).toEqual([{ description: 'recent' }]);
});

test('a file is erased only after every table that names files was asked', async () => {
  let question = '';
  const db = shop.services.db.withPlugin({
    transformQuery({ node }) {
      question = shop.services.db.getExecutor().compileQuery(node, createQueryId()).sql;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const job = { id: '1', topic: fileTopic, payload: { file: 'receipts/no.webp' }, attempt: 1 };
  await eraseFileJob({ ...shop.services, db })(job, new AbortController().signal);
  const asked = Array.from(question.matchAll(/\bfrom (\w+)/g), ([, table]) => table);

  // Names of files are also made of hashes. The lists of screened names are stored without a file, and
  // that a picture is drawn keeps none.
  const { rows } = await sql<{ table: string }>`
    select distinct table_name as "table" from information_schema.columns
    where table_schema = current_schema() and table_name not in ('screening_list', 'drawn_picture')
      and (column_name ~ '(^|_)file$' or column_name in ('sha256', 'hash'))`.execute(
    shop.services.db,
  );
  expect(asked.toSorted()).toEqual(rows.map(({ table }) => table).toSorted());
});
