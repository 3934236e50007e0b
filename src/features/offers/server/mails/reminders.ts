import { shownState } from '#features/quotes/offer/offer-state.ts';
import type { Tx } from '#platform/database/database.ts';
import { defer, type Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { endOfDayInHavana } from '#platform/time/havana-clock.ts';
import { findGone } from '../holds/holds.ts';
import { lockForSystem } from '../lock-offer.ts';
import type { StoredOffer } from '../store.ts';
import { mailCustomer } from './mail-customer.ts';
import { reminderMail } from './offer-mails.ts';

/** The outbox topic of reminders: whether one is still needed is decided when its time has come. */
export const reminderTopic = 'offer-reminder';

const hour = 3_600_000;

interface Reminder {
  offer: string;
  kind: 'half' | 'last';
}

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
    if (!at) continue;
    const payload: Reminder = { offer: offer.id, kind };
    await defer(tx, {
      topic: reminderTopic,
      // One of each kind for a version, for ever.
      dedupe: `offer-${kind}:${offer.id}`,
      payload,
      about: offer.quoteId,
      runAfter: at,
    });
  }
}

/** The worker's handler of the topic: writes the mail, unless the offer was answered or is over. */
export function reminderJob(services: Pick<Services, 'db' | 'config'>): Handler {
  return async ({ payload }) => {
    // Only deferReminders writes this topic.
    const { offer: id, kind } = payload as Reminder;
    await services.db.transaction().execute(async (tx) => {
      const locked = await lockForSystem(tx, id);
      if (!locked || locked.offer.changeAskedAt) return;
      if (shownState(locked.offer, new Date()) !== 'sent') return;
      // Nobody can accept it any more.
      if ((await findGone(tx, locked.offer)).length > 0) return;
      await mailCustomer(tx, locked, {
        event: `offer-${kind} ${id}`,
        mail: (path) => reminderMail(kind, locked, path, services.config),
      });
    });
  };
}
