import { type RawBuilder, sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import { mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { type ListPage, rowsOf } from '#platform/http/list-pages.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedDay, sharedNow } from '#platform/time/shared-clock.ts';
import type { ListedOffer, OfferCounts, OfferFilters } from '../listed-offer.ts';
import { type OfferQueue, offerQueues } from '../offer-queues.ts';
import { offerStands } from './offer-stands.ts';

/** A table for a query: every offer but those that a later one replaced, as `o`, with its state as it is shown. */
const shownOffers = (agent: Pick<CurrentUser, 'role'>, today: string) => sql`(
  select o.*, case when stands = 'sent' and valid_until < ${today}::date then 'expired' else stands end as shown
  from (select offer.*, ${offerStands('offer')} as stands, quote.customer_name, quote.assigned_to
    from offer join quote on quote.id = offer.quote_id
    where offer.state <> 'superseded' and ${mayOpenQuote(agent)}) o) o`;

const inQueue: Record<OfferQueue, RawBuilder<unknown>> = {
  draft: sql`shown = 'draft'`,
  open: sql`shown = 'sent'`,
  change: sql`shown in ('sent', 'expired') and change_asked_at is not null`,
  expired: sql`shown = 'expired'`,
  accepted: sql`shown = 'accepted'`,
  declined: sql`shown = 'declined'`,
};

/** Those that can still be accepted come first, by when they expire; then the newest. */
export async function listOffers(
  db: Database,
  agent: CurrentUser,
  { queue, ...pages }: OfferFilters,
  now = sharedNow(),
): Promise<ListPage<ListedOffer>> {
  const { size, offset } = rowsOf(pages);
  const { rows } = await sql<ListedOffer & { total: number }>`
    select o.id, o.quote_id as "quoteId", o.number, o.shown as state, o.valid_until::text as "validUntil",
      coalesce(a.total_cents, o.total_cents)::float8 as "totalCents", ${isoMoment('o.seen_at')} as "seenAt",
      ${isoMoment('o.change_asked_at')} as "changeAskedAt", o.customer_name as customer,
      ${personNameColumn('o.assigned_to')} as "assignedTo", total
    from (select *, count(*) over ()::int as total from ${shownOffers(agent, dayInHavana(now))}
      where ${queue ? inQueue[queue] : sql`true`}
      order by case when shown = 'sent' then valid_until end, created_at desc, id
      limit ${size} offset ${offset}) o
    left join offer_acceptance a on a.offer_id = o.id and a.undone_at is null
    order by case when o.shown = 'sent' then o.valid_until end, o.created_at desc, o.id`.execute(
    db,
  );
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export async function countOffers(db: Database, agent: CurrentUser): Promise<OfferCounts> {
  const counts = offerQueues.map(
    (queue) => sql`count(*) filter (where ${inQueue[queue]})::int as ${sql.ref(queue)}`,
  );
  const { rows } = await sql<OfferCounts>`
    select ${sql.join(counts)} from ${shownOffers(agent, sharedDay())}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}
