import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { staffApi } from '#staff-api.ts';
import { findStaffOffer } from '../../server/drafting/draft-offer.ts';
import { lockForStaff } from '../../server/lock-offer.ts';
import { mailAboutOffer } from '../../server/mails/mail-customer.ts';
import { noteOf, recordStaffAct } from '../../server/offer-history.ts';
import { customsErrors } from '../errors.ts';
import { findPrice } from './answer-price.ts';
import { withdrawnMail } from './customs-mails.ts';

/**
 * Withdraws a price that waits, or about which its customer wants to talk. A repetition changes
 * nothing. Throws AppError: not found, accepted.
 */
export const withdrawPrice: HandlerOf<typeof staffApi.withdrawCustoms> = async (
  { params: { id }, body: { reason }, caller: { person: agent } },
  services,
) => {
  const offerId = await inTransaction(services.db, async (tx) => {
    const found = await tx
      .selectFrom('customs_price')
      .select('offer_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new AppError(customsErrors.notFound));
    const locked = await lockForStaff(tx, agent, found.offer_id);
    const { state, cents } = findPrice(locked, id);
    if (state === 'withdrawn') return found.offer_id;
    if (state === 'accepted') throw new AppError(customsErrors.answered);
    await tx
      .updateTable('customs_price')
      .set({ withdrawn_at: new Date(), withdrawn_by: agent.id, withdraw_reason: reason })
      .where('id', '=', id)
      .execute();
    await recordStaffAct(tx, agent, locked, {
      kind: 'customs_withdrawn',
      note: noteOf(locked, reason),
      action: 'customs.withdraw',
      details: { cents, reason },
    });
    await mailAboutOffer(tx, services.config, locked, {
      event: `customs-withdrawn ${id}`,
      content: withdrawnMail(locked.offer, { cents, reason }),
    });
    return found.offer_id;
  });
  services.wakeWorker();
  return findStaffOffer(services.db, offerId);
};
