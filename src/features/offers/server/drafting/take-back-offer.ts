import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { catalogueChanges } from '#features/catalogue/server/changes.ts';
import { releaseHolds } from '#features/catalogue/server/holds.ts';
import { hasMoney } from '#features/ledger/server/money-rules.ts';
import { retireUnits } from '#features/shipping/server/make-units.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { offerErrors } from '../../errors.ts';
import type { StaffOffer } from '../../schema.ts';
import { type LockedOffer, lockForStaff } from '../lock-offer.ts';
import { mailCustomer } from '../mails/mail-customer.ts';
import { takenBackMail } from '../mails/offer-mails.ts';
import { isSaid, noteOf } from '../offer-event.ts';
import { findStaffOffer } from './draft-offer.ts';

interface TakenBack {
  id: string;
  /** The customer reads it. */
  reason: string;
}

/**
 * Withdraws an offer that was sent; the same again changes nothing. Throws AppError: not found, not
 * sent or answered.
 */
export async function withdrawOffer(
  services: Services,
  agent: CurrentUser,
  { id, reason }: TakenBack,
): Promise<StaffOffer> {
  await services.db.transaction().execute(async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    if (await isTakenBack(tx, locked, 'withdrawn', reason)) return;
    if (locked.offer.state !== 'sent') throw new AppError(offerErrors.notSent);
    await tx.updateTable('offer').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    await recordWithdrawal(tx, services, agent, { locked, kind: 'withdrawn', reason });
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
}

/**
 * Takes an acceptance back: it stays on record with the reason, the offer counts as withdrawn, what
 * it held is free; the same again changes nothing. Throws AppError: not found, not accepted, money is recorded.
 */
export async function undoAcceptance(
  services: Services,
  agent: CurrentUser,
  { id, reason }: TakenBack,
): Promise<StaffOffer> {
  await retried(services.db, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    if (await isTakenBack(tx, locked, 'undone', reason)) return;
    if (!locked.offer.acceptance) throw new AppError(offerErrors.notAccepted);
    if (await hasMoney(tx, locked.row.id)) throw new AppError(offerErrors.hasMoney);
    const acceptance = await tx
      .updateTable('offer_acceptance')
      .set({ undone_at: new Date(), undone_by: agent.id, undo_reason: reason })
      .where('offer_id', '=', id)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.updateTable('offer').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    await releaseHolds(tx, sql`offer_id = ${id}`, 'undone');
    await retireUnits(tx, acceptance.id, agent.id);
    await recordWithdrawal(tx, services, agent, { locked, kind: 'undone', reason });
  });
  catalogueChanges(services.database).notify();
  services.wakeWorker();
  return findStaffOffer(services.db, id);
}

async function isTakenBack(
  tx: Tx,
  locked: LockedOffer,
  kind: Withdrawal['kind'],
  reason: string,
): Promise<boolean> {
  const { state } = locked.offer;
  return state === 'withdrawn' && isSaid(tx, locked, `offer_${kind}`, noteOf(locked, reason));
}

interface Withdrawal {
  locked: LockedOffer;
  kind: 'withdrawn' | 'undone';
  reason: string;
}

async function recordWithdrawal(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  { locked, kind, reason }: Withdrawal,
): Promise<void> {
  const { of, name, row, offer } = locked;
  await addEvent(tx, {
    of,
    actor: { id: agent.id, as: 'staff' },
    kind: `offer_${kind}`,
    note: noteOf(locked, reason),
  });
  await writeAudit(tx, {
    actor: agent,
    action: kind === 'undone' ? 'offer.undo' : 'offer.withdraw',
    subject: { kind: 'quote', id: row.id, name },
    details: { offer: offer.number },
  });
  await mailCustomer(tx, locked, {
    event: `offer-${kind} ${offer.id}`,
    mail: (path) => takenBackMail(kind, locked, reason, path, config),
  });
}
