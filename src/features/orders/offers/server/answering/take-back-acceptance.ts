import { sql } from 'kysely';
import { hasMoneyInHand } from '#features/ledger/entries/server/money-rules.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { checkGoods } from '#features/shipping/units/server/goods-allow-status.ts';
import { retireUnits } from '#features/shipping/units/server/make-units.ts';
import { changeCatalogue } from '#features/shop/catalogue/server/changes.ts';
import { releaseHolds } from '#features/shop/catalogue/server/holds.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { findStaffOffer } from '../drafting/draft-offer.ts';
import { followAct } from '../follow-facts.ts';
import { lockForStaff } from '../lock-offer.ts';
import { isWithdrawn, recordWithdrawal } from '../record-withdrawal.ts';

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
      .set({ undone_at: new Date(), undone_by: agent.id, undo_reason: reason })
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
