import { termsVersion } from '#features/company/about/legal/versions.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { deferPaper } from '#features/requests/quotes/server/defer-paper.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { sendingProblem } from '../../draft-problem.ts';
import { offerErrors } from '../../errors.ts';
import { followAct } from '../follow-facts.ts';
import type { LockedOffer } from '../lock-offer.ts';
import { mailAboutOffer } from '../mails/mail-customer.ts';
import { sentMail } from '../mails/offer-mails.ts';
import { deferReminders } from '../mails/reminders.ts';
import { noteOf, recordStaffAct } from '../offer-history.ts';
import { promisedIfAccepted } from '../promised-if-accepted.ts';
import { refuseIfOver } from './draft-offer.ts';

/** Throws AppError: the order is over, another offer was accepted, it does not add up. */
export async function markSentAndMail(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  locked: LockedOffer,
): Promise<void> {
  const { row, offer } = locked;
  const now = new Date();
  const problem = sendingProblem(offer, now);
  const [, isAccepted] = await together(refuseIfOver(tx, row), hasAccepted(tx, row.id));
  if (problem) throw new AppError(offerErrors[problem]);
  if (isAccepted) throw new AppError(offerErrors.acceptedBefore);
  await together(
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
  const [promised] = await together(
    promisedIfAccepted(tx, { ...offer, state: 'sent' }),
    followAct(tx, row.id),
  );
  await mailAboutOffer(tx, config, locked, {
    event: `offer-sent ${offer.id}`,
    content: sentMail(locked, promised),
  });
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
