import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Tables that migrations fill: rows in them do not mean that the database is in use. */
export async function seededTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and obj_description(oid, 'pg_class') like 'seeded:%'
    order by relname`.execute(db);
  return rows.map(({ name }) => name);
}
