import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { overEngine } from './embedded.ts';
import { EngineLine } from './engine-line.ts';

let engine: PGlite;
let database: OpenDatabase;
beforeAll(async () => {
  engine = await PGlite.create();
  database = overEngine(engine, 100);
});
afterAll(() => database.close());

describe('the embedded database', () => {
  const parsed = async (text: string) => {
    const { rows } = await sql`select from pg_prepared_statements
      where statement = ${text}`.execute(database.db);
    return rows.length;
  };

  test('parses a statement once, whatever its values, and whatever failed before', async () => {
    const half = (by: number) => sql<{ half: number }>`select 6 / ${by}::int as half`;
    await expect(half(0).execute(database.db)).rejects.toThrow('division by zero');
    for (const by of [1, 2, 3]) {
      const { rows } = await half(by).execute(database.db);
      expect(rows).toEqual([{ half: 6 / by }]);
    }
    expect(await parsed('select 6 / $1::int as half')).toBe(1);
  });

  test('goes on after a transaction in which a new statement failed', async () => {
    const failed = database.db.transaction().execute(async (tx) => {
      await sql`select from nowhere where id = ${1}`.execute(tx);
    });
    await expect(failed).rejects.toThrow('nowhere');
    await sql`create table nowhere (id int)`.execute(database.db);
    const { rows } = await sql`select from nowhere where id = ${1}`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test('runs several statements that come as one', async () => {
    await sql
      .raw('create table twice (id int); insert into twice values (1), (2)')
      .execute(database.db);
    const { rows } = await sql`select id from twice`.execute(database.db);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test('gives answers of megabytes whole', async () => {
    const { rows } = await sql<{ text: string }>`
      select repeat('ñ', ${5_000_000}::int) as text from generate_series(1, 2)`.execute(
      database.db,
    );
    expect(rows.map(({ text }) => text === 'ñ'.repeat(5_000_000))).toEqual([true, true]);
  });

  test('tells who listens on a channel, and nobody on another', async () => {
    const heard: string[] = [];
    await database.listen('one', (payload) => heard.push(payload));
    await database.listen('other', () => heard.push('other'));
    await sql`select pg_notify('one', ${'algo'})`.execute(database.db);
    expect(heard).toEqual(['algo']);
  });
});

test('a line that ends leaves nothing behind for the next: no transaction, no name', async () => {
  const open = async () => {
    const client = new pg.Client({
      stream: () => new EngineLine(engine),
      user: 'postgres',
      ssl: false,
    });
    await client.connect();
    return client;
  };
  const first = await open();
  await first.query('create table kept (id int)');
  await first.query('begin');
  await first.query({ name: 'same', text: 'insert into kept values ($1)', values: [1] });
  await first.end();
  const second = await open();
  const { rows } = await second.query({ name: 'same', text: 'select $1::text', values: ['2'] });
  expect(rows).toEqual([{ text: '2' }]);
  expect((await second.query('select from kept')).rowCount).toBe(0);
  await second.end();
});
