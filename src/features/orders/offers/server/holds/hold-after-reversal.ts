import { sql } from 'kysely';
import { hasMoneyInHand } from '#features/ledger/entries/server/money-rules.ts';
import type { Tx } from '#platform/database/database.ts';
import { daysLater } from '#platform/time/days.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';

/**
 * Keeps the hold through the day after a payment was reversed. That payment had stopped the hold
 * from ending, and mostly it is recorded again: no job must free the products in between.
 */
export async function holdAfterReversal(tx: Tx, quoteId: string): Promise<void> {
  if (await hasMoneyInHand(tx, quoteId)) return;
  const tomorrow = daysLater(sharedDay(), 1);
  await sql`update product_hold set until = ${tomorrow}
    where quote_id = ${quoteId} and released_at is null and until < ${tomorrow}::date`.execute(tx);
}
