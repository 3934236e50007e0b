import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, overPool } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { type Migration, MigrationChanged, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
// A schema of its own: here nothing has been migrated yet. In memory there is one connection.
beforeEach(async () => {
  await sql`create schema scratch`.execute(database.db);
  const { url } = database;
  db = url ? overPool(new pg.Pool({ connectionString: url, options: scratch })) : database.db;
  if (!url) await sql`set search_path to scratch`.execute(db);
});
afterEach(async () => {
  if (database.url) await db.destroy();
  else await sql`set search_path to default`.execute(db);
  await sql`drop schema scratch cascade`.execute(database.db);
});
const scratch = '-c search_path=scratch';

const first: Migration = {
  name: '001-a',
  sql: 'create table a (x integer); insert into a values (1);',
};
const second: Migration = { name: '002-b', sql: 'insert into a values (2);' };
const broken: Migration = { name: '003-c', sql: 'insert into a values (3); select nonsense;' };
const apply = (...migrations: Migration[]) => migrate(db, migrations);

async function rows(): Promise<number[]> {
  const found = await sql<{ x: number }>`select x from a order by x`.execute(db);
  return found.rows.map(({ x }) => x);
}

test('what is missing is applied once, in the order of names', async () => {
  expect(await apply(second, first)).toEqual(['001-a', '002-b']);
  expect(await apply(first, second)).toEqual([]);
  expect(await rows()).toEqual([1, 2]);
});

test('what is new is applied on top of what is there', async () => {
  await apply(first);
  expect(await apply(first, second)).toEqual(['002-b']);
  expect(await rows()).toEqual([1, 2]);
});

test('several processes may start at once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => apply(first, second)));
  expect(applied.flat().toSorted()).toEqual(['001-a', '002-b']);
  expect(await rows()).toEqual([1, 2]);
});

test('a migration that was changed after it was applied is refused by name, and nothing is done', async () => {
  await apply(first);
  const changed = { ...first, sql: `${first.sql} ` };
  await expect(apply(changed, second)).rejects.toThrow(MigrationChanged);
  await expect(apply(changed, second)).rejects.toThrow(
    'Migration 001-a changed after it was applied.',
  );
  expect(await rows()).toEqual([1]);
});

test('a program that does not know all that was applied is refused, and nothing is done', async () => {
  await apply(first, second);
  const other = { name: '002-other', sql: 'insert into a values (9);' };
  await expect(apply(first, other)).rejects.toThrow(MigrationChanged);
  await expect(apply(first, other)).rejects.toThrow('002-b');
  expect(await rows()).toEqual([1, 2]);
});

test('a migration that fails takes back all that came with it', async () => {
  await apply(first);
  await expect(apply(first, second, broken)).rejects.toThrow('nonsense');
  expect(await rows()).toEqual([1]);
  expect(await apply(first, second)).toEqual(['002-b']);
});

test.skipIf(!process.env.TEST_DATABASE_URL).each([
  ['an operator', true, ['0', '0', '0']],
  ['the shop', false, ['15s', '1s', '4s']],
])('%s on a server may take as long as it is meant to', async (_, withoutTimeout, most) => {
  const opened = await openDatabase({ url: database.url, folder: '', withoutTimeout });
  const read = sql<{ ms: string }>`select current_setting(name) as ms
    from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
      with ordinality as wanted (name, at) order by at`;
  const written = await inTransaction(opened.db, (tx) => read.execute(tx));
  for (const { rows } of [await read.execute(opened.db), written]) {
    expect(rows.map(({ ms }) => ms)).toEqual(most);
  }
  await opened.close();
});
