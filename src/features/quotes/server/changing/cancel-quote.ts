import { addEvent } from '#features/cases/server/events.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { cancelledMail } from '../mails/staff-mails.ts';
import { toNoticed } from '../store.ts';
import { lockOpenQuote, type OwnChange } from './lock-pending-quote.ts';

/**
 * Cancels one's own pending quotation, for good, and tells staff by mail. Throws AppError: not found,
 * under way, cancelled before.
 */
export async function cancelQuote(
  services: Services,
  { reason, ...change }: OwnChange & { reason: string | undefined },
): Promise<void> {
  const { person, id, key } = change;
  await services.db.transaction().execute(async (tx) => {
    const open = await lockOpenQuote(tx, change);
    if (!open) return;
    await addEvent(tx, {
      of: open.of,
      actor: { id: person.id, as: 'customer' },
      kind: 'cancelled',
      ...(reason && { note: reason }),
      ...(key && { key }),
    });
    // Nobody waits for anything any more; that staff have not read it stays.
    const over = { cancelled_at: new Date(), awaiting_since: null };
    await tx.updateTable('quote').set(over).where('id', '=', id).execute();
    await queueMail(tx, {
      event: `quote-cancelled ${id}`,
      about: id,
      mail: cancelledMail(toNoticed(open.row), reason, services.config),
      known: true,
    });
  });
  services.wakeWorker();
}
