import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { lockForStaff } from '../lock-offer.ts';
import { isWithdrawn, recordWithdrawal } from '../record-withdrawal.ts';
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
