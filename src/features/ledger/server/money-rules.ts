import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** In a query: more came in for the quote than went back, cash that nobody has counted too. */
export const isInHand = (quoteId: string): RawBuilder<boolean> =>
  sql<boolean>`(ledger_in_hand(${sql.ref(quoteId)}) > 0)`;

/** The same of one quote: as long as it is so, nothing that is held for it is for sale. */
export async function hasMoneyInHand(tx: Tx, quoteId: string): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select ledger_in_hand(${quoteId}) > 0 as some`.execute(tx);
  return rows[0]?.some === true;
}

/** Whether a payment stands in the ledger, also one that went back since. */
export async function hasMoney(tx: Tx, quoteId: string): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select ledger_has_money(${quoteId}) as some`.execute(tx);
  return rows[0]?.some === true;
}

/** In a query: the day of the quote's first instalment that lacks something, of those that have one. */
export const firstUnpaidDay = (quoteId: string): RawBuilder<unknown> =>
  sql`(select min(due_on) from instalment_unpaid where quote_id = ${sql.ref(quoteId)})`;

/** In a query: how the quote stands with its money; null where nothing is agreed, or no longer. */
export const orderSums = (quoteId: string): RawBuilder<unknown> => sql`(
  select json_build_object('agreedCents', a.total_cents, 'paidCents', coalesce(b.cents, 0),
    'dueCents', greatest(0, a.total_cents - coalesce(b.cents, 0)))
  from order_agreed a left join order_balance b on b.quote_id = a.quote_id
  where a.quote_id = ${sql.ref(quoteId)})`;

/** In a query: an instalment of the quote is overdue on this day in Havana. */
export const hasOverdue = (quoteId: string, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(quoteId)} in (
    select quote_id from instalment_unpaid where due_on < ${today}::date))`;
