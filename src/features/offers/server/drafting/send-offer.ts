import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { termsVersion } from '#features/company/legal/terms-version.ts';
import { shownState } from '#features/quotes/offer/offer-state.ts';
import { brokenConstraint } from '#platform/database/broken-constraint.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { sendingProblem } from '../../draft-problem.ts';
import { offerErrors } from '../../errors.ts';
import { defaultValidity } from '../../offer-rules.ts';
import type { StaffOffer } from '../../schema.ts';
import { type LockedOffer, lockForStaff } from '../lock-offer.ts';
import { mailCustomer } from '../mails/mail-customer.ts';
import { sentMail } from '../mails/offer-mails.ts';
import { deferReminders } from '../mails/reminders.ts';
import { noteOf } from '../offer-event.ts';
import { findStaffOffer, insertDraft, refuseIfOver } from './draft-offer.ts';
import { lockDraft } from './save-offer.ts';

/**
 * Sends a draft as its agent saw it: it never changes again, the one before is superseded, the
 * customer gets it by mail. Throws AppError: not found, sent, changed, accepted before, does not add up.
 */
export async function sendOffer(
  services: Services,
  agent: CurrentUser,
  { id, expected }: { id: string; expected: number },
): Promise<StaffOffer> {
  await services.db.transaction().execute(async (tx) => {
    await send(tx, services, agent, await lockDraft(tx, agent, id, expected));
  });
  services.wakeWorker();
  return findStaffOffer(services.db, id);
}

/**
 * Lets an expired offer hold again: the same as a new version, sent at once. Throws AppError as
 * sending does, and where it has not expired.
 */
export async function honourOffer(
  services: Services,
  agent: CurrentUser,
  { id, validUntil }: { id: string; validUntil: string | undefined },
): Promise<StaffOffer> {
  const sent = await services.db.transaction().execute(async (tx) => {
    const { offer, row } = await lockForStaff(tx, agent, id);
    if (shownState(offer, new Date()) !== 'expired') throw new AppError(offerErrors.notExpired);
    // Another draft would be in the way of this one, and is somebody's work.
    const until = validUntil ?? daysLater(dayInHavana(new Date()), defaultValidity);
    const draft = await insertDraft(tx, agent, row, offer, until).catch(refuseSecondDraft);
    await send(tx, services, agent, await lockForStaff(tx, agent, draft.id));
    return draft.id;
  });
  services.wakeWorker();
  return findStaffOffer(services.db, sent);
}

function refuseSecondDraft(error: unknown): never {
  if (brokenConstraint(error) === 'offer_one_draft') throw new AppError(offerErrors.draftThere);
  throw error;
}

async function send(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  locked: LockedOffer,
): Promise<void> {
  const { of, name, row, offer } = locked;
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
  const actor = { id: agent.id, as: 'staff' as const };
  await addEvent(tx, { of, actor, kind: 'offer_sent', note: noteOf(locked) });
  await writeAudit(tx, {
    actor: agent,
    action: 'offer.send',
    subject: { kind: 'quote', id: row.id, name },
    details: { offer: offer.number, totalCents: offer.totalCents },
  });
  await deferReminders(tx, offer, now);
  await mailCustomer(tx, locked, {
    event: `offer-sent ${offer.id}`,
    mail: (path) => sentMail(locked, path, config),
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
