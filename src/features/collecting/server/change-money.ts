import type { CurrentUser } from '#features/accounts/schema.ts';
import { type LockedQuote, lockQuoteForStaff } from '#features/quotes/server/quote-access.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import type { Services } from '#platform/services.ts';

/**
 * Writes into the ledger of an order in a transaction that locks its quotation first, as all that
 * move its money do. Throws AppError: not found, the agent's own; and what `write` throws.
 */
export async function changeMoney(
  services: Services,
  agent: CurrentUser,
  quoteId: string,
  write: (tx: Tx, locked: LockedQuote) => Promise<void>,
): Promise<void> {
  await retried(services.db, async (tx) => {
    await write(tx, await lockQuoteForStaff(tx, agent, quoteId));
  });
  services.wakeWorker();
}
