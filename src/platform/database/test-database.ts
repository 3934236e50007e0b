import { readdirSync, readFileSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** For tests: the shop's own schema in an embedded database that lives in memory. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const folder = new URL('../../../db/migrations/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const database = await openDatabase({ url: undefined, folder: 'memory://' });
  await migrate(
    database.db,
    files.map((file) => ({
      name: file.slice(0, -'.sql'.length),
      sql: readFileSync(new URL(file, folder), 'utf8'),
    })),
  );
  return database;
}
