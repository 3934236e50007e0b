// `node scripts/run.mjs retention --dry-run` counts what the hourly jobs would erase today; without
// `--dry-run` it erases now. Beside a running shop only over PostgreSQL: the embedded database
// serves one process.
import { eraseExpired } from '#app/server/retention/erase-expired.ts';
import { failIfEmpty, runCommand } from './command.ts';

await runCommand(async (open) => {
  const { config, database } = await open();
  await failIfEmpty(database.db);
  const dryRun = process.argv.includes('--dry-run');
  const erased = await eraseExpired({ db: database.db, config }, { dryRun });
  console.log(dryRun ? 'Would be erased:' : 'Erased:');
  console.table(erased);
});
