import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { openEmbedded, shortenJournal } from './embedded.ts';
import { makeEmbedded } from './make-embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'mariel-damaged-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a database that a power cut damaged says so, and how to go back to the last backup', async () => {
  await makeEmbedded(join(folder, 'db'));
  truncateSync(join(folder, 'db/global/pg_control'), 0);
  const opened = openEmbedded(folder);
  await expect(opened).rejects.toBeInstanceOf(OperatorError);
  await expect(opened).rejects.toThrow(/power cut.*run\.mjs restore/);
});

test('the journal keeps only what the tables do not have yet', { tags: 'long' }, async () => {
  const ours = join(folder, 'journal');
  const database = await openEmbedded(ours);
  const pieces = () =>
    readdirSync(join(ours, 'db/pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  await sql`create table line as
    select n, repeat(md5(n::text), 30) as text from generate_series(1, 20000) n`.execute(
    database.db,
  );
  const before = pieces().length;
  await shortenJournal(database);
  expect(pieces().length).toBeLessThan(before / 2);
  await database.close();
});
