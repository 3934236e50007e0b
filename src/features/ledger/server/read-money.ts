import { sql } from 'kysely';
import { personNameColumn } from '#features/accounts/server/agents.ts';
import type { Database } from '#platform/database/database.ts';
import { dayInHavana, isoMoment } from '#platform/time/days.ts';
import type { Money, StaffMoney } from '../schema.ts';
import { type Agreed, type LedgerFact, movesOf, standingOf } from '../standing.ts';
import { quoteIsOver } from './quote-is-over.ts';
import './tables.ts';

export async function readMoney(
  db: Database,
  quoteId: string,
  now = new Date(),
): Promise<Money | null> {
  const ledger = await readLedger(db, quoteId);
  if (!ledger) return null;
  return {
    ...moneyOf(ledger, now),
    claims: (await readClaims(db, quoteId)).map(({ id: _, ...claim }) => claim),
  };
}

export function moneyOf({ order, entries }: Ledger, now: Date): Omit<Money, 'claims'> {
  return {
    ...standingOf(order, entries, dayInHavana(now)),
    moves: movesOf(entries).map(toMove),
  };
}

/**
 * Reads the money with the facts that only staff see. `readerId` is the member of staff who reads
 * it.
 */
export async function readStaffMoney(
  db: Database,
  quoteId: string,
  readerId: string,
): Promise<StaffMoney | null> {
  const ledger = await readLedger(db, quoteId);
  if (!ledger) return null;
  const { order, entries } = ledger;
  const standing = standingOf(order, entries, dayInHavana(new Date()));
  return {
    ...standing,
    moves: movesOf(entries).map((each) => ({
      ...toMove(each),
      account: each.account,
      paidTo: each.paidTo,
      reason: each.reason,
      recordedBy: each.recordedBy,
      recordedAt: isoMoment(each.recordedAt),
      own: each.recorderId === readerId,
      countedBy: partOf(entries, 'count', each.id)?.recordedBy ?? null,
      reversal: toReversal(partOf(entries, 'reversal', each.id)),
      claim: each.claim,
    })),
    claims: await readClaims(db, quoteId),
    accounts: await readAccounts(db),
    creditFor: standing.creditCents > 0 ? await readOrdersForCredit(db, quoteId) : [],
  };
}

/** True where an offer was accepted, so that money can be recorded. */
export async function isOrder(db: Database, quoteId: string): Promise<boolean> {
  const { rows } = await sql`
    select from offer_acceptance a join offer on offer.id = a.offer_id
    where offer.quote_id = ${quoteId} and a.undone_at is null`.execute(db);
  return rows.length > 0;
}

/** Hides the customer's other orders from whoever only pays. */
export function withoutOtherOrders(money: Money | null): Money | null {
  return money && { ...money, moves: money.moves.map((move) => ({ ...move, other: null })) };
}

export interface Entry extends LedgerFact {
  other: string | null;
  movedOn: string | null;
  reference: string | null;
  account: string | null;
  paidTo: string | null;
  reason: string | null;
  recorderId: string;
  recordedBy: string | null;
  recordedAt: string;
  claim: { id: string; ticketId: string } | null;
}

export interface Ledger {
  order: Agreed<Omit<Money['instalments'][number], 'paidCents' | 'lacksCents' | 'state'>>;
  entries: Entry[];
}

