// `node scripts/run.mjs backup copia.gz` writes all rows, as of one moment, and all files into one
// file, and reads it back. The shop may run meanwhile over PostgreSQL; the embedded database serves
// one process.
import { BackupError } from '#platform/backup/archive.ts';
import { backUp } from '#platform/backup/back-up.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { runCommand } from './command.ts';

await runCommand(async (open) => {
  const [path] = process.argv.slice(2);
  if (!path) throw new BackupError('Usage: node scripts/run.mjs backup file.gz');
  const { config, database } = await open();
  const files = await openFiles(config);
  const totals = await backUp({ db: database.db, files }, path);
  console.log(
    `Backup written to ${path} and read back: ${totals.rows} rows of ${totals.tables} tables and ${totals.files} files. It holds personal data: keep it encrypted.`,
  );
}, 'If that is the shop, stop it and repeat the command.');
