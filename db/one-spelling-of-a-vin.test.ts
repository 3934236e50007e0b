import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';

test('units that shared a number in two spellings keep it, and no third one gets it', {
  tags: 'long',
}, async () => {
  const { db, close } = await openDatabase({ url: undefined, folder: 'memory://' });
  const all = readMigrations();
  await migrate(
    db,
    all.filter(({ name }) => name < '096'),
  );
  const id = '00000000-0000-4000-8000-000000000001';
  // Units without the orders around them.
  await sql`alter table unit drop constraint unit_quote_id_fkey,
    drop constraint unit_acceptance_id_fkey`.execute(db);
  const add = (piece: number, identifier: string) =>
    sql`
    insert into unit (quote_id, acceptance_id, position, piece, number, category, name, identifier)
      values (${id}, ${id}, 0, ${piece}, ${`U${piece}`}, 'automobiles', 'Kia', ${identifier})`.execute(
      db,
    );
  await add(1, '1G4AH59H45G118341');
  await add(2, '1G4AH59H4-5G118341');
  await add(3, 'LUNA-2026');
  await migrate(db, all);
  const { rows } = await sql`select identifier, identifier_nth from unit order by piece`.execute(
    db,
  );
  expect(rows).toEqual([
    { identifier: '1G4AH59H45G118341', identifier_nth: 1 },
    { identifier: '1G4AH59H45G118341', identifier_nth: 2 },
    { identifier: 'LUNA-2026', identifier_nth: 1 },
  ]);
  await expect(add(4, '1G4AH59H45G118-341')).rejects.toThrow('unit_identifier_once');
  await expect(add(5, 'LUNA2026')).rejects.toThrow('unit_identifier_once');
  await close();
});
