import { addEvent } from '#features/requests/cases/server/events.ts';
import { cancelledMail } from '#features/requests/quotes/server/mails/staff-mails.ts';
import { toMailedQuote } from '#features/requests/quotes/server/store.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { lockPendingQuote, type OwnChange } from './lock-pending-quote.ts';

/**
 * Cancels a customer's pending quotation for good. Throws AppError: not found, under way, cancelled
 * before.
 */
export async function cancelQuote(
  services: Services,
  { reason, ...change }: OwnChange & { reason: string | undefined },
): Promise<void> {
  const { person, id, key } = change;
  await inTransaction(services.db, async (tx) => {
    const pending = await lockPendingQuote(tx, change, { kind: 'cancelled', note: reason || null });
    if (!pending) return;
    await addEvent(tx, {
      of: pending.of,
      actor: { id: person.id, as: 'customer' },
      kind: 'cancelled',
      ...(reason && { note: reason }),
      ...(key && { key }),
    });
    // It no longer waits for an answer, but stays unread.
    const over = { cancelled_at: new Date(), awaiting_since: null };
    await tx.updateTable('quote').set(over).where('id', '=', id).execute();
    await mailStaff(tx, {
      event: `quote-cancelled ${id}`,
      about: id,
      mail: cancelledMail(toMailedQuote(pending.row), reason, services.config),
    });
  });
  services.wakeWorker();
}
