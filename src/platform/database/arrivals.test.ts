import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMigratedInMemory } from '../testing/migrated-in-memory.ts';
import { asOneArrival } from './arrivals.ts';

test('a page of several questions stands behind a crowd once, not with each of them', async () => {
  const { db, close } = await openMigratedInMemory();
  const answered: string[] = [];
  const page = (name: string) =>
    asOneArrival(async () => {
      for (const at of [1, 2, 3]) {
        await sql`select 1`.execute(db);
        answered.push(`${name}${at}`);
      }
    });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(page));
  // Whoever waits while another reads its answer goes first.
  expect(answered.indexOf('b3')).toBeLessThan(answered.indexOf('c2'));
  expect(answered.indexOf('d3')).toBeLessThan(answered.indexOf('e2'));
  expect(answered).toHaveLength(15);
  await close();
});
