import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { categorySlugs } from '#features/shop/catalogue/schema.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';

test('the database takes the categories of the catalogue, wherever it has one, and no other', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql<{ slugs: string[] }>`select category_slugs() as slugs`.execute(db);
  expect(rows[0]?.slugs.toSorted()).toEqual(categorySlugs.toSorted());
  const { rows: lists } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where pg_get_constraintdef(oid) like ${`%${categorySlugs[0]}%`}
      and conrelid <> 0`.execute(db);
  expect(lists).toEqual([]);
  await close();
});
