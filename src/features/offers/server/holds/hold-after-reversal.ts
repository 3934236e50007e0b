import { sql } from 'kysely';
import { hasMoneyInHand } from '#features/ledger/server/money-rules.ts';
import type { Tx } from '#platform/database/database.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';

/**
 * What was reversed stopped the clock of the hold until now. Mostly it was a mistake that is recorded
 * anew: what is held stays so through the next day, so that no job frees it in between.
 */
export async function holdAfterReversal(tx: Tx, quoteId: string): Promise<void> {
  if (await hasMoneyInHand(tx, quoteId)) return;
  const tomorrow = daysLater(dayInHavana(new Date()), 1);
  await sql`update product_hold set until = ${tomorrow}
    where quote_id = ${quoteId} and released_at is null and until < ${tomorrow}::date`.execute(tx);
}
