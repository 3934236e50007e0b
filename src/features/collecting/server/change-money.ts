import type { CurrentUser } from '#features/accounts/schema.ts';
import { lockCase, refuseOwn } from '#features/cases/server/case-store.ts';
import { quoteCases } from '#features/quotes/server/quote-cases.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import type { Services } from '#platform/services.ts';
import type { LockedOrder } from './tell-money.ts';

/**
 * Writes into the ledger of an order in a transaction that locks its quotation first, as all that
 * move its money do. Throws AppError: not found, the agent's own; and what `write` throws.
 */
export async function changeMoney(
  services: Services,
  agent: CurrentUser,
  quoteId: string,
  write: (tx: Tx, locked: LockedOrder) => Promise<void>,
): Promise<void> {
  await retried(services.db, async (tx) => write(tx, await lockOrder(tx, agent, quoteId)));
  services.wakeWorker();
}

/** Whoever locks several does so in the order of their ids. Throws AppError: not found, their own. */
export async function lockOrder(tx: Tx, agent: CurrentUser, quoteId: string): Promise<LockedOrder> {
  const locked = await lockCase(tx, quoteCases, quoteId, agent);
  refuseOwn(quoteCases, agent, locked.row);
  return locked;
}
