import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsOf } from '#app/server/testing/rounds.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import { together } from './together.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table step (at serial, name text unique)`.execute(database.db);
});
afterAll(async () => {
  await sql`drop table step`.execute(database.db);
  await database.close();
});

const write = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0], name: string) =>
  sql<{ at: number }>`insert into step (name) values (${name}) returning at`.execute(tx);
const names = async () =>
  (await sql<{ name: string }>`select name from step order by at`.execute(database.db)).rows.map(
    ({ name }) => name,
  );

test('statements that are awaited together run in their order, in one round', async () => {
  const asked = ['a', 'b', 'c', 'd', 'e'];
  const rounds = await roundsOf(() =>
    inTransaction(database.db, (tx) => together(...asked.map((name) => write(tx, name)))),
  );
  // Begin, the five, commit.
  expect(rounds).toBe(3);
  expect(await names()).toEqual(asked);
});

test('what failed is told by its cause, wherever it stands, and nothing of it stays', async () => {
  const before = await names();
  const slow = async (tx: Parameters<typeof write>[0]) => {
    await sql`select 1`.execute(tx);
    await sql`select 2`.execute(tx);
  };
  const all = inTransaction(database.db, (tx) =>
    together(
      slow(tx),
      write(tx, 'f'),
      write(tx, 'a').catch((error) => Promise.reject(error)),
    ),
  );
  await expect(all).rejects.toMatchObject({ code: '23505' });
  expect(await names()).toEqual(before);
  await inTransaction(database.db, (tx) => write(tx, 'g'));
  expect(await names()).toEqual([...before, 'g']);
});
