import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { refuseUnseen } from '#features/requests/cases/server/events.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { staffApi } from '#staff-api.ts';
import { lockForStaff } from '../lock-offer.ts';
import { findStaffOffer } from './draft-offer.ts';
import { markSentAndMail } from './mark-sent.ts';
import { refuseUnlessDraft } from './save-offer.ts';

/**
 * Sends a draft as its agent saw it. It never changes again, supersedes the offer before it, and is
 * mailed to the customer. A repetition changes nothing. Throws AppError: not found, sent, changed,
 * another offer was accepted, does not add up, the customer has done something unseen.
 */
export const sendOffer: HandlerOf<typeof staffApi.sendOffer> = async (
  { params: { id }, body: { expected, seen }, caller: { person: agent } },
  services,
) => {
  await inTransaction(services.db, async (tx) => {
    const locked = await lockForStaff(tx, agent, id);
    const { state, revision } = locked.offer;
    if (state === 'sent' && revision === expected) return;
    refuseUnlessDraft(locked, expected);
    await markSentAndMail(tx, services, agent, locked);
    // Last, because an error about the offer itself says more.
    await refuseUnseen(tx, locked.of, seen);
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
};
