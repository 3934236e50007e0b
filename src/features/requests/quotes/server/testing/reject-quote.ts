import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';

/** Rejects a quotation as staff do, but without a mail or another effect. */
export const rejectQuote = (db: Database, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`insert into event (quote_id, actor, kind, from_status, to_status, note)
      select id, 'staff', 'status', status, 'rejected', 'No hay' from quote where id = ${id}`.execute(
      tx,
    );
    await sql`update quote set status = 'rejected' where id = ${id}`.execute(tx);
  });
