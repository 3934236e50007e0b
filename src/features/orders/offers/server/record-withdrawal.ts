import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import type { LockedOffer } from './lock-offer.ts';
import { mailAboutOffer } from './mails/mail-customer.ts';
import { withdrawalMail } from './mails/offer-mails.ts';
import { isNewestNote, noteOf, recordStaffAct } from './offer-history.ts';

interface Withdrawal {
  locked: LockedOffer;
  kind: 'withdrawn' | 'undone';
  reason: string;
}

/** True where this very withdrawal is the offer's newest note: it is repeated. */
export async function isWithdrawn(
  tx: Tx,
  locked: LockedOffer,
  kind: Withdrawal['kind'],
  reason: string,
): Promise<boolean> {
  const { state } = locked.offer;
  const note = noteOf(locked, reason);
  return state === 'withdrawn' && isNewestNote(tx, locked, `offer_${kind}`, note);
}

/** Writes what every end of an offer by staff has: an entry, a line of the audit log and a mail. */
export async function recordWithdrawal(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  { locked, kind, reason }: Withdrawal,
): Promise<void> {
  const { offer } = locked;
  await recordStaffAct(tx, agent, locked, {
    kind: `offer_${kind}`,
    note: noteOf(locked, reason),
    action: kind === 'undone' ? 'offer.undo' : 'offer.withdraw',
  });
  await mailAboutOffer(tx, config, locked, {
    event: `offer-${kind} ${offer.id}`,
    content: withdrawalMail(offer, kind, reason),
  });
}
