import { sql } from 'kysely';
import { firstUnpaidDay } from '#features/ledger/entries/server/money-rules.ts';
import { followFacts } from '#features/orders/offers/server/follow-facts.ts';
import { endHoldsAfterMoney } from '#features/orders/offers/server/holds/holds-of-quote.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import {
  type LockedQuote,
  lockQuoteForStaff,
} from '#features/requests/quotes/server/quote-access.ts';
import { catalogueChanges } from '#features/shop/catalogue/server/changes.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { together } from '#platform/database/together.ts';
import type { Services } from '#platform/services.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';

/**
 * Runs `write` in a transaction that locks the order's quotation first, as everything that changes
 * its money must. Throws AppError: not found, the agent's own order, and what `write` throws.
 */
export async function changeMoney(
  services: Services,
  agent: CurrentUser,
  quoteId: string,
  write: (tx: Tx, locked: LockedQuote) => Promise<void>,
): Promise<void> {
  await changeMoneyOfOrders(services, agent, [quoteId], async (tx, lockedOf) => {
    await write(tx, lockedOf(quoteId));
  });
}

/**
 * The same for several orders. They are locked in the order of their ids, so that no two callers
 * block each other.
 */
export async function changeMoneyOfOrders(
  services: Services,
  agent: CurrentUser,
  quoteIds: readonly string[],
  write: (tx: Tx, lockedOf: (quoteId: string) => LockedQuote) => Promise<void>,
): Promise<void> {
  const ids = [...new Set(quoteIds)].toSorted();
  const isFreed = await inTransaction(services.db, async (tx) => {
    const orders = await together(...ids.map((id) => lockQuoteForStaff(tx, agent, id)));
    const locked = new Map(orders.map((order) => [order.of.id, order]));
    await write(tx, (id) => {
      const order = locked.get(id);
      if (!order) throw new Error(`${id} is not locked`);
      return order;
    });
    const [, , ended] = await together(
      together(...ids.map((id) => forgetOverdue(tx, id))),
      followFacts(tx, ids),
      together(...orders.map((order) => endHoldsAfterMoney(tx, order))),
    );
    return ended.includes(true);
  });
  if (isFreed) catalogueChanges(services.database).notify();
  services.wakeWorker();
}

/** Takes a paid order off the staff's list of overdue ones, unless staff have chosen a day. */
async function forgetOverdue(tx: Tx, quoteId: string): Promise<void> {
  await sql`update quote set follow_up_at = null
    where id = ${quoteId}
      and coalesce(${firstUnpaidDay('quote.id')} >= ${sharedDay()}::date, true)
      and follow_up_at in (select at from event
        where quote_id = ${quoteId} and kind = 'instalment_overdue')`.execute(tx);
}
