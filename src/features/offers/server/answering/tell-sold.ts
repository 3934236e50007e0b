import { addEvent } from '#features/cases/server/events.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { actorOf } from '../answerer.ts';
import type { LockedOffer } from '../lock-offer.ts';
import { soldStaffMail } from '../mails/staff-offer-mails.ts';
import { isTold, noteOf } from '../offer-event.ts';

interface Sold {
  actor: ReturnType<typeof actorOf>;
  locked: LockedOffer;
  /** What is gone, by name. */
  gone: readonly string[];
}

/** The customer wanted it, and something was sold: staff make another one. Once is enough. */
export async function tellSold(
  tx: Tx,
  config: Config,
  { actor, locked, gone }: Sold,
): Promise<void> {
  const { of, row, offer } = locked;
  // Whoever asked for some other change before has told staff of nothing sold.
  if (await isTold(tx, offer, 'offer_sold')) return;
  await tx
    .updateTable('offer')
    .set({ change_asked_at: new Date() })
    .where('id', '=', offer.id)
    .execute();
  await addEvent(tx, {
    of,
    actor,
    kind: 'offer_sold',
    note: noteOf(locked, gone.join(', ')),
  });
  await mailStaff(tx, {
    event: `offer-sold ${offer.id}`,
    about: row.id,
    mail: soldStaffMail(locked, gone, config),
  });
}
