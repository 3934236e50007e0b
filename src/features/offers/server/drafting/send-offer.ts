import type { CurrentUser } from '#features/accounts/schema.ts';
import { termsVersion } from '#features/company/legal/terms-version.ts';
import { shownState } from '#features/quotes/offer/offer-state.ts';
import { translateConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { sendingProblem } from '../../draft-problem.ts';
import { offerErrors } from '../../errors.ts';
import { defaultValidity } from '../../offer-rules.ts';
import type { StaffOffer } from '../../schema.ts';
import { type LockedOffer, lockForStaff } from '../lock-offer.ts';
import { mailAboutOffer } from '../mails/mail-customer.ts';
import { sentMail } from '../mails/offer-mails.ts';
import { deferReminders } from '../mails/reminders.ts';
import { noteOf, recordStaffAct } from '../offer-history.ts';
import { findStaffOffer, insertDraft, refuseIfOver } from './draft-offer.ts';
import { lockDraft } from './save-offer.ts';

/**
 * Sends a draft as its agent saw it. It never changes again, supersedes the offer before it, and is
 * mailed to the customer. A repetition changes nothing. Throws AppError: not found, sent, changed,
 * another offer was accepted, does not add up.
 */
export async function sendOffer(
  services: Services,
  agent: CurrentUser,
  { id, expected }: { id: string; expected: number },
): Promise<StaffOffer> {
  await inTransaction(services.db, async (tx) => {
    const { offer } = await lockForStaff(tx, agent, id);
    if (offer.state === 'sent' && offer.revision === expected) return;
    await markSentAndMail(tx, services, agent, await lockDraft(tx, agent, id, expected));
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
}

/**
 * Sends the content of an expired offer at once as a new version. Throws AppError: as sending does,
 * not expired, there is a draft.
 */
export async function honourOffer(
  services: Services,
  agent: CurrentUser,
  { id, validUntil }: { id: string; validUntil: string | undefined },
): Promise<StaffOffer> {
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
}

async function markSentAndMail(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  locked: LockedOffer,
): Promise<void> {
  const { row, offer } = locked;
  refuseIfOver(row);
  const now = new Date();
  const problem = sendingProblem(offer, now);
  if (problem) throw new AppError(offerErrors[problem]);
  await refuseIfAccepted(tx, row.id);
  await tx
    .updateTable('offer')
    .set({ state: 'superseded' })
    .where('quote_id', '=', row.id)
    .where('state', '=', 'sent')
    .execute();
  await tx
    .updateTable('offer')
    .set({ state: 'sent', sent_at: now, terms_version: termsVersion })
    .where('id', '=', offer.id)
    .execute();
  await recordStaffAct(tx, agent, locked, {
    kind: 'offer_sent',
    note: noteOf(locked),
    action: 'offer.send',
    details: { totalCents: offer.totalCents },
  });
  await deferReminders(tx, offer, now);
  await mailAboutOffer(tx, config, locked, {
    event: `offer-sent ${offer.id}`,
    content: sentMail(offer),
  });
}

async function refuseIfAccepted(tx: Tx, quoteId: string): Promise<void> {
  const accepted = await tx
    .selectFrom('offer')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('state', '=', 'accepted')
    .executeTakeFirst();
  if (accepted) throw new AppError(offerErrors.acceptedBefore);
}
