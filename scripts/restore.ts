// `node scripts/run.mjs restore copia.gz` puts a backup into the empty database that the settings
// name, embedded or PostgreSQL, and its files into the file store; says only that it is restored
// when every table was read back and is equal.
import { BackupRefused } from '../src/platform/backup/archive.ts';
import { restore } from '../src/platform/backup/restore.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { FolderLocked } from '../src/platform/database/folder-lock.ts';
import { MigrationChanged } from '../src/platform/database/migrate.ts';
import { readMigrations } from '../src/platform/database/read-migrations.ts';
import { openFiles } from '../src/platform/files.ts';

try {
  const [path] = process.argv.slice(2);
  if (!path) throw new BackupRefused('Uso: node scripts/run.mjs restore archivo.gz');
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  try {
    const files = await openFiles(config);
    const target = { db: database.db, files, migrations: readMigrations() };
    const { made, totals, tables } = await restore(target, path);
    console.table(tables);
    console.log(
      `Restaurada la copia del ${made}: ${totals.rows} filas de ${totals.tables} tablas y ${totals.files} archivos, leídos de nuevo e iguales.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const expected = [BackupRefused, ConfigError, FolderLocked, MigrationChanged];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
