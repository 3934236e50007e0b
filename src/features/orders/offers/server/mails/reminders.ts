import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { type DeferredJob, deferAll, type Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { hourMs } from '#platform/time/durations.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { shownState } from '../../offer-state.ts';
import type { Instalment } from '../../schema.ts';
import { findSold } from '../holds/holds.ts';
import { type LockedOffer, lockForSystem } from '../lock-offer.ts';
import { promisedIfAccepted } from '../promised-if-accepted.ts';
import type { StoredOffer } from '../store.ts';
import {
  type InstalmentReminder,
  instalmentTimes,
  remindOfInstalment,
} from './instalment-reminders.ts';
import { mailAboutOffer } from './mail-customer.ts';
import { reminderMail } from './offer-mails.ts';

/** The outbox topic of reminders. Each decides when its time has come if it is still needed. */
export const reminderTopic = 'offer-reminder';

type OfferReminder = 'half' | 'last';
/** A new kind needs a case in `remind`. */
type ReminderKind = OfferReminder | InstalmentReminder;

interface Reminder {
  offer: string;
  kind: ReminderKind;
  position?: number;
}

/**
 * Says when the two reminders of an offer go out; null where one would follow at once on another
 * mail.
 */
export function reminderTimes(
  sentAt: Date,
  validUntil: string,
): Record<OfferReminder, Date | null> {
  const end = endOfDayInHavana(validUntil).getTime();
  // About nine in the morning of its last day: clocks may change that day.
  const last = new Date(end - 15 * hourMs);
  const half = new Date(sentAt.getTime() + (end - sentAt.getTime()) / 2);
  return {
    half: half.getTime() < last.getTime() - 12 * hourMs ? half : null,
    last: last.getTime() > sentAt.getTime() + 12 * hourMs ? last : null,
  };
}

export async function deferReminders(tx: Tx, offer: StoredOffer, sentAt: Date): Promise<void> {
  const times = reminderTimes(sentAt, offer.validUntil);
  const kinds = ['half', 'last'] as const;
  await deferAll(
    tx,
    kinds.flatMap((kind) =>
      reminderJobOf(offer, `offer-${kind}:${offer.id}`, times[kind], { kind }),
    ),
  );
}

export async function deferInstalments(
  tx: Tx,
  offer: StoredOffer,
  plan: readonly Pick<Instalment, 'dueOn'>[],
  acceptedAt: Date,
): Promise<void> {
  const jobs = plan.flatMap(({ dueOn }, position) => {
    if (!dueOn) return [];
    const times = instalmentTimes(acceptedAt, dueOn);
    return (['before', 'day', 'overdue'] as const).flatMap((kind) => {
      const name = `instalment-${kind}:${offer.id}:${position}`;
      return reminderJobOf(offer, name, times[kind], { kind, position });
    });
  });
  await deferAll(tx, jobs);
}

/** `dedupe` names the reminder, so that it never goes out twice. */
function reminderJobOf(
  offer: StoredOffer,
  dedupe: string,
  runAfter: Date | null,
  what: Omit<Reminder, 'offer'>,
): DeferredJob[] {
  if (!runAfter) return [];
  const payload: Reminder = { offer: offer.id, ...what };
  return [{ topic: reminderTopic, dedupe, payload, about: offer.quoteId, runAfter }];
}

export function reminderJob({ db, config }: Pick<Services, 'db' | 'config'>): Handler {
  return async ({ payload }) => {
    // Only reminderJobOf writes this topic, and the migration that began it for instalments.
    const reminder = payload as Reminder;
    await inTransaction(db, async (tx) => {
      const locked = await lockForSystem(tx, reminder.offer);
      if (locked) await remind(tx, locked, config, reminder);
    });
  };
}

function remind(
  tx: Tx,
  locked: LockedOffer,
  config: Config,
  { kind, position = 0 }: Reminder,
): Promise<void> {
  return kind === 'half' || kind === 'last'
    ? remindOfOffer(kind, tx, locked, config)
    : remindOfInstalment(kind, tx, locked, config, position);
}

/** Does nothing where the offer was answered, is over, or can no longer be accepted. */
async function remindOfOffer(
  kind: OfferReminder,
  tx: Tx,
  locked: LockedOffer,
  config: Config,
): Promise<void> {
  const { offer } = locked;
  if (offer.changeAskedAt || shownState(offer, sharedNow()) !== 'sent') return;
  if ((await findSold(tx, offer)).length > 0) return;
  await mailAboutOffer(tx, config, locked, {
    event: `offer-${kind} ${offer.id}`,
    content: reminderMail(kind, locked, await promisedIfAccepted(tx, offer)),
  });
}
