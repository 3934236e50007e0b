import { sql } from 'kysely';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { catalogueChanges } from '#features/catalogue/server/changes.ts';
import { releaseHolds } from '#features/catalogue/server/holds.ts';
import { hasMoney } from '#features/ledger/server/money-rules.ts';
import { retireUnits } from '#features/shipping/server/make-units.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { offerErrors } from '../../errors.ts';
import type { StaffOffer } from '../../schema.ts';
import { type LockedOffer, lockForStaff } from '../lock-offer.ts';
import { mailAboutOffer } from '../mails/mail-customer.ts';
import { withdrawalMail } from '../mails/offer-mails.ts';
import { isNewestNote, noteOf, recordStaffAct } from '../offer-history.ts';
import { findStaffOffer } from './draft-offer.ts';

interface WithdrawInput {
  id: string;
  reason: string;
}

/**
 * Withdraws an offer that was sent; a repetition changes nothing. Throws AppError: not found, not
 * sent or answered.
 */
export async function withdrawOffer(
  services: Services,
  agent: CurrentUser,
  { id, reason }: WithdrawInput,
): Promise<StaffOffer> {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    if (await isWithdrawn(tx, locked, 'withdrawn', reason)) return;
    if (locked.offer.state !== 'sent') throw new AppError(offerErrors.notSent);
    await tx.updateTable('offer').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    await recordWithdrawal(tx, services, agent, { locked, kind: 'withdrawn', reason });
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
}

/**
 * Takes back an acceptance: it stays on record with the reason, the offer counts as withdrawn, its
 * products are free. The same again changes nothing. Throws AppError: not found, not accepted,
 * money is recorded.
 */
export async function takeBackAcceptance(
  services: Services,
  agent: CurrentUser,
  { id, reason }: WithdrawInput,
): Promise<StaffOffer> {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    if (await isWithdrawn(tx, locked, 'undone', reason)) return;
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

interface Withdrawal {
  locked: LockedOffer;
  kind: 'withdrawn' | 'undone';
  reason: string;
}

async function isWithdrawn(
  tx: Tx,
  locked: LockedOffer,
  kind: Withdrawal['kind'],
  reason: string,
): Promise<boolean> {
  const { state } = locked.offer;
  const note = noteOf(locked, reason);
  return state === 'withdrawn' && isNewestNote(tx, locked, `offer_${kind}`, note);
}

async function recordWithdrawal(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  { locked, kind, reason }: Withdrawal,
): Promise<void> {
  const { offer } = locked;
  await recordStaffAct(tx, agent, locked, {
    kind: `offer_${kind}`,
    note: noteOf(locked, reason),
    action: kind === 'undone' ? 'offer.undo' : 'offer.withdraw',
  });
  await mailAboutOffer(tx, config, locked, {
    event: `offer-${kind} ${offer.id}`,
    content: withdrawalMail(offer, kind, reason),
  });
}
