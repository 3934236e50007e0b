import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/**
 * Remembers the rows of every table and returns a function that restores them, which is cheaper
 * than making them anew through calls. It skips triggers and foreign keys, which only a superuser
 * may; the audit log, which only grows, stays as it is.
 */
export async function keepRows(db: Database): Promise<() => Promise<void>> {
  const statements = ['set local session_replication_role = replica'];
  for (const { name, columns } of await tablesOf(db)) {
    const kept = await sql<{ rows: string | null }>`
      select json_agg(each_row)::text as rows from ${sql.raw(name)} each_row`.execute(db);
    const rows = kept.rows[0]?.rows;
    statements.push(`delete from ${name}`);
    if (rows) {
      statements.push(`insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, $kept$${rows}$kept$)`);
    }
  }
  const putBack = sql.raw(statements.join(';'));
  return () =>
    db.transaction().execute(async (tx) => {
      await putBack.execute(tx);
    });
}

/** The tables that change while the shop runs, each with the columns that are written. */
async function tablesOf(db: Database): Promise<{ name: string; columns: string }[]> {
  const { rows } = await sql<{ name: string; columns: string }>`
    select quote_ident(relname) as name,
      string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not in ('migration', 'audit')
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`.execute(db);
  return rows;
}
