import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';

/** An empty, migrated database in memory; or at `url`, as it is there. */
export async function openTestDatabase(url?: string): Promise<OpenDatabase> {
  const database = await openDatabase({ url, folder: 'memory://' });
  const folder = join(import.meta.dirname, '../../../db/migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  await migrate(
    database.db,
    files.map((file) => ({
      name: file.replace('.sql', ''),
      sql: readFileSync(join(folder, file), 'utf8'),
    })),
  );
  return database;
}
