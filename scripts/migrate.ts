// `node scripts/run.mjs migrate` applies what the database misses, as the role of DATABASE_URL:
// for a shop whose own role may not change the schema (db/roles.sql). Otherwise the shop does it
// by itself when it starts.
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { FolderLocked } from '../src/platform/database/folder-lock.ts';
import { MigrationChanged, MigrationForbidden, migrate } from '../src/platform/database/migrate.ts';
import { readMigrations } from '../src/platform/database/read-migrations.ts';

const expected = [ConfigError, FolderLocked, MigrationChanged, MigrationForbidden];

try {
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  const applied = await migrate(database.db, readMigrations());
  console.log(applied.length > 0 ? `Aplicadas: ${applied.join(', ')}` : 'No falta ninguna.');
  await database.close();
} catch (error) {
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
