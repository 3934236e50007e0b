import { sql } from 'kysely';
import { isInHand } from '#features/ledger/entries/server/money-rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { BeforeDeletion } from '../schema.ts';

/** Orders that keep an account from being deleted (`open_order_keeps_account`), the oldest first. */
export async function readOpenOrders(
  db: Database,
  personId: string,
): Promise<BeforeDeletion['openOrders']> {
  const { rows } = await sql<BeforeDeletion['openOrders'][number]>`
    select id, reference, ${isInHand('quote.id')} as money from quote
    where person_id = ${personId} and order_is_open(id) order by seq`.execute(db);
  return rows;
}
