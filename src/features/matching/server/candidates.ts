import { type RawBuilder, sql } from 'kysely';
import { mayOpenDetached } from '#features/accounts/roles.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { mayOpen } from '#features/cases/server/queue/queue-list.ts';
import { readMoney } from '#features/ledger/server/read-money.ts';
import { verificationType } from '#features/verifications/statuses.ts';
import type { Database } from '#platform/database/database.ts';
import { likenessOf, wordsOf } from '../name-likeness.ts';
import type { Owner } from '../schema.ts';
import { type Candidate, numbersIn } from '../suggest.ts';
import type { ReadBankLine } from './lines.ts';

/** Whose money a line may be, with what it is compared by. */
export interface FoundCandidate extends Candidate {
  owner: Owner;
}

/** Whose orders are looked at one by one. */
const mostOrders = 40;
/** Orders of which an instalment is as much as a line; those whose name the line has not fall away. */
const mostAlike = 2000;

/** Claims that wait, and orders that these lines name or are as much as a part of. */
export async function findCandidates(
  db: Database,
  agent: CurrentUser,
  lines: readonly ReadBankLine[],
): Promise<FoundCandidate[]> {
  if (lines.length === 0) return [];
  const claims = await findClaims(db, agent);
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

/** What was sent as proof of a payment of an order, waits, and has no payment yet; oldest first. */
export async function findClaims(db: Database, agent: CurrentUser): Promise<FoundCandidate[]> {
  const { rows } = await sql<ClaimRow>`
    select verification.id, verification.ticket, verification.paid_cents::float8 as cents,
      coalesce(verification.paid_on, (verification.created_at at time zone 'America/Havana')::date)::text as "on",
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

/** An offer of this quote was accepted, and the agent may see it. */
function ofOrder(agent: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`exists (select from offer_acceptance a join offer on offer.id = a.offer_id
      where offer.quote_id = quote.id and a.undone_at is null)
    and ${isSeenBy(agent)}`;
}

function isSeenBy({ role }: CurrentUser): RawBuilder<boolean> {
  return sql<boolean>`(quote.detached_at is null or ${mayOpenDetached(role)})`;
}

interface OrderRow {
  id: string;
  order: string;
  customer: string;
}

async function findOrders(
  db: Database,
  agent: CurrentUser,
  lines: readonly ReadBankLine[],
): Promise<FoundCandidate[]> {
  const named = await findNamed(db, agent, lines);
  const alike = await findAlike(db, agent, lines);
  const found = new Map([...named, ...alike].map((row) => [row.id, row]));
  const candidates = [];
  for (const row of [...found.values()].slice(0, mostOrders)) {
    candidates.push(...(await toCandidate(db, row)));
  }
  return candidates;
}

/** Orders whose number stands in the text of a line. */
async function findNamed(db: Database, agent: CurrentUser, lines: readonly ReadBankLine[]) {
  const numbers = [...new Set(lines.flatMap(({ text }) => numbersIn(text)))];
  if (numbers.length === 0) return [];
  const { rows } = await sql<OrderRow>`
    select quote.id, quote.reference as "order", quote.customer_name as customer from quote
    where right(quote.reference, 11) = any(${numbers}) and ${ofOrder(agent)}`.execute(db);
  return rows;
}

/** Orders of which the whole or an instalment is as much as a line that says their customer's name. */
async function findAlike(db: Database, agent: CurrentUser, lines: readonly ReadBankLine[]) {
  const amounts = [...new Set(lines.map(({ leftCents }) => leftCents))];
  const { rows } = await sql<OrderRow & { cents: number[] }>`
    select quote.id, quote.reference as "order", quote.customer_name as customer,
      array_agg(part.cents)::float8[] as cents
    from (
      select offer_id, total_cents as cents from offer_acceptance
      where total_cents = any(${amounts}) and undone_at is null
      union
      select a.offer_id, i.amount_cents from acceptance_instalment i
      join offer_acceptance a on a.id = i.acceptance_id and a.undone_at is null
      where i.amount_cents = any(${amounts})) part
    join offer on offer.id = part.offer_id join quote on quote.id = offer.quote_id
    where quote.cancelled_at is null and quote.status <> 'rejected' and ${isSeenBy(agent)}
    group by quote.id order by quote.seq desc limit ${mostAlike}`.execute(db);
  const texts = lines.map(({ leftCents, text }) => ({ leftCents, words: wordsOf(text) }));
  return rows.filter(({ customer, cents }) => {
    const name = wordsOf(customer);
    return texts.some(
      ({ leftCents, words }) => cents.includes(leftCents) && likenessOf(name, words) === 'all',
    );
  });
}

/** An order that still lacks something, as a candidate. */
async function toCandidate(
  db: Database,
  { id, order, customer }: OrderRow,
): Promise<FoundCandidate[]> {
  const money = await readMoney(db, id);
  if (!money || money.dueCents === 0) return [];
  const lacking = money.instalments.filter(({ lacksCents }) => lacksCents > 0);
  const next = lacking[0]?.lacksCents ?? money.dueCents;
  return [
    {
      id,
      order,
      ticket: null,
      cents: [...new Set([money.dueCents, ...lacking.map(({ lacksCents }) => lacksCents)])],
      on: null,
      names: [customer],
      owner: { quoteId: id, order, customer, claim: null, cents: next },
    },
  ];
}
