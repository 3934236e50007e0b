// `node scripts/run.mjs retention --dry-run` tells what the daily job would erase today; without
// `--dry-run` it erases now. Beside a running shop only over PostgreSQL: the embedded database
// serves one process.
import { eraseExpired } from '../src/features/profile/server/retention.ts';
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { FolderLocked } from '../src/platform/database/folder-lock.ts';

try {
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  const dryRun = process.argv.includes('--dry-run');
  const erased = await eraseExpired({ db: database.db, config }, { dryRun });
  console.log(dryRun ? 'Se borraría:' : 'Borrado:');
  console.table(erased);
  await database.close();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof FolderLocked)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
