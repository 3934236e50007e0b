import { termsVersion } from '#features/company/about/legal/versions.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { HandlerOf } from '#features/people/accounts/server/serve.ts';
import { refuseWithoutEmail } from '#features/requests/cases/server/case-store.ts';
import { refuseUnseen } from '#features/requests/cases/server/events.ts';
import { deferPaper } from '#features/requests/quotes/server/defer-paper.ts';
import { quoteRecord } from '#features/requests/quotes/server/quote-access.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { daysLater } from '#platform/time/days.ts';
import { sharedDay, sharedNow } from '#platform/time/shared-clock.ts';
import type { staffApi } from '#staff-api.ts';
import { sendingProblem } from '../../draft-problem.ts';
import { offerErrors } from '../../errors.ts';
import { defaultValidity } from '../../offer-rules.ts';
import { shownState } from '../../offer-state.ts';
import { followAct } from '../follow-facts.ts';
import type { LockedOffer } from '../lock-offer.ts';
import { lockForStaff } from '../lock-offer.ts';
import { mailAboutOffer } from '../mails/mail-customer.ts';
import { sentMail } from '../mails/offer-mails.ts';
import { deferReminders } from '../mails/reminders.ts';
import { noteOf, recordStaffAct } from '../offer-history.ts';
import { promisedIfAccepted } from '../promised-if-accepted.ts';
import { findStaffOffer, insertDraft, refuseIfOver } from './draft-offer.ts';
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
    await together(
      markSentAndMail(tx, services, agent, locked),
      // Last, because an error about the offer itself says more.
      refuseUnseen(tx, locked.of, seen),
    );
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
};

/** Throws AppError: the customer has no e-mail, the order is over, another offer was accepted, it does not add up. */
async function markSentAndMail(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  locked: LockedOffer,
): Promise<void> {
  const { row, offer } = locked;
  refuseWithoutEmail(quoteRecord, row);
  const now = sharedNow();
  const problem = sendingProblem(offer, now);
  const [, isAccepted] = await together(refuseIfOver(tx, row), hasAccepted(tx, row.id));
  if (problem) throw new AppError(offerErrors[problem]);
  if (isAccepted) throw new AppError(offerErrors.acceptedBefore);
  const [promised] = await together(
    promisedIfAccepted(tx, { ...offer, state: 'sent' }),
    tx
      .updateTable('offer')
      .set({ state: 'superseded' })
      .where('quote_id', '=', row.id)
      .where('state', '=', 'sent')
      .execute(),
    tx
      .updateTable('offer')
      .set({ state: 'sent', sent_at: now, terms_version: termsVersion })
      .where('id', '=', offer.id)
      .execute(),
    deferPaper(tx, { of: 'offer', quoteId: row.id, id: offer.id }),
    deferReminders(tx, offer, now),
    recordStaffAct(tx, agent, locked, {
      kind: 'offer_sent',
      note: noteOf(locked),
      action: 'offer.send',
      details: { totalCents: offer.totalCents },
    }),
  );
  await together(
    followAct(tx, row.id),
    mailAboutOffer(tx, config, locked, {
      event: `offer-sent ${offer.id}`,
      content: sentMail(locked, promised),
    }),
  );
}

async function hasAccepted(tx: Tx, quoteId: string): Promise<boolean> {
  const accepted = await tx
    .selectFrom('offer')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  return accepted !== undefined;
}

/**
 * Sends the content of an expired offer at once as a new version. Throws AppError: as sending does,
 * not expired, there is a draft.
 */
export const honourOffer: HandlerOf<typeof staffApi.honourOffer> = async (
  { params: { id }, body: { validUntil }, caller: { person: agent } },
  services,
) => {
  const until = validUntil ?? daysLater(sharedDay(), defaultValidity);
  const sentId = await inTransaction(services.db, async (tx) => {
    const { offer, row } = await lockForStaff(tx, agent, id);
    if (shownState(offer, sharedNow()) !== 'expired') throw new AppError(offerErrors.notExpired);
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
