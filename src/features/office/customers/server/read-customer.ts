import { type RawBuilder, sql } from 'kysely';
import { readShortOrders } from '#features/orders/order/server/short-orders.ts';
import { toVerificationStatus } from '#features/payments/verifications/statuses.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import { writeRead } from '#features/people/accounts/server/audit.ts';
import { isUndone } from '#features/requests/cases/server/events.ts';
import type { KnownCustomer } from '#features/requests/quotes/callers/callers-quote.ts';
import {
  hasPhone,
  known,
  knownCustomer,
} from '#features/requests/quotes/server/callers/known-customers.ts';
import {
  type MergedCustomer,
  mergedWith,
  quoteHasAddress,
} from '#features/requests/quotes/server/callers/merged-customers.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { AppError } from '#platform/http/errors.ts';
import { customerErrors } from '../errors.ts';
import type { Customer, Happening } from '../schema.ts';

const mostOrders = 50;
const mostHappenings = 100;
const mostAlike = 12;

/** Throws AppError: nobody's, or of a deleted account. */
export async function readCustomer(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<Customer> {
  const one = await findOne(db, id);
  const facts = await factsOf(db, one);
  if (!facts) throw new AppError(customerErrors.notFound);
  await writeRead(db, agent, 'person.read', { kind: 'person', id });
  const quotes = quotesOf(one);
  const verifications = sql`(verification.detached_at is null and ${isOf(one, 'verification', (these) => sql`lower(verification.email) = ${these}`)})`;
  const [orders, sent, family, history, alike, merged] = await Promise.all([
    readShortOrders(db, agent, quotes, mostOrders),
    readVerifications(db, verifications),
    readFamily(db, quotes, one),
    readHistory(db, quotes, verifications),
    readAlike(db, one, facts),
    readMerges(db, one),
  ]);
  return { ...facts, orders, verifications: sent, family, history, alike, merged };
}

/** Whose an account or any record is, with whom staff say is the same. Throws AppError: nobody's. */
export async function findOne(db: Database, id: string): Promise<MergedCustomer> {
  const { rows } = await sql<{ person: string | null; address: string }>`
    select person_id as person, address from ${known}
      where id = coalesce((select quote_id from unit where unit.id = ${id}), ${id})
    union all select person_id, lower(email) from verification where id = ${id} and detached_at is null
    limit 1`.execute(db);
  const [customer] = rows;
  if (!customer) throw new AppError(customerErrors.notFound);
  return mergedWith(db, customer);
}

/** A condition: it is of one of their accounts, or of none and has one of their addresses. */
function isOf(
  { customers }: MergedCustomer,
  table: string,
  ofAddress: (these: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const people = customers.flatMap(({ person }) => person ?? []);
  const addresses = customers.flatMap(({ person, address }) => (person ? [] : address));
  const whose = sql.ref(`${table}.person_id`);
  // Only what is asked for: an alternative without an index would read the whole table.
  const either = [
    people.length > 0 && sql`${whose} = any (${people}::uuid[])`,
    addresses.length > 0 && sql`${whose} is null and ${ofAddress(sql`any (${addresses}::text[])`)}`,
  ].filter((part) => part !== false);
  return sql<boolean>`(${sql.join(either, sql` or `)})`;
}

const isKnownAs = (one: MergedCustomer) =>
  isOf(one, 'known', (these) => sql`known.address = ${these}`);

const quotesOf = (one: MergedCustomer) =>
  sql`(quote.detached_at is null and ${isOf(one, 'quote', quoteHasAddress)})`;

const factsOf = (db: Database, one: MergedCustomer) =>
  knownCustomer(db, {
    which: isKnownAs(one),
    theirs: quotesOf(one),
    merges: one.merges,
  });

/** Which customers staff joined, and who did it. */
async function readMerges(db: Database, { merges }: MergedCustomer): Promise<Customer['merged']> {
  if (merges.length === 0) return [];
  const { rows } = await sql<Customer['merged'][number]>`
    select id, ${isoMoment('merged_at')} as at, ${personNameColumn('merged_by')} as by,
      (select json_agg(json_build_object('id', known.id, 'name', name, 'email', email,
          'account', account, 'proven', proven) order by account desc, at)
        from ${known} where known.id in (customer, other)) as customers
    from merged_customer where id = any (${merges}::uuid[]) and customer < other
    order by merged_at`.execute(db);
  return rows;
}

async function readVerifications(
  db: Database,
  theirs: RawBuilder<unknown>,
): Promise<Customer['verifications']> {
  const { rows } = await sql<
    Omit<Customer['verifications'][number], 'status'> & { status: string }
  >`
    select id, ticket, status, ${isoMoment('created_at')} as "createdAt", paid_cents::float8 as cents
    from verification where ${theirs} order by seq desc limit ${mostOrders}`.execute(db);
  return rows.map((row) => ({ ...row, status: toVerificationStatus(row.status) }));
}

/** Who receives is named in an order; who pays sent a proof of payment, or money under a name. */
async function readFamily(
  db: Database,
  quotes: RawBuilder<unknown>,
  { customers }: MergedCustomer,
): Promise<Customer['family']> {
  const { rows } = await sql<Customer['family'][number]>`
    select distinct 'receives' as part, recipient_name as name, recipient_phone as reach
      from quote where ${quotes} and recipient_name is not null
    union select 'pays', v.email, v.whatsapp from verification v join quote on quote.id = v.order_id
      where ${quotes} and lower(v.email) <> all (${customers.map(({ address }) => address)}::text[])
    union select 'pays', line.payer, null from ledger_entry e join quote on quote.id = e.quote_id
      join bank_statement_line line on line.id = e.bank_line_id
      where ${quotes} and line.payer is not null
    order by part, name limit 20`.execute(db);
  return rows;
}

const aboutQuote = sql`json_build_object('kind', 'quote', 'id', quote.id, 'name', quote.reference)`;
const aboutVerification = sql`json_build_object('kind', 'verification', 'id', verification.id, 'name', verification.ticket)`;

/** What was said and what was paid. How each order got on is in its own history. */
async function readHistory(
  db: Database,
  quotes: RawBuilder<unknown>,
  verifications: RawBuilder<unknown>,
): Promise<Happening[]> {
  const said = sql`event.at, case when event.public then 'message' else 'note' end as kind,
    event.note as text, null::float8 as cents,
    case when event.actor = 'staff' then coalesce(${personNameColumn('event.actor_id')}, '') end as who`;
  const isSaid = sql`event.kind = 'message' and not ${isUndone}`;
  const { rows } = await sql<Happening>`
    select ${isoMoment('at')} as at, kind, text, cents, who, about from (
      select ${said}, ${aboutQuote} as about
        from event join quote on quote.id = event.quote_id where ${quotes} and ${isSaid}
      union all select ${said}, ${aboutVerification}
        from event join verification on verification.id = event.verification_id
        where ${verifications} and ${isSaid}
      union all select created_at, 'asked', notes, total_cents::float8,
        case when typed_by is not null then coalesce(${personNameColumn('quote.typed_by')}, '') end, ${aboutQuote}
        from quote where ${quotes}
      union all select created_at, 'verification', comment, paid_cents::float8, null, ${aboutVerification}
        from verification where ${verifications}
      union all select e.recorded_at, e.kind, coalesce(e.bank_reference, e.reason), e.amount_cents::float8,
        coalesce(${personNameColumn('e.recorded_by')}, ''), ${aboutQuote}
        from ledger_entry e join quote on quote.id = e.quote_id
        where ${quotes} and e.kind in ('payment', 'refund')
          and not exists (select from ledger_entry r where r.of_entry = e.id and r.kind = 'reversal')
    ) happened order by happened.at desc limit ${mostHappenings}`.execute(db);
  return rows;
}

/** Others who gave one of these phones as their own, or of whom one only claims to have the e-mail. */
async function readAlike(
  db: Database,
  one: MergedCustomer,
  { phone, whatsapp }: KnownCustomer,
): Promise<KnownCustomer[]> {
  const phones = [...new Set([phone, whatsapp])].filter((each) => each !== null);
  const any = (condition: (phone: string) => RawBuilder<unknown>) =>
    phones.length === 0 ? sql`false` : sql`(${sql.join(phones.map(condition), sql` or `)})`;
  const addresses = one.customers.map(({ address }) => address);
  const { rows } = await sql<{ id: string }>`
    select id from (select distinct on (coalesce(person_id::text, address)) id, at
      from ${known} where id = any (array(
      select id from person where ${any(hasPhone)} or lower(email) = any (${addresses}::text[])
      union select id from quote where ${any((each) => sql`search like ${`%${each}%`}`)}
        and (customer_phone = any (${phones}::text[]) or customer_whatsapp = any (${phones}::text[]))
      union select id from quote where lower(customer_email) = any (${addresses}::text[])))
      and ${isKnownAs(one)} is not true
      order by coalesce(person_id::text, address), account desc, at desc) others
    order by at desc limit ${mostAlike}`.execute(db);
  const others = await Promise.all(rows.map(async ({ id }) => factsOf(db, await findOne(db, id))));
  // Several of them may be one customer.
  return [...new Map(others.flatMap((other) => (other ? [[other.id, other]] : []))).values()];
}
