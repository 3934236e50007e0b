import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { nameOrder } from './name-order.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('names stand in the order of Spanish, whatever rules the database has', async () => {
  const names = [
    '12 V',
    'Ana',
    'Ángel',
    'Bárbara',
    'nube',
    'Núñez',
    'NZXT',
    'ñame',
    'Ñico',
    'Óscar',
  ];
  names.push('oso', 'peña', 'pera', 'peza', 'peña roja', 'Zoé');
  const expected = names.toSorted(new Intl.Collator('es', { sensitivity: 'base' }).compare);
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names.toReversed()}::text[]) as n (name)
    order by ${nameOrder(sql`name`)}`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(expected);
});
