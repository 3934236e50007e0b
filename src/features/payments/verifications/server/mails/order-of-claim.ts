import { sql } from 'kysely';
import { orderStanding } from '#features/orders/offers/server/mails/order-standing.ts';
import type { ToldStanding } from '#features/requests/cases/server/case-mails.ts';
import type { Tx } from '#platform/database/database.ts';
import type { VerificationRow } from '../tables.ts';

/** Where the order of a claim stands, for whoever gets its mail. Undefined where it is of none. */
export async function standingOfClaim(
  tx: Tx,
  { id, email, language, order_id }: VerificationRow,
): Promise<ToldStanding | undefined> {
  const { rows } = await sql<{ id: string; owns: boolean }>`
    select id, lower(customer_email) = lower(${email}) as owns from quote
    where id = coalesce(${order_id}::uuid, (
      select quote_id from ledger_entry where verification_id = ${id} and ledger_stands(id) limit 1))`.execute(
    tx,
  );
  const [order] = rows;
  return order && orderStanding(tx, { id: order.id, language }, order.owns ? 'asks' : 'pays');
}
