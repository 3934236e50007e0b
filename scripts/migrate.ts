// `node scripts/run.mjs migrate` applies missing migrations as the role of DATABASE_URL, for a shop
// whose own role may not change the schema (db/roles.sql). Otherwise the shop does it by itself
// when it starts.
import { migrate } from '#platform/database/migrate.ts';
import { readMigrations } from '#platform/database/read-migrations.ts';
import { runCommand } from './command.ts';

await runCommand(async (open) => {
  const { database } = await open();
  const applied = await migrate(database.db, readMigrations());
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'None was missing.');
});
