import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { EventKind } from '#features/requests/cases/event-kinds.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { customerName } from '#features/requests/quotes/customer.ts';
import { lockQuote } from '#features/requests/quotes/server/quote-access.ts';
import { firstName } from '#features/shipping/handover/server/unit-columns.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { ownerChangeErrors } from '../errors.ts';
import type { OwnerAnswer, OwnerChange } from '../schema.ts';
import { mailAgreed, mailKept } from './owner-change-mails.ts';
import { findWaiting, readOwnerChange, type WaitingChange } from './owner-changes.ts';

/**
 * The owner's word about whoever asks for the order: agreeing leaves it to an administrador, refusing
 * ends it. Throws AppError: not found, it waits no more.
 */
export async function answerOwnerChange(
  services: Services,
  owner: CurrentUser,
  { quoteId, id, agree }: OwnerAnswer & { quoteId: string },
): Promise<OwnerChange | null> {
  await inTransaction(services.db, async (tx) => {
    const { of, row } = await lockQuote(tx, quoteId, { ownerId: owner.id });
    const waiting = await findWaiting(tx, quoteId);
    if (waiting?.id !== id) throw new AppError(ownerChangeErrors.notWaiting);
    if (agree && waiting.agreedAt) return;
    const kind: EventKind = agree ? 'owner_agreed' : 'owner_kept';
    const note = firstName(customerName(waiting));
    await addEvent(tx, { of, actor: { id: owner.id, as: 'customer' }, kind, note });
    if (!agree) return keep(tx, services, { waiting, row, by: owner, reason: null });
    await tx
      .updateTable('owner_change')
      .set({ agreed_at: sharedNow() })
      .where('id', '=', id)
      .execute();
    await mailAgreed(tx, services.config, { row, waiting });
  });
  services.wakeWorker();
  return readOwnerChange(services.db, quoteId);
}

interface Kept {
  waiting: WaitingChange;
  row: Parameters<typeof mailKept>[2]['row'];
  by: Pick<CurrentUser, 'id'>;
  reason: string | null;
}

/** Leaves the order to its owner, and tells whoever asked. */
export async function keep(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  { waiting, row, by, reason }: Kept,
): Promise<void> {
  await tx
    .updateTable('owner_change')
    .set({ outcome: 'refused', decided_by: by.id, decided_at: sharedNow(), reason })
    .where('id', '=', waiting.id)
    .execute();
  await mailKept(tx, config, { row, waiting, reason });
}
