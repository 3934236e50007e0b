import { sql } from 'kysely';
import { addEvent } from '#features/cases/server/events.ts';
import { catalogueChanges } from '#features/catalogue/server/changes.ts';
import type { QuoteStatus } from '#features/quotes/statuses.ts';
import { retried } from '#platform/database/retry.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { lockForSystem } from '../lock-offer.ts';
import { mailCustomer } from '../mails/mail-customer.ts';
import { lapsedMail } from '../mails/offer-mails.ts';
import { noteOf } from '../offer-event.ts';
import { releaseHolds } from './holds.ts';

const underWay: readonly string[] = ['sent', 'delivered', 'completed'] satisfies QuoteStatus[];

/**
 * Frees what accepted offers held until a day that is over in Havana; says of how many offers. What
 * has left for Cuba was paid: it is never for sale again.
 */
export async function lapseHolds(
  services: Pick<Services, 'db' | 'database' | 'config' | 'wakeWorker'>,
  now = new Date(),
): Promise<number> {
  const { rows } = await sql<{ offer: string }>`
    select distinct offer_id as offer
    from product_hold join quote on quote.id = product_hold.quote_id
    where released_at is null and until < ${dayInHavana(now)}::date
      and quote.status <> all (${underWay}::text[])`.execute(services.db);
  for (const { offer } of rows) await lapse(services, offer);
  if (rows.length > 0) {
    catalogueChanges(services.database).notify();
    services.wakeWorker();
  }
  return rows.length;
}

async function lapse(
  { db, config }: Pick<Services, 'db' | 'config'>,
  offerId: string,
): Promise<void> {
  await retried(db, async (tx) => {
    const locked = await lockForSystem(tx, offerId);
    // Another process may have been faster, or staff have sent it since.
    if (!locked || underWay.includes(locked.row.status)) return;
    if ((await releaseHolds(tx, offerId, 'lapsed')) === 0) return;
    const actor = { id: null, as: 'system' as const };
    await addEvent(tx, { of: locked.of, actor, kind: 'hold_lapsed', note: noteOf(locked) });
    // Of what staff rejected nobody expects a payment.
    if (locked.offer.state !== 'accepted') return;
    await mailCustomer(tx, locked, {
      event: `hold-lapsed ${offerId}`,
      mail: (path) => lapsedMail(locked, path, config),
    });
  });
}
