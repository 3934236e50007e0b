import { type RawBuilder, sql } from 'kysely';
import { verificationType } from '#features/payments/verifications/statuses.ts';
import { mayOpenDetached } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import type { Database } from '#platform/database/database.ts';
import { possibleNameKeys, wordsOf } from '../bank-names.ts';
import { type Candidate, numbersIn } from '../propose-owners.ts';
import type { LineOwner } from '../schema.ts';

export interface FoundCandidate extends Candidate {
  owner: LineOwner;
}

const maxNamesakes = 8;

/** Finds open claims, and orders that these lines name by number or by their customer's name. */
export async function findCandidates(
  db: Database,
  agent: CurrentUser,
  lines: readonly { text: string }[],
  claims: readonly FoundCandidate[],
): Promise<FoundCandidate[]> {
  const claimed = new Set(claims.map(({ owner }) => owner.quoteId));
  const orders = await findOrders(db, agent, lines);
  return [...claims, ...orders.filter(({ owner }) => !claimed.has(owner.quoteId))];
}

interface ClaimRow {
  id: string;
  ticket: string;
  cents: number | null;
  on: string;
  quoteId: string;
  order: string;
  customer: string;
  sender: string | null;
}

export async function findClaims(db: Database, agent: CurrentUser): Promise<FoundCandidate[]> {
  const { rows } = await sql<ClaimRow>`
    select verification.id, verification.ticket, verification.paid_cents::float8 as cents,
      coalesce(verification.paid_on, havana_day(verification.created_at))::text as "on",
      quote.id as "quoteId", quote.reference as "order", quote.customer_name as customer,
      (select p.first_name || ' ' || p.last_name from person p where p.id = verification.person_id) as sender
    from verification
    join quote on quote.id = coalesce(verification.order_id,
      (select q.id from quote q where q.reference = verification.quote_reference),
      (select c.quote_id from verification_code c where c.code = upper(verification.code)))
    where verification.status in ('pending', 'processing') and not verification.reports_forgery
      and ${mayOpen(verificationType, agent)} and ${ofOrder(agent)}
      and not exists (select from ledger_entry e
        where e.verification_id = verification.id and ledger_stands(e.id))
    order by verification.seq`.execute(db);
  return rows.map(({ id, ticket, cents, on, sender, ...of }) => ({
    id,
    order: of.order,
    ticket,
    cents: cents === null ? [] : [cents],
    on,
    names: [of.customer, ...(sender ? [sender] : [])],
    owner: { ...of, claim: { id, ticketId: ticket }, cents },
  }));
}

/** A condition of a query: an offer of the quotation was accepted, and the agent may see it. */
function ofOrder(agent: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`exists (select from offer_acceptance a join offer on offer.id = a.offer_id
      where offer.quote_id = quote.id and a.undone_at is null)
    and ${isSeenBy(agent)}`;
}

function isSeenBy({ role }: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`(quote.detached_at is null or ${mayOpenDetached(role)})`;
}

interface OrderRow {
  quoteId: string;
  order: string;
  customer: string;
  lacking: [number, ...number[]];
}

/** Finds orders that lack something, and whose number or customer's name stands in a line. */
async function findOrders(
  db: Database,
  agent: CurrentUser,
  lines: readonly { text: string }[],
): Promise<FoundCandidate[]> {
  const numbers = [...new Set(lines.flatMap(({ text }) => numbersIn(text)))];
  const names = [...new Set(lines.flatMap(({ text }) => possibleNameKeys(wordsOf(text))))];
  // A lateral join computes it for these orders alone; a plain join would add up every order first.
  const lacking = sql`lateral (select array_agg(lacks_cents order by position)::float8[] as lacking
    from instalment_unpaid where quote_id = quote.id) unpaid`;
  const { rows } = await sql<OrderRow>`
    with found as (
      select quote.id, unpaid.lacking from quote, ${lacking}
      where right(reference, 11) = any(${numbers}::text[]) and unpaid.lacking is not null
      union
      select alike.id, alike.lacking from unnest(${names}::text[]) name, lateral (
        select quote.id, unpaid.lacking from quote, ${lacking}
        where name_keys(customer_name) @> array[name] and unpaid.lacking is not null
        limit ${maxNamesakes}) alike)
    select quote.id as "quoteId", quote.reference as "order", quote.customer_name as customer,
      found.lacking
    from found join quote on quote.id = found.id
    where ${isSeenBy(agent)} order by quote.seq desc`.execute(db);
  return rows.map(({ lacking, ...of }) => ({
    id: of.quoteId,
    order: of.order,
    ticket: null,
    cents: [...new Set([lacking.reduce((sum, cents) => sum + cents), ...lacking])],
    on: null,
    names: [of.customer],
    owner: { ...of, claim: null, cents: lacking[0] },
  }));
}