/** Reads the agreement and all entries in one query, so that both are of the same moment. */
export async function readLedger(db: Database, quoteId: string): Promise<Ledger | undefined> {
  const { rows } = await sql<Ledger>`
    select json_build_object(
        'totalCents', a.total_cents,
        'over', ${quoteIsOver()},
        'plan', (select json_agg(json_build_object('label', i.label, 'cents', i.amount_cents,
            'due', i.due, 'dueOn', i.due_on) order by i.position)
          from acceptance_instalment i where i.acceptance_id = a.id)) as "order",
      (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind,
          'cents', e.amount_cents, 'method', e.method, 'ofEntry', e.of_entry,
          'movedOn', e.moved_on, 'reference', e.bank_reference, 'account', p.account,
          'paidTo', e.paid_to, 'reason', e.reason, 'recorderId', e.recorded_by,
          'recordedBy', ${personNameColumn('e.recorded_by')}, 'recordedAt', e.recorded_at,
          'other', (select q.reference from ledger_entry m join quote q on q.id = m.quote_id
            where m.move_id = e.move_id and m.id <> e.id),
          'claim', (select json_build_object('id', v.id, 'ticketId', v.ticket)
            from verification v where v.id = e.verification_id)) order by e.seq), '[]')
        from ledger_entry e left join payment_instruction p on p.id = e.instruction_id
        where e.quote_id = quote.id) as entries
    from offer_acceptance a join offer on offer.id = a.offer_id join quote on quote.id = offer.quote_id
    where quote.id = ${quoteId} and a.undone_at is null`.execute(db);
  return rows[0];
}

export function toMove({
  id,
  kind,
  cents,
  method,
  movedOn,
  reference,
  other,
  state,
}: ReturnType<typeof movesOf<Entry>>[number]): Money['moves'][number] {
  // A check of the table makes this impossible.
  if (movedOn === null) throw new Error(`entry ${id} does not say when it moved`);
  return { id, kind, cents, method, other, movedOn, reference, state };
}

export function partOf(entries: readonly Entry[], kind: 'count' | 'reversal', id: string) {
  return entries.find((each) => each.kind === kind && each.ofEntry === id);
}

function toReversal(entry: Entry | undefined): StaffMoney['moves'][number]['reversal'] {
  if (!entry) return null;
  return { reason: entry.reason ?? '', by: entry.recordedBy, at: isoMoment(entry.recordedAt) };
}

async function readClaims(db: Database, quoteId: string): Promise<StaffMoney['claims']> {
  const { rows } = await sql<StaffMoney['claims'][number]>`
    select v.id, v.ticket as "ticketId", v.paid_cents::float8 as cents, v.paid_on::text as "paidOn"
    from quote q join verification v on v.order_id = q.id
      or v.order_id is null and v.quote_reference = q.reference and v.person_id = q.person_id
        and (v.paid_cents is not null or exists (select from receipt where verification_id = v.id))
    where q.id = ${quoteId} and v.status in ('pending', 'processing') and not v.reports_forgery
    order by v.seq`.execute(db);
  return rows;
}

async function readOrdersForCredit(
  db: Database,
  quoteId: string,
): Promise<StaffMoney['creditFor']> {
  const { rows } = await sql<StaffMoney['creditFor'][number]>`
    select id, reference, due::float8 as "dueCents" from (
      select q.id, q.seq, q.reference, ledger_owed(q.id) - ledger_balance(q.id) as due
      from quote q where q.id <> ${quoteId} and quote_same_customer(q.id, ${quoteId}) and q.id in (
        select c.id from quote c, quote s where s.id = ${quoteId} and c.person_id = s.person_id
        union all select c.id from quote c, quote s where s.id = ${quoteId} and c.person_id is null
          and c.detached_at is null and lower(c.customer_email) = lower(s.customer_email))) others
    where due > 0 order by seq`.execute(db);
  return rows;
}

/** A table for a query: every account that two administradores ever approved, each once. */
export const knownAccounts = sql`(
  select distinct on (account_key) account_key, id, method, account, closed, seq
  from payment_instruction where approved_at is not null and method <> 'cash'
  order by account_key, seq desc)`;

/** Includes former accounts, because money comes late. */
export async function readAccounts(db: Database): Promise<StaffMoney['accounts']> {
  const { rows } = await sql<StaffMoney['accounts'][number]>`
    select id, method, account from ${knownAccounts} known order by closed, seq desc`.execute(db);
  return rows;
}
