import { sql } from 'kysely';
import { firstUnpaidDay, orderSums } from '#features/ledger/server/money-rules.ts';
import type { Database } from '#platform/database/database.ts';
import { isUndelivered } from '#platform/mail/mails-about.ts';
import { dayInHavana } from '#platform/time/days.ts';
import {
  type OfferInQueue,
  type OfferState,
  type OwnOffer,
  shownState,
} from '../offer/offer-state.ts';
import { offerLapsed, offerStands } from './offer-stands.ts';

// The facts of its offers that a quotation shows. `features/offers` writes them, and only later
// subjects may import that.

/**
 * The state of the last price that customs named for an accepted offer; null where there is none.
 */
const customsState = (offer: 'o' | 'accepted') => sql`(select coalesce(c.answer, 'waiting')
  from customs_price c where c.offer_id = ${sql.ref(`${offer}.id`)} and c.withdrawn_at is null
  order by c.recorded_at desc limit 1)`;

/**
 * A condition of a query of quotes: a price that customs named is not answered, or the customer
 * wants to talk.
 */
export const customsIsOpen = sql<boolean>`exists (select from offer accepted
  where accepted.quote_id = quote.id and ${offerStands('accepted')} = 'accepted'
    and ${customsState('accepted')} in ('waiting', 'talk'))`;

/** A column of a query of quotes: the newest sent offer. */
export const offerColumn = sql`(select json_build_object(
    'number', o.number, 'version', o.version, 'state', ${offerStands('o')}, 'validUntil', o.valid_until,
    'seenAt', o.seen_at, 'changeAskedAt', o.change_asked_at, 'declineReason', o.decline_reason,
    'totalCents', coalesce(a.total_cents, o.total_cents),
    'lapsed', ${offerLapsed('o')},
    'undelivered', ${isUndelivered('quote.id', 'quote.customer_email')},
    'customs', case when o.state = 'accepted' then ${customsState('o')} end,
    'unpaidOn', ${firstUnpaidDay('quote.id')}, 'money', ${orderSums('quote.id')})
  from offer o left join offer_acceptance a on a.offer_id = o.id and a.undone_at is null
  where o.quote_id = quote.id and o.state <> 'draft'
  order by o.version desc limit 1) as offer`;

export type OfferRow = Omit<OfferInQueue, 'state' | 'overdueOn'> & {
  state: OfferState;
  unpaidOn: string | null;
};

export function toOwnOffer(row: OfferRow | null): OwnOffer | null {
  if (!row) return null;
  const { number, validUntil, totalCents, lapsed, customs } = row;
  return { number, validUntil, totalCents, lapsed, customs, state: shownState(row, new Date()) };
}

export function toOfferInQueue(row: OfferRow | null): OfferInQueue | null {
  if (!row) return null;
  const { unpaidOn, ...shown } = row;
  const moment = (at: string | null) => at && new Date(at).toISOString();
  return {
    ...shown,
    state: shownState(row, new Date()),
    seenAt: moment(row.seenAt),
    changeAskedAt: moment(row.changeAskedAt),
    overdueOn: unpaidOn && unpaidOn < dayInHavana(new Date()) ? unpaidOn : null,
  };
}

export async function numbersOfOffers(
  db: Database,
  ids: readonly string[],
): Promise<{ number: string; quoteId: string }[]> {
  const { rows } = await sql<{ number: string; quoteId: string }>`
    select number, quote_id as "quoteId" from offer where id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
