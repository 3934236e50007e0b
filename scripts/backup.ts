// `node scripts/run.mjs backup copia.gz` writes all rows, as of one moment, and all files into one
// file, and reads it back. The shop may run meanwhile over PostgreSQL; the embedded database serves
// one process.
import { BackupRefused } from '../src/platform/backup/archive.ts';
import { backUp } from '../src/platform/backup/back-up.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { FolderLocked } from '../src/platform/database/folder-lock.ts';
import { openFiles } from '../src/platform/files.ts';

try {
  const [path] = process.argv.slice(2);
  if (!path) throw new BackupRefused('Uso: node scripts/run.mjs backup archivo.gz');
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  try {
    const files = await openFiles(config);
    const totals = await backUp({ db: database.db, files }, path);
    console.log(
      `Copia escrita y comprobada en ${path}: ${totals.rows} filas de ${totals.tables} tablas y ${totals.files} archivos. Tiene datos personales: guárdela cifrada.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const expected = [BackupRefused, ConfigError, FolderLocked];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  if (error instanceof FolderLocked) console.error('Si es la tienda, deténgala y repita la orden.');
  process.exitCode = 1;
}
