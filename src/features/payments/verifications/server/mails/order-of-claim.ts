import { sql } from 'kysely';
import { isLeftToPay } from '#features/ledger/entries/balance.ts';
import { linkOfOrder } from '#features/orders/offers/server/links/quote-links.ts';
import { toldProgress } from '#features/orders/offers/server/mails/told-progress.ts';
import { readMoney } from '#features/orders/offers/server/money/read-money.ts';
import type { ToldProgress } from '#features/requests/cases/server/case-mails.ts';
import type { Tx } from '#platform/database/database.ts';
import type { VerificationRow } from '../tables.ts';

/** The order of a claim, for whoever gets its mail. */
export interface OrderOfClaim {
  progress: ToldProgress;
  /** The page by which somebody without an account sent it; undefined for others, and where it ended. */
  path: string | undefined;
  isLeftToPay: boolean;
}

/** Undefined where it is of none. */
export async function orderOfClaim(
  tx: Tx,
  { id, email, language, order_id, person_id }: VerificationRow,
): Promise<OrderOfClaim | undefined> {
  const { rows } = await sql<{ id: string; owns: boolean }>`
    select id, lower(customer_email) = lower(${email}) as owns from quote
    where id = coalesce(${order_id}::uuid, (
      select quote_id from ledger_entry where verification_id = ${id} and ledger_stands(id) limit 1))`.execute(
    tx,
  );
  const [order] = rows;
  if (!order) return undefined;
  const role = order.owns ? 'asks' : 'pays';
  const progress = await toldProgress(tx, { id: order.id, language }, role);
  const isByLink = order_id !== null && person_id === null;
  const money = await readMoney(tx, order.id);
  return {
    progress,
    path: isByLink ? await linkOfOrder(tx, order.id, role) : undefined,
    isLeftToPay: money !== null && isLeftToPay(money),
  };
}
