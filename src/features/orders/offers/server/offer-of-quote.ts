import { sql } from 'kysely';
import { firstUnpaidDay, orderSums } from '#features/ledger/entries/server/money-rules.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { isUndelivered } from '#platform/mail/mails-about.ts';
import type { OfferRow } from './offer-row.ts';
import { offerLapsed, offerStands } from './offer-stands.ts';

// What lists of quotations show of their offers.

/**
 * The state of the last price that customs named for an accepted offer; null where there is none.
 */
export const customsState = (offer: 'o' | 'accepted') => sql`(select coalesce(c.answer, 'waiting')
  from customs_price c where c.offer_id = ${sql.ref(`${offer}.id`)} and c.withdrawn_at is null
  order by c.recorded_at desc limit 1)`;

/**
 * A condition of a query of quotes: a price that customs named is not answered, or the customer
 * wants to talk.
 */
export const customsIsOpen = sql<boolean>`exists (select from offer accepted
  where accepted.quote_id = quote.id and ${offerStands('accepted')} = 'accepted'
    and ${customsState('accepted')} in ('waiting', 'talk'))`;

/** In a query of quotes: the newest sent one, as `OfferRow`. */
export const newestOffer = sql<OfferRow | null>`(select json_build_object(
    'number', o.number, 'version', o.version, 'state', ${offerStands('o')}, 'validUntil', o.valid_until,
    'seenAt', ${isoMoment('o.seen_at')}, 'changeAskedAt', ${isoMoment('o.change_asked_at')},
    'declineReason', o.decline_reason,
    'totalCents', coalesce(a.total_cents, o.total_cents),
    'lapsed', ${offerLapsed('o')},
    'undelivered', ${isUndelivered('quote.id', 'quote.customer_email')},
    'customs', case when o.state = 'accepted' then ${customsState('o')} end,
    'unpaidOn', ${firstUnpaidDay('quote.id')}, 'money', ${orderSums('quote.id')})
  from offer o left join offer_acceptance a on a.offer_id = o.id and a.undone_at is null
  where o.quote_id = quote.id and o.state <> 'draft'
  order by o.version desc limit 1)`;
