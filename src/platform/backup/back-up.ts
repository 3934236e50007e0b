import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Files } from '../files/files.ts';
import {
  type ArchiveHeader,
  BackupError,
  encodeArchive,
  type Line,
  type Totals,
} from './archive.ts';
import { checkBackup } from './check.ts';
import { Digest, fixForms, readSequences, readTableRows, readTables } from './tables.ts';

interface Shop {
  db: Database;
  files: Files;
}

/**
 * Writes every table, as of one moment, and every file, and reads it all back. Only then does the
 * file get its name. The shop may keep running. Throws BackupError when `path` exists.
 */
export async function backUp(shop: Shop, path: string): Promise<Totals> {
  const partialPath = `${path}.${randomUUID()}.part`;
  const isTaken = await access(path).then(
    () => true,
    () => false,
  );
  if (isTaken) throw new BackupError(`${path} exists: no backup is overwritten.`);
  try {
    // It contains personal data: no other user of the machine may read it.
    const file = createWriteStream(partialPath, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(encodeArchive(linesOf(shop)), createGzip(), file);
    const { totals } = await checkBackup(partialPath);
    await rename(partialPath, path);
    return totals;
  } finally {
    await rm(partialPath, { force: true });
  }
}

type BodyLine = Exclude<Line, { end: Totals }>;

/** Yields the rows first: every file that a row names was stored before the row. */
async function* linesOf({ db, files }: Shop): AsyncGenerator<BodyLine> {
  yield* tableLines(db);
  for await (const key of files.list()) {
    const bytes = await files.get(key);
    // It was erased after the listing.
    if (!bytes) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    yield { file: key, sha256, base64: bytes.toString('base64') };
  }
}

/** Reads a snapshot: no quote comes without its lines, whoever writes meanwhile. */
async function* tableLines(db: Database): AsyncGenerator<BodyLine> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    await fixForms(tx);
    yield await headerOf(tx);
    for (const table of await readTables(tx)) {
      yield { table: table.name, columns: table.columns.map(({ name }) => name) };
      const digest = new Digest();
      for await (const row of readTableRows(tx, table)) {
        digest.add(row);
        yield { row };
      }
      yield { rows: digest.rows, sum: digest.sum };
    }
    for (const sequence of await readSequences(tx)) yield { sequence };
  } finally {
    await tx.rollback().execute();
  }
}

async function headerOf(tx: Database): Promise<ArchiveHeader> {
  const { rows: schema } = await sql<ArchiveHeader['schema'][number]>`
    select name, checksum from migration order by name`.execute(tx);
  return { backup: 'mariel-auto', version: 1, made: new Date().toISOString(), schema };
}
