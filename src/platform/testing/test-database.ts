import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/migration-files.ts';

/** Engines that a test file has given back: opening one takes seconds, emptying it does not. */
const idle: OpenDatabase[] = [];

/**
 * An empty, migrated database in memory; or at `url`, as it is there. `close()` gives the engine
 * in memory back to the process, and the next test file gets it, emptied.
 */
export async function openTestDatabase(url?: string): Promise<OpenDatabase> {
  if (url) return openMigrated(url);
  const used = idle.pop();
  if (used) await emptyDatabase(used);
  const engine = used ?? (await openMigrated(undefined));
  let open = true;
  return {
    ...engine,
    listen: (channel, heard) => engine.listen(channel, (payload) => open && heard(payload)),
    async close() {
      if (open) idle.push(engine);
      open = false;
    },
  };
}

/** Takes every row out of every table and begins each sequence anew. */
async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ tables: string }>`
    select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
    where schemaname = 'public' and tablename <> 'migration'`.execute(db);
  // The audit log refuses to be emptied; a test starts from nothing all the same.
  await sql`alter table if exists audit disable trigger audit_is_not_emptied`.execute(db);
  await sql`truncate ${sql.raw(rows[0]?.tables ?? '')} restart identity cascade`.execute(db);
  await sql`alter table if exists audit enable trigger audit_is_not_emptied`.execute(db);
}

async function openMigrated(url: string | undefined): Promise<OpenDatabase> {
  const database = await openDatabase({ url, folder: 'memory://' });
  await migrate(database.db, readMigrations());
  return database;
}
