// `node scripts/run.mjs restore copia.gz` puts a backup into the empty database that the settings
// name, embedded or PostgreSQL, and its files into the file store. It reports success only after it
// has read back every table and found it equal. Reference numbers go on a thousand later, because
// those of after the backup are in people's hands; with `--moved` (the shop stood still since) they
// go on where they were.
import { BackupError } from '#platform/backup/archive.ts';
import { restore } from '#platform/backup/restore.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { openFiles } from '#platform/files/open-files.ts';
import { runCommand } from './command.ts';

await runCommand(async (open) => {
  const words = process.argv.slice(2);
  const path = words.find((word) => !word.startsWith('--'));
  if (!path) throw new BackupError('Usage: node scripts/run.mjs restore file.gz [--moved]');
  const skip = words.includes('--moved') ? 0 : 1000;
  const { config, database } = await open();
  const files = await openFiles(config);
  const target = { db: database.db, files, migrations: readMigrations() };
  const { made, totals, tables, waiting } = await restore(target, path, { skip });
  console.table(tables);
  console.log(
    `Restored the backup of ${made}: ${totals.rows} rows of ${totals.tables} tables and ${totals.files} files, read back and equal.`,
  );
  if (skip > 0) {
    console.log(
      `Reference numbers go on ${skip} later: those given out after the backup do not come again.`,
    );
  }
  if (waiting.length === 0) return;
  console.log(
    'These mails waited when the backup was made. Those that left since leave again, under the same Message-ID:',
  );
  console.table(waiting);
});
