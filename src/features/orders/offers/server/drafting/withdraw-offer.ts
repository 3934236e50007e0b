import { sql } from 'kysely';
import { hasMoneyInHand } from '#features/ledger/entries/server/money-rules.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { checkGoods } from '#features/shipping/units/server/goods-allow-status.ts';
import { retireUnits } from '#features/shipping/units/server/make-units.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import { releaseHolds } from '#features/shop/catalogue/server/holds.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { followAct } from '../follow-facts.ts';
import type { LockedOffer } from '../lock-offer.ts';
import { lockForStaff } from '../lock-offer.ts';
import { mailAboutOffer } from '../mails/mail-customer.ts';
import { withdrawalMail } from '../mails/offer-mails.ts';
import { isNewestNote, noteOf, recordStaffAct } from '../offer-history.ts';
import { findStaffOffer } from './draft-offer.ts';

/**
 * Withdraws an offer that was sent; a repetition changes nothing. Throws AppError: not found, not
 * sent or answered.
 */
export const withdrawOffer: HandlerOf<typeof staffApi.withdrawOffer> = async (
  { params: { id }, body: { reason }, caller: { person: agent } },
  services,
) => {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    if (await isWithdrawn(tx, locked, 'withdrawn', reason)) return;
    if (locked.offer.state !== 'sent') throw new AppError(offerErrors.notSent);
    await tx.updateTable('offer').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    await recordWithdrawal(tx, services, agent, { locked, kind: 'withdrawn', reason });
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
};

interface Withdrawal {
  locked: LockedOffer;
  kind: 'withdrawn' | 'undone';
  reason: string;
}

/** True where this very withdrawal is the offer's newest note: it is repeated. */
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

/** Writes what every end of an offer by staff has: an entry, a line of the audit log and a mail. */
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

/**
 * Takes back an acceptance: it stays on record with the reason, the offer counts as withdrawn, its
 * products are free. The same again changes nothing. Throws AppError: not found, not accepted,
 * money is in hand, something was bought and the agent is no administrador.
 */
export const takeBackAcceptance: HandlerOf<typeof staffApi.takeBackAcceptance> = async (
  { params: { id }, body: { reason }, caller: { person: agent } },
  services,
) => {
  await changeCatalogue(services, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    if (await isWithdrawn(tx, locked, 'undone', reason)) return;
    if (!locked.offer.acceptance) throw new AppError(offerErrors.notAccepted);
    if (await hasMoneyInHand(tx, locked.row.id)) throw new AppError(offerErrors.hasMoney);
    await checkGoods(tx, locked.row.id, { agent, to: 'rejected' });
    const acceptance = await tx
      .updateTable('offer_acceptance')
      .set({ undone_at: sharedNow(), undone_by: agent.id, undo_reason: reason })
      .where('offer_id', '=', id)
      .where('undone_at', 'is', null)
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.updateTable('offer').set({ state: 'withdrawn' }).where('id', '=', id).execute();
    await releaseHolds(tx, sql`offer_id = ${id}`, 'undone');
    await retireUnits(tx, acceptance.id, agent.id);
    await recordWithdrawal(tx, services, agent, { locked, kind: 'undone', reason });
    await followAct(tx, locked.row.id);
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
};
