// `node scripts/run.mjs restore copia.gz` puts a backup into the empty database that the settings
// name, embedded or PostgreSQL, and its files into the file store. It reports success only after it
// has read back every table and found it equal.
import { BackupError } from '#platform/backup/archive.ts';
import { restore } from '#platform/backup/restore.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { runCommand } from './command.ts';

await runCommand(async (open) => {
  const [path] = process.argv.slice(2);
  if (!path) throw new BackupError('Uso: node scripts/run.mjs restore archivo.gz');
  const { config, database } = await open();
  const files = await openFiles(config);
  const target = { db: database.db, files, migrations: readMigrations() };
  const { made, totals, tables } = await restore(target, path);
  console.table(tables);
  console.log(
    `Restaurada la copia del ${made}: ${totals.rows} filas de ${totals.tables} tablas y ${totals.files} archivos, leídos de nuevo e iguales.`,
  );
});
