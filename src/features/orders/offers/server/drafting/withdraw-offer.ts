import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { offerErrors } from '../../errors.ts';
import type { StaffOffer } from '../../schema.ts';
import { lockForStaff } from '../lock-offer.ts';
import { isWithdrawn, recordWithdrawal } from '../record-withdrawal.ts';
import { findStaffOffer } from './draft-offer.ts';

/**
 * Withdraws an offer that was sent; a repetition changes nothing. Throws AppError: not found, not
 * sent or answered.
 */
export async function withdrawOffer(
  services: Services,
  agent: CurrentUser,
  { id, reason }: { id: string; reason: string },
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
