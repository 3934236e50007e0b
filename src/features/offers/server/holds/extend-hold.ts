import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { catalogueChanges } from '#features/catalogue/server/changes.ts';
import { offerNote } from '#features/quotes/offer/offer-note.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { offerErrors } from '../../errors.ts';
import { daysToHold } from '../../hold-days.ts';
import type { StaffOffer } from '../../schema.ts';
import { findStaffOffer } from '../drafting/draft-offer.ts';
import { type LockedOffer, lockForStaff } from '../lock-offer.ts';
import { mailCustomer } from '../mails/mail-customer.ts';
import { extendedMail } from '../mails/offer-mails.ts';
import { isSaid } from '../offer-event.ts';
import { holdProducts } from './holds.ts';

interface Extension {
  id: string;
  /** The last day, to its end in Havana. */
  until: string;
  /** The customer reads it. */
  reason: string;
}

/**
 * Holds what was accepted until a later day, or anew where the hold has ended and nobody else has it.
 * The same again changes nothing. Throws AppError: not found, not accepted, no day that can be, sold meanwhile, nothing to hold.
 */
export async function extendHold(
  services: Services,
  agent: CurrentUser,
  { id, until, reason }: Extension,
): Promise<StaffOffer> {
  await retried(services.db, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    if (locked.offer.state !== 'accepted') throw new AppError(offerErrors.notAccepted);
    const note = offerNote({ number: locked.offer.number, until, comment: reason });
    if (locked.offer.heldUntil === until && (await isSaid(tx, locked, 'hold_renewed', note)))
      return;
    const days = daysToHold(locked.offer.heldUntil, dayInHavana(new Date()));
    if (!days || until < days.min || until > days.max) throw new AppError(offerErrors.holdDay);
    if (locked.offer.heldUntil) await holdLonger(tx, id, until);
    else await holdAgain(tx, locked, until);
    await recordExtension(tx, services, agent, { locked, until, reason, note });
  });
  catalogueChanges(services.database).notify();
  services.wakeWorker();
  return findStaffOffer(services.db, id);
}

async function holdLonger(tx: Tx, offerId: string, until: string): Promise<void> {
  await sql`update product_hold set until = ${until}
    where offer_id = ${offerId} and released_at is null and until < ${until}::date`.execute(tx);
}

async function holdAgain(tx: Tx, locked: LockedOffer, until: string): Promise<void> {
  const chosen = locked.offer.acceptance?.chosen ?? [];
  const held = await holdProducts(tx, locked, chosen, until);
  if (held.gone.length > 0) throw new AppError(offerErrors.holdSold);
  if (held.until === null) throw new AppError(offerErrors.holdNothing);
}

async function recordExtension(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  { locked, until, reason, note }: Omit<Extension, 'id'> & { locked: LockedOffer; note: string },
): Promise<void> {
  const { of, name, row, offer } = locked;
  const event = await addEvent(tx, {
    of,
    actor: { id: agent.id, as: 'staff' },
    kind: 'hold_renewed',
    note,
  });
  await writeAudit(tx, {
    actor: agent,
    action: 'offer.hold',
    subject: { kind: 'quote', id: row.id, name },
    details: { offer: offer.number, until },
  });
  await mailCustomer(tx, locked, {
    event: `hold-extended ${event}`,
    mail: (path) => extendedMail(locked, { until, reason }, path, config),
  });
}
