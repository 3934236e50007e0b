import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import type { staffApi } from '#staff-api.ts';
import { offerErrors } from '../../errors.ts';
import { defaultValidity } from '../../offer-rules.ts';
import { shownState } from '../../offer-state.ts';
import { lockForStaff } from '../lock-offer.ts';
import { findStaffOffer, insertDraft } from './draft-offer.ts';
import { markSentAndMail } from './mark-sent.ts';

/**
 * Sends the content of an expired offer at once as a new version. Throws AppError: as sending does,
 * not expired, there is a draft.
 */
export const honourOffer: HandlerOf<typeof staffApi.honourOffer> = async (
  { params: { id }, body: { validUntil }, caller: { person: agent } },
  services,
) => {
  const until = validUntil ?? daysLater(dayInHavana(new Date()), defaultValidity);
  const sentId = await inTransaction(services.db, async (tx) => {
    const { offer, row } = await lockForStaff(tx, agent, id);
    if (shownState(offer, new Date()) !== 'expired') throw new AppError(offerErrors.notExpired);
    // Fails where there is a draft: what somebody has not finished must not be sent.
    const draft = await translateConstraint('offer_one_draft', offerErrors.draftThere, () =>
      insertDraft(tx, agent, row, offer, until),
    );
    await markSentAndMail(tx, services, agent, await lockForStaff(tx, agent, draft.id));
    return draft.id;
  });
  services.wakeWorker();
  return findStaffOffer(services.db, sentId);
};
