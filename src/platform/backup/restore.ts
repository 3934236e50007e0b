import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../database/database.ts';
import { checksumOf, type Migration, migrate } from '../database/migrate.ts';
import { seededTables } from '../database/seeded-tables.ts';
import type { Files } from '../files/files.ts';
import { mailTopic } from '../mail/mail.ts';
import { type ArchiveHeader, BackupError, damaged, decode, type Totals } from './archive.ts';
import { checkBackup } from './check.ts';
import { checkAtEnd, checkNow, findInwards } from './inward-references.ts';
import {
  type BackupTable,
  Digest,
  digestOf,
  fixForms,
  readSequences,
  readTables,
  type Sequence,
  setTriggers,
  writeRows,
  writeSequence,
} from './tables.ts';

interface Target {
  db: Database;
  files: Files;
  migrations: readonly Migration[];
}

export interface RestoreResult {
  made: string;
  totals: Totals;
  tables: Record<string, number>;
  /** What waited in the outbox: it may have left since, and leaves again under its Message-ID. */
  waiting: { to: string; subject: string; queued: Date }[];
}

/**
 * Restores a backup into an empty database: its own schema, the rows, the sequences and the files.
 * Everything is read back and compared; after a difference nothing stays. Then the schema is
 * migrated to this program's. `skip` so many numbers of each counter: those that were given out
 * since the backup was made are not known here. Throws BackupError.
 */
export async function restore(
  target: Target,
  path: string,
  { skip = 0 } = {},
): Promise<RestoreResult> {
  const { db, files, migrations } = target;
  const { header, totals } = await checkBackup(path);
  const schema = schemaOf(header, migrations);
  await refuseUnlessEmpty(db);
  await migrate(db, schema);
  const tables = await db.transaction().execute(async (tx) => {
    await fixForms(tx);
    const ourTables = await readTables(tx);
    if (ourTables.length !== totals.tables) throw damaged('it does not have all tables');
    await setTriggers(tx, ourTables, 'disable');
    for (const name of await seededTables(tx))
      await sql`delete from ${sql.table(name)}`.execute(tx);
    const inwards = await findInwards(tx);
    await checkAtEnd(tx, inwards);
    const restored = await writeAll(tx, files, path, ourTables);
    await checkNow(tx, inwards);
    await compare(tx, restored);
    await sql`update counter set value = value + ${skip}`.execute(tx);
    await setTriggers(tx, ourTables, 'enable');
    return restored.tables;
  });
  await migrate(db, migrations);
  const { rows: waiting } = await sql<RestoreResult['waiting'][number]>`
    select payload->>'to' as to, payload->>'subject' as subject, created_at as queued
    from outbox where topic = ${mailTopic} and done_at is null order by created_at`.execute(db);
  const counts = [...tables].map(([table, { rows }]) => [table.name, rows]);
  return { made: header.made, totals, tables: Object.fromEntries(counts), waiting };
}

function schemaOf({ schema }: ArchiveHeader, migrations: readonly Migration[]): Migration[] {
  return schema.map(({ name, checksum }) => {
    const migration = migrations.find((each) => each.name === name);
    if (migration && checksumOf(migration) === checksum) return migration;
    throw new BackupError(
      migration
        ? `The backup was made with another migration ${name} than this program’s: restore it with the program that made it.`
        : `The backup is of a newer version of the program (it has migration ${name}): restore it with that one.`,
    );
  });
}

async function refuseUnlessEmpty(db: Database): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relname <> 'migration'
      and relname <> all(${await seededTables(db)})
      and relnamespace = 'public'::regnamespace order by relname`.execute(db);
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) {
      throw new BackupError(
        `The database is not empty (“${name}” has rows): a backup is restored into an empty one only. Nothing was changed.`,
      );
    }
  }
}

interface Written {
  tables: Map<BackupTable, Digest>;
  sequences: Sequence[];
}

/** The most rows and bytes in one statement. */
const batch = { rows: 500, bytes: 1_000_000 };

async function writeAll(
  tx: Tx,
  files: Files,
  path: string,
  ourTables: BackupTable[],
): Promise<Written> {
  const written: Written = { tables: new Map(), sequences: [] };
  let table: BackupTable | undefined;
  let digest = new Digest();
  let waiting: string[] = [];
  let bytes = 0;
  const flush = async () => {
    if (table) await writeRows(tx, table, waiting);
    waiting = [];
    bytes = 0;
  };
  for await (const line of decode(path)) {
    if ('table' in line) {
      table = tableOf(line, ourTables);
      digest = new Digest();
    } else if ('row' in line) {
      digest.add(line.row);
      waiting.push(line.row);
      bytes += line.row.length;
      if (waiting.length >= batch.rows || bytes >= batch.bytes) await flush();
    } else if ('rows' in line) {
      await flush();
      if (table) written.tables.set(table, digest);
    } else if ('sequence' in line) {
      await writeSequence(tx, line.sequence);
      written.sequences.push(line.sequence);
    } else if ('file' in line) await writeFile(files, line);
  }
  return written;
}

function tableOf(
  { table, columns }: { table: string; columns: string[] },
  known: BackupTable[],
): BackupTable {
  const ours = known.find(({ name }) => name === table)?.columns ?? [];
  const ordered = columns.flatMap((column) => ours.filter(({ name }) => name === column));
  if (ordered.length === 0 || ordered.length !== ours.length || ours.length !== columns.length) {
    throw damaged(`the table ${table} is not that of its schema`);
  }
  return { name: table, columns: ordered };
}

/** Reads the file back: it must be the same. */
async function writeFile(
  files: Files,
  { file, sha256, base64 }: { file: string; sha256: string; base64: string },
): Promise<void> {
  await files.put(file, Buffer.from(base64, 'base64'));
  const stored = await files.get(file);
  const found = stored && createHash('sha256').update(stored).digest('hex');
  if (found !== sha256) throw new Error(`the file ${file} did not come back as it was written`);
}

/** Throws at the first difference between database and backup. */
async function compare(tx: Tx, { tables, sequences }: Written): Promise<void> {
  for (const [table, expected] of tables) {
    const found = await digestOf(tx, table);
    if (found.rows !== expected.rows || found.sum !== expected.sum) {
      throw new Error(`table ${table.name} is not equal: ${found.rows} rows of ${expected.rows}`);
    }
  }
  const found = await readSequences(tx);
  if (JSON.stringify(found) !== JSON.stringify(sequences)) {
    throw new Error('las secuencias no quedaron iguales');
  }
}
