import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';

it('begins anew where a start was killed while it made its database, and keeps what is there', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mariel-make-'));
  mkdirSync(join(folder, 'db.new', 'base'), { recursive: true });
  writeFileSync(join(folder, 'db.new', 'PG_VERSION'), '18\n');
  const first = await openDatabase({ url: undefined, folder });
  await sql`create table kept as select 7 as number`.execute(first.db);
  await first.close();
  expect(existsSync(join(folder, 'db.new'))).toBe(false);
  const second = await openDatabase({ url: undefined, folder });
  const { rows } = await sql`select number from kept`.execute(second.db);
  await second.close();
  rmSync(folder, { recursive: true, force: true });
  expect(rows).toEqual([{ number: 7 }]);
});
