import { sql } from 'kysely';
import { hasMoneyInHand, isInHand } from '#features/ledger/entries/server/money-rules.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { showToStaff } from '#features/requests/quotes/server/quote-access.ts';
import { catalogueChanges } from '#features/shop/catalogue/server/changes.ts';
import { releaseHolds } from '#features/shop/catalogue/server/holds.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#platform/services.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { statusesKeepingHolds } from '../../quote-status-rules.ts';
import { lockForSystem } from '../lock-offer.ts';
import { mailAboutOffer } from '../mails/mail-customer.ts';
import { lapsedMail } from '../mails/offer-mails.ts';
import { claimsOfOrder } from '../money/claims.ts';
import { noteOf } from '../offer-history.ts';

/**
 * Frees the products of accepted offers whose hold has ended in Havana, and returns the number of
 * offers. The hold stays where the status keeps it, because those goods are on their way, and where
 * money is in hand.
 */
export async function lapseHolds(
  services: Pick<Services, 'db' | 'database' | 'config' | 'wakeWorker'>,
  now = sharedNow(),
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
  // A failing offer does not stop the others; it is tried again the next time.
  if (failed.length > 0) throw failed[0];
  return rows.length;
}

async function lapse(
  { db, config }: Pick<Services, 'db' | 'config'>,
  offerId: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const locked = await lockForSystem(tx, offerId);
    // Another process may have been faster, or staff may have changed the status since.
    if (!locked || statusesKeepingHolds.includes(locked.row.status)) return;
    if (await hasMoneyInHand(tx, locked.row.id)) return;
    const ended = sql`offer_id = ${offerId} and until < ${dayInHavana(now)}::date`;
    if ((await releaseHolds(tx, ended, 'lapsed')).length === 0) return;
    const actor = { id: null, as: 'system' as const };
    await addEvent(tx, { of: locked.of, actor, kind: 'hold_lapsed', note: noteOf(locked) });
    await showToStaff(tx, locked.row.id);
    // If the offer is over too, the customer expects nothing.
    if (locked.offer.state !== 'accepted') return;
    const { rows: claims } = await sql`
      select from quote, json_array_elements(${claimsOfOrder.get().waiting}) where quote.id = ${locked.row.id}`.execute(
      tx,
    );
    await mailAboutOffer(tx, config, locked, {
      // The day is part of the name, because an offer may be held again and lapse again.
      event: `hold-lapsed ${offerId} ${dayInHavana(now)}`,
      content: lapsedMail(locked.offer, claims.length > 0),
    });
  });
}
