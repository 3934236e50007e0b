import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database/database.ts';

/** A condition of a query: more came in than went back, with cash that nobody has counted yet. */
export const isInHand = (quoteId: string): RawBuilder<boolean> =>
  sql<boolean>`(ledger_in_hand(${sql.ref(quoteId)}) > 0)`;

/** Money in hand keeps the hold of one quotation from ending. */
export async function hasMoneyInHand(tx: Tx, quoteId: string): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`
    select ledger_in_hand(${quoteId}) > 0 as some`.execute(tx);
  return rows[0]?.some === true;
}

/** A column of a query: the earliest day of an instalment that is not fully paid. */
export const firstUnpaidDay = (quoteId: string): RawBuilder<unknown> =>
  sql`(select min(due_on) from instalment_unpaid where quote_id = ${sql.ref(quoteId)})`;

/**
 * A column of a query: what is agreed, paid, due and in the customer's favour, of an order that is
 * over too; null where no offer is accepted.
 */
export const orderSums = (quoteId: string): RawBuilder<unknown> => sql`(
  select json_build_object('agreedCents', agreed_cents, 'paidCents', paid_cents,
    'dueCents', greatest(0, owed_cents - paid_cents), 'creditCents', greatest(0, paid_cents - owed_cents))
  from order_sums where quote_id = ${sql.ref(quoteId)})`;

export const hasOverdue = (quoteId: string, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(quoteId)} in (
    select quote_id from instalment_unpaid where due_on < ${today}::date))`;
