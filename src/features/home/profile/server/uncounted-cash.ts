import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** The references of orders whose cash keeps an account (`uncounted_cash_keeps_account`). */
export async function readUncountedCash(db: Database, personId: string): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from quote
    where id in (select quote_id from uncounted_cash where recorded_by = ${personId})
    order by seq`.execute(db);
  return rows.map(({ reference }) => reference);
}
