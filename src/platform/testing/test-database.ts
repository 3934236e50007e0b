import { sql } from 'kysely';
import pg from 'pg';
import type { Database, OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { readMigrations } from '../database/read-migrations.ts';
import { seededTables } from '../database/seeded-tables.ts';
import { openMigratedInMemory } from './migrated-in-memory.ts';

/** A database for tests, and its place when it is not in memory. */
export interface TestDatabase extends OpenDatabase {
  url: string | undefined;
  seeds: ReadonlyMap<string, string>;
}

/** Databases that a test file has given back: opening one takes seconds, emptying it does not. */
const idle: TestDatabase[] = [];
let created = 0;

/**
 * Opens an empty, migrated database in memory; or, with TEST_DATABASE_URL, one of its own on that
 * server, whose role must be a superuser. `close()` gives it back to the process, and the next test
 * file gets it, emptied.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const used = idle.pop();
  if (used) await emptyDatabase(used);
  const engine = used ?? (await openMigrated());
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

/**
 * Restores a database to its state after the migrations. Truncating a hundred tables takes ten
 * times as long as deleting the rows of the few that have some.
 */
async function emptyDatabase({ db, seeds }: TestDatabase): Promise<void> {
  const tables = await namesOf(
    db,
    `select tablename as name from pg_tables
      where schemaname = 'public' and tablename <> 'migration'`,
  );
  const filled = await namesOf(
    db,
    tables
      .map((table) => `select '${table}' as name where exists (select from "${table}")`)
      .join(' union all '),
  );
  const counted = await namesOf(
    db,
    `select sequencename as name from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  const statements = [
    // Turns triggers off: the audit log refuses to be emptied, and a test starts from nothing.
    'set local session_replication_role = replica',
    ...filled.map((table) => `delete from "${table}"`),
    ...counted.map((sequence) => `alter sequence "${sequence}" restart`),
  ];
  await db.transaction().execute((tx) => sql.raw(statements.join(';')).execute(tx));
  for (const [name, rows] of seeds) {
    const table = sql.table(name);
    await sql`insert into ${table}
      select * from json_populate_recordset(null::${table}, ${rows}::json)`.execute(db);
  }
}

async function namesOf(db: Database, query: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(query).execute(db);
  return rows.map(({ name }) => name);
}

async function openMigrated(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const url = server ? await createDatabase(server) : undefined;
  const database = url ? await openOn(url) : await openMigratedInMemory();
  const seeds = new Map<string, string>();
  for (const name of await seededTables(database.db)) {
    const { rows } = await sql<{ rows: string }>`
      select json_agg(seed)::text as rows from ${sql.table(name)} seed`.execute(database.db);
    seeds.set(name, rows[0]?.rows ?? '[]');
  }
  return { ...database, url, seeds };
}

async function openOn(url: string): Promise<OpenDatabase> {
  const database = await openDatabase({ url, folder: '' });
  await migrate(database.db, readMigrations());
  return database;
}

export async function createDatabase(server: string): Promise<string> {
  created += 1;
  const name = `mariel_test_${created}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${name} with (force)`);
  await client.query(`create database ${name} template template0`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
