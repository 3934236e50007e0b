import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../database/database.ts';
import { overEngine, startEngine, statements } from '../database/embedded.ts';
import { contentHash } from '../database/make-once.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/read-migrations.ts';

const cache = 'node_modules/.cache';
const engine = 'node_modules/@electric-sql/pglite/package.json';

/**
 * What nobody reads need not be copied into every process: the templates of databases, and the
 * journal before the last checkpoint, which is then not recovered either.
 */
const unneeded = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'select pg_switch_wal()',
  'checkpoint',
];

/**
 * Opens a database in memory after all migrations. The first process leaves it as a file, from which
 * the others begin in a fifth of the time; other migrations make another one.
 */
export async function openMigratedInMemory(): Promise<OpenDatabase> {
  const migrations = readMigrations();
  const key = contentHash([readFileSync(engine, 'utf8'), migrations]).slice(0, 16);
  const file = join(cache, `test-database-${key}.tar`);
  const image = existsSync(file) ? new Blob([readFileSync(file)]) : undefined;
  const lite = await startEngine('memory://', image);
  const database = overEngine(lite, statements.inMemory);
  if (image) return database;
  await migrate(database.db, migrations);
  for (const statement of unneeded) await lite.exec(statement);
  const made = await lite.dumpDataDir('none');
  mkdirSync(cache, { recursive: true });
  for (const old of globSync(join(cache, 'test-database-*.tar'))) rmSync(old, { force: true });
  writeFileSync(`${file}.${process.pid}`, await made.bytes());
  renameSync(`${file}.${process.pid}`, file);
  return database;
}
