// `node scripts/run.mjs migrate` brings the schema up to date and ends. For a shop whose own role may
// not change the schema: run it as the owner (DATABASE_URL) before the new version starts.
import { ConfigError, readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { FolderLocked } from '../src/platform/database/folder-lock.ts';
import { MigrationChanged, migrate } from '../src/platform/database/migrate.ts';
import { readMigrations } from '../src/platform/database/migration-files.ts';

try {
  const config = readConfig(process.env);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  try {
    const applied = await migrate(database.db, readMigrations());
    console.log(
      applied.length > 0 ? `Aplicadas: ${applied.join(', ')}` : 'El esquema ya está al día.',
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const expected = [ConfigError, FolderLocked, MigrationChanged];
  if (!expected.some((kind) => error instanceof kind)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
