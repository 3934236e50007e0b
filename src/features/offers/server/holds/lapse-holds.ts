import { sql } from 'kysely';
import { addEvent } from '#features/cases/server/events.ts';
import { catalogueChanges } from '#features/catalogue/server/changes.ts';
import { releaseHolds } from '#features/catalogue/server/holds.ts';
import { hasMoneyInHand, isInHand } from '#features/ledger/server/money-rules.ts';
import { showToStaff } from '#features/quotes/server/quote-access.ts';
import { statusesKeepingHolds } from '#features/quotes/statuses.ts';
import { retried } from '#platform/database/retry.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { lockForSystem } from '../lock-offer.ts';
import { mailCustomer } from '../mails/mail-customer.ts';
import { lapsedMail } from '../mails/offer-mails.ts';
import { noteOf } from '../offer-event.ts';

/**
 * Frees what accepted offers held until a day that is over in Havana; says of how many offers. What
 * has left for Cuba was paid: it is never for sale again. Money received stops the clock.
 */
export async function lapseHolds(
  services: Pick<Services, 'db' | 'database' | 'config' | 'wakeWorker'>,
  now = new Date(),
): Promise<number> {
  const { rows } = await sql<{ offer: string }>`
    select distinct offer_id as offer
    from product_hold join quote on quote.id = product_hold.quote_id
    where released_at is null and until < ${dayInHavana(now)}::date
      and quote.status <> all (${statusesKeepingHolds}::text[]) and not ${isInHand('quote.id')}`.execute(
    services.db,
  );
  const failed: unknown[] = [];
  for (const { offer } of rows) {
    await lapse(services, offer, now).catch((error) => failed.push(error));
  }
  if (rows.length > 0) {
    catalogueChanges(services.database).notify();
    services.wakeWorker();
  }
  // One that cannot end keeps no other; told afterwards, and tried again the next time.
  if (failed.length > 0) throw failed[0];
  return rows.length;
}

async function lapse(
  { db, config }: Pick<Services, 'db' | 'config'>,
  offerId: string,
  now: Date,
): Promise<void> {
  await retried(db, async (tx) => {
    const locked = await lockForSystem(tx, offerId);
    // Another process may have been faster, or staff have sent it since.
    if (!locked || statusesKeepingHolds.includes(locked.row.status)) return;
    if (await hasMoneyInHand(tx, locked.row.id)) return;
    const which = sql`offer_id = ${offerId} and until < ${dayInHavana(now)}::date`;
    if ((await releaseHolds(tx, which, 'lapsed')).length === 0) return;
    const actor = { id: null, as: 'system' as const };
    await addEvent(tx, { of: locked.of, actor, kind: 'hold_lapsed', note: noteOf(locked) });
    await showToStaff(tx, locked.row.id);
    // Of what is over nobody expects a payment.
    if (locked.offer.state !== 'accepted') return;
    await mailCustomer(tx, locked, {
      // It may be held anew, and lapse again.
      event: `hold-lapsed ${offerId} ${dayInHavana(now)}`,
      mail: (path) => lapsedMail(locked, path, config),
    });
  });
}
