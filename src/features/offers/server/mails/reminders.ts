import { shownState } from '#features/quotes/offer/offer-state.ts';
import type { Config } from '#platform/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { defer, type Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import type { Instalment } from '../../schema.ts';
import { findGone } from '../holds/holds.ts';
import { type LockedOffer, lockForSystem } from '../lock-offer.ts';
import type { StoredOffer } from '../store.ts';
import {
  type InstalmentReminder,
  instalmentReminders,
  instalmentTimes,
} from './instalment-reminders.ts';
import { mailCustomer } from './mail-customer.ts';
import { reminderMail } from './offer-mails.ts';

/** The outbox topic of reminders: whether one is still needed is decided when its time has come. */
export const reminderTopic = 'offer-reminder';

const hour = 3_600_000;

/** What is told when its time has come, if it is still so then. A new kind is an entry of `tell`. */
type ReminderKind = 'half' | 'last' | InstalmentReminder;

interface Reminder {
  offer: string;
  kind: ReminderKind;
  /** Of an instalment. */
  position?: number;
}

/** In a transaction that has locked the quote and read the offer. */
type Tell = (tx: Tx, locked: LockedOffer, config: Config, position: number) => Promise<void>;

const tell: Record<ReminderKind, Tell> = {
  half: (tx, locked, config) => tellWaiting('half', tx, locked, config),
  last: (tx, locked, config) => tellWaiting('last', tx, locked, config),
  ...instalmentReminders,
};

/** When the two reminders of an offer go out; none where they would come at once, or both together. */
export function reminderTimes(
  sent: Date,
  validUntil: string,
): Record<'half' | 'last', Date | null> {
  const end = endOfDayInHavana(validUntil).getTime();
  // At nine in the morning of its last day, more or less: clocks may change that day.
  const last = new Date(end - 15 * hour);
  const half = new Date(sent.getTime() + (end - sent.getTime()) / 2);
  return {
    half: half.getTime() < last.getTime() - 12 * hour ? half : null,
    last: last.getTime() > sent.getTime() + 12 * hour ? last : null,
  };
}

export async function deferReminders(tx: Tx, offer: StoredOffer, sent: Date): Promise<void> {
  const times = reminderTimes(sent, offer.validUntil);
  for (const kind of ['half', 'last'] as const) {
    const at = times[kind];
    // One of each kind for a version, for ever.
    if (at) await deferReminder(tx, offer, `offer-${kind}:${offer.id}`, at, { kind });
  }
}

/** When each instalment is due that has a day: once before, once on the day, and when it is over. */
export async function deferInstalments(
  tx: Tx,
  offer: StoredOffer,
  plan: readonly Pick<Instalment, 'dueOn'>[],
  accepted: Date,
): Promise<void> {
  for (const [position, { dueOn }] of plan.entries()) {
    if (!dueOn) continue;
    for (const [kind, at] of Object.entries(instalmentTimes(accepted, dueOn))) {
      if (!at) continue;
      // One of each kind for an instalment, for ever.
      const name = `instalment-${kind}:${offer.id}:${position}`;
      await deferReminder(tx, offer, name, at, { kind: kind as InstalmentReminder, position });
    }
  }
}

async function deferReminder(
  tx: Tx,
  offer: StoredOffer,
  dedupe: string,
  runAfter: Date,
  what: Omit<Reminder, 'offer'>,
): Promise<void> {
  const payload: Reminder = { offer: offer.id, ...what };
  await defer(tx, { topic: reminderTopic, dedupe, payload, about: offer.quoteId, runAfter });
}

/** The worker's handler of the topic. */
export function reminderJob({ db, config }: Pick<Services, 'db' | 'config'>): Handler {
  return async ({ payload }) => {
    // Only deferReminder writes this topic, and the migration that began it for instalments.
    const { offer: id, kind, position = 0 } = payload as Reminder;
    await db.transaction().execute(async (tx) => {
      const locked = await lockForSystem(tx, id);
      if (locked) await tell[kind](tx, locked, config, position);
    });
  };
}

/** Writes the mail, unless the offer was answered or is over. */
async function tellWaiting(
  kind: 'half' | 'last',
  tx: Tx,
  locked: LockedOffer,
  config: Config,
): Promise<void> {
  const { offer } = locked;
  if (offer.changeAskedAt || shownState(offer, new Date()) !== 'sent') return;
  // Nobody can accept it any more.
  if ((await findGone(tx, offer)).length > 0) return;
  await mailCustomer(tx, locked, {
    event: `offer-${kind} ${offer.id}`,
    mail: (path) => reminderMail(kind, locked, path, config),
  });
}
