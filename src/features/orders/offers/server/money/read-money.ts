import { type RawBuilder, sql } from 'kysely';
import { balanceOf, type LedgerFact, movesOf } from '#features/ledger/entries/balance.ts';
import type { Money, StaffMoney } from '#features/ledger/entries/schema.ts';
import { readAccounts } from '#features/ledger/entries/server/known-accounts.ts';
import type { StaffName } from '#features/people/accounts/schema.ts';
import { staffNameColumn } from '#features/people/accounts/server/agents.ts';
import {
  readOwnAccounts,
  readTwoPeople,
} from '#features/people/accounts/server/read-two-people.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { together } from '#platform/database/together.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { sharedDay, sharedNow } from '#platform/time/shared-clock.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { claimsOfOrder } from './claims.ts';

export async function readMoney(
  db: Database,
  quoteId: string,
  now = sharedNow(),
): Promise<Money | null> {
  const ledger = await readLedger(db, quoteId);
  return ledger ? moneyOf(ledger, now) : null;
}

export function moneyOf({ order, entries, claims }: Ledger, now: Date): Money {
  return {
    ...balanceOf(order, entries, dayInHavana(now)),
    moves: movesOf(entries).map(toMove),
    claims: claims.map(({ id: _, ...claim }) => claim),
  };
}

/**
 * The money with the facts that only staff see. `readerId` is the member of staff who reads it.
 */
export async function toStaffMoney(
  db: Database,
  quoteId: string,
  { order, entries, claims }: Ledger,
  readerId: string,
): Promise<StaffMoney> {
  const balance = balanceOf(order, entries, sharedDay());
  const [own, overrides, twoPeople, accounts, creditFor] = await together(
    readOwnAccounts(db, readerId),
    readOverrides(db, quoteId),
    readTwoPeople(db, { id: readerId }, 'staff'),
    readAccounts(db),
    balance.creditCents > 0 && readOrdersForCredit(db, quoteId),
  );
  return {
    ...balance,
    moves: movesOf(entries).map((each) => ({
      ...toMove(each),
      account: each.account,
      paidTo: each.paidTo,
      reason: each.reason,
      recordedBy: each.recordedBy,
      recordedAt: each.recordedAt,
      own: own.has(each.recorderId),
      countedBy: partOf(entries, 'count', each.id)?.recordedBy ?? null,
      reversal: toReversal(partOf(entries, 'reversal', each.id)),
      claim: each.claim,
    })),
    cashRefund: await readCashRefund(db, quoteId, own),
    claims,
    overrides,
    twoPeople,
    accounts,
    creditFor: creditFor || [],
  };
}

async function readCashRefund(
  db: Database,
  quoteId: string,
  own: ReadonlySet<string>,
): Promise<StaffMoney['cashRefund']> {
  type Row = NonNullable<StaffMoney['cashRefund']>;
  const { rows } = await sql<Omit<Row, 'own'> & { by: string }>`
    select id, amount_cents::float8 as cents, moved_on::text as "movedOn", paid_to as "paidTo", reason,
      ${staffNameColumn('cash_refund.given_by')} as "givenBy", ${isoMoment('given_at')} as "givenAt", given_by as by
    from cash_refund where quote_id = ${quoteId} and outcome is null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { by, ...given } = row;
  return { ...given, own: own.has(by) };
}

async function readOverrides(db: Database, quoteId: string): Promise<StaffMoney['overrides']> {
  const { rows } = await sql<StaffMoney['overrides'][number]>`
    select o.position, o.reason, ${staffNameColumn('o.made_by')} as by, ${isoMoment('o.made_at')} as at
    from instalment_override o join order_agreed using (acceptance_id)
    where quote_id = ${quoteId} order by o.position`.execute(db);
  return rows;
}

/** True where an offer was accepted, so that money can be recorded. */
export async function isOrder(db: Database, quoteId: string): Promise<boolean> {
  const { rows } = await sql`
    select from offer where quote_id = ${quoteId} and state = 'accepted'`.execute(db);
  return rows.length > 0;
}

/** Hides the customer's other orders from whoever only pays. */
export function withoutOtherOrders(money: Money | null): Money | null {
  return money && { ...money, moves: money.moves.map((move) => ({ ...move, other: null })) };
}

export interface MoneyEntry extends LedgerFact {
  other: string | null;
  movedOn: string | null;
  reference: string | null;
  account: string | null;
  paidTo: string | null;
  reason: string | null;
  recorderId: string;
  recordedBy: StaffName;
  recordedAt: string;
  claim: { id: string; ticketId: string } | null;
}

export interface Ledger {
  order: Agreement;
  entries: MoneyEntry[];
  claims: StaffMoney['claims'];
}

/** Reads the agreement, all entries and claims in one query, so that they are of the same moment. */
export async function readLedger(db: Database, quoteId: string): Promise<Ledger | undefined> {
  const { rows } = await sql<Ledger>`
    select agreement.agreed as "order", ${entriesColumn()} as entries,
      ${claimsOfOrder.get().waiting} as claims
    from quote, lateral (${agreementOf(sql.ref('quote.id'))}) agreement
    where quote.id = ${quoteId}`.execute(db);
  return rows[0];
}

/** A column of a query of quotes: its ledger, as a list in JSON. */
export const entriesColumn = () => sql<MoneyEntry[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind,
      'cents', e.amount_cents, 'method', e.method, 'ofEntry', e.of_entry, 'concededCents', e.conceded_cents,
      'movedOn', e.moved_on, 'reference', e.bank_reference, 'account', p.account,
      'paidTo', e.paid_to, 'reason', e.reason, 'recorderId', e.recorded_by,
      'recordedBy', ${staffNameColumn('e.recorded_by')}, 'recordedAt', ${isoMoment('e.recorded_at')},
      'other', (select ${referenceOf('m.quote_id')} from ledger_entry m
        where m.move_id = e.move_id and m.id <> e.id),
      'claim', ${claimsOfOrder.get().claim('e.verification_id')}) order by e.seq), '[]')
  from ledger_entry e left join payment_instruction p on p.id = e.instruction_id
  where e.quote_id = quote.id)`;

export function toMove({
  id,
  kind,
  cents,
  method,
  movedOn,
  reference,
  other,
  state,
}: ReturnType<typeof movesOf<MoneyEntry>>[number]): Money['moves'][number] {
  // A check of the table makes this impossible.
  if (movedOn === null) throw new Error(`entry ${id} does not say when it moved`);
  return { id, kind, cents, method, other, movedOn, reference, state };
}

export function partOf(entries: readonly MoneyEntry[], kind: 'count' | 'reversal', id: string) {
  return entries.find((each) => each.kind === kind && each.ofEntry === id);
}

function toReversal(entry: MoneyEntry | undefined): StaffMoney['moves'][number]['reversal'] {
  if (!entry) return null;
  return { reason: entry.reason ?? '', by: entry.recordedBy, at: entry.recordedAt };
}

/** In a query: the reference number of the quotation in this column. */
const referenceOf = (quoteId: string): RawBuilder<string> =>
  sql<string>`(select reference from quote where quote.id = ${sql.ref(quoteId)})`;

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
