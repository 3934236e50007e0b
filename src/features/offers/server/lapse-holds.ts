import { sql } from 'kysely';
import { addEvent } from '#features/cases/server/events.ts';
import { catalogueChanges } from '#features/catalogue/server/changes.ts';
import type { QuoteRow } from '#features/quotes/server/tables.ts';
import { quoteType, shippedQuotes } from '#features/quotes/statuses.ts';
import { retried } from '#platform/database/retry.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { releaseHolds } from './holds.ts';
import { mailCustomer } from './mail-customer.ts';
import { noteOf } from './offer-event.ts';
import { lapsedMail } from './offer-mails.ts';
import { readOffers } from './store.ts';

/**
 * Frees what accepted offers held until a day that is over in Havana, or for a quote that was given
 * up; returns of how many offers. What is on its way or there is nobody else's any more.
 */
export async function lapseHolds(
  services: Pick<Services, 'db' | 'database' | 'config' | 'wakeWorker'>,
  now = new Date(),
): Promise<number> {
  const { rows } = await sql<{ offer: string; quote: string }>`
    select distinct offer_id as offer, quote_id as quote
    from product_hold join quote on quote.id = quote_id
    where released_at is null and (
      cancelled_at is not null or status = 'rejected'
      or (until < ${dayInHavana(now)}::date and status <> all(${shippedQuotes}::text[])))`.execute(
    services.db,
  );
  for (const { offer, quote } of rows) await lapse(services, quote, offer);
  if (rows.length > 0) {
    catalogueChanges(services.database).notify();
    services.wakeWorker();
  }
  return rows.length;
}

async function lapse(
  { db, config }: Pick<Services, 'db' | 'config'>,
  quoteId: string,
  offerId: string,
): Promise<void> {
  await retried(db, async (tx) => {
    const { rows } = await sql<QuoteRow>`
      select * from quote where id = ${quoteId} for update`.execute(tx);
    const [row] = rows;
    // Another process may have been faster.
    if (!row || (await releaseHolds(tx, offerId, 'lapsed')) === 0) return;
    const [offer] = await readOffers(tx, sql`offer.id = ${offerId}`);
    if (!offer) return;
    const locked = { of: { type: quoteType, id: quoteId }, name: row.reference, row, offer };
    const actor = { id: null, as: 'system' as const };
    await addEvent(tx, { of: locked.of, actor, kind: 'hold_lapsed', note: noteOf(locked) });
    // Of what was given up nobody expects a payment.
    if (row.cancelled_at || row.status === 'rejected') return;
    await mailCustomer(tx, locked, {
      event: `hold-lapsed ${offerId}`,
      mail: (path) => lapsedMail(locked, path, config),
    });
  });
}
