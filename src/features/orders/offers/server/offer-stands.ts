import { type RawBuilder, sql } from 'kysely';
import { quoteIsOver } from '#features/requests/quotes/server/quote-ending.ts';
import { finishedQuotes, shippedQuotes } from '#features/requests/quotes/statuses.ts';
import type { OfferState } from '../offer-state.ts';

/**
 * A column of a query, the state of an offer: it counts as withdrawn where its quotation is over,
 * and a sent one also where the quotation is finished. Nothing stores that, so it holds again where
 * staff undo their decision.
 */
export const offerStands = (offer: string): RawBuilder<OfferState> => sql`
  case when ${sql.ref(`${offer}.state`)} in ('sent', 'accepted') and exists (
      select from quote over where over.id = ${sql.ref(`${offer}.quote_id`)} and (
        ${quoteIsOver('over')} or ${sql.ref(`${offer}.state`)} = 'sent' and over.status = any(${finishedQuotes}::text[])))
    then 'withdrawn' else ${sql.ref(`${offer}.state`)} end`;

/**
 * A condition of a query: the offer is accepted, and its hold has ended. False where the goods have
 * left for Cuba, since those are paid.
 */
export const offerLapsed = (offer: string): RawBuilder<boolean> => sql`(
  ${offerStands(offer)} = 'accepted' and not exists (
    select from quote shipped where shipped.id = ${sql.ref(`${offer}.quote_id`)}
      and shipped.status = any(${shippedQuotes}::text[])) and (
    select count(*) > 0 and count(*) filter (where hold.released_at is null) = 0
    from product_hold hold where hold.quote_id = ${sql.ref(`${offer}.quote_id`)}
      and hold.offer_id = ${sql.ref(`${offer}.id`)}))`;
