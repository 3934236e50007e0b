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
  knownCustomers,
} from '#features/requests/quotes/server/callers/known-customers.ts';
import type { Database } from '#platform/database/database.ts';
import { isoMoment } from '#platform/database/iso-moment.ts';
import { AppError } from '#platform/http/errors.ts';
import { customerErrors } from '../errors.ts';
import type { Customer, Happening } from '../schema.ts';

const mostOrders = 50;
const mostHappenings = 100;

/** By the account, or by the e-mail where there is none. */
interface Whose {
  person: string | null;
  email: string;
}

/** Throws AppError: nobody's, or of a deleted account. */
export async function readCustomer(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<Customer> {
  const whose = await findWhose(db, id);
  const is = whose && isOf(whose);
  const facts = is && (await knownCustomer(db, is('known', 'email')));
  if (!facts) throw new AppError(customerErrors.notFound);
  await writeRead(db, agent, 'person.read', { kind: 'person', id });
  const quotes = sql`(quote.detached_at is null and ${is('quote', 'customer_email')})`;
  const verifications = sql`(verification.detached_at is null and ${is('verification', 'email')})`;
  const [orders, sent, family, history, alike] = await Promise.all([
    readShortOrders(db, agent, quotes, mostOrders),
    readVerifications(db, verifications),
    readFamily(db, quotes, whose),
    readHistory(db, quotes, verifications),
    readAlike(db, facts),
  ]);
  const account = whose.person !== null;
  return { ...facts, account, orders, verifications: sent, family, history, alike };
}

/** Of an account, or of any record of somebody. */
async function findWhose(db: Database, id: string): Promise<Whose | undefined> {
  const { rows } = await sql<Whose>`
    select person_id as person, email from ${known}
      where id = coalesce((select quote_id from unit where unit.id = ${id}), ${id})
    union all select person_id, email from verification where id = ${id} and detached_at is null
    limit 1`.execute(db);
  return rows[0];
}

const isOf =
  ({ person, email }: Whose) =>
  (table: string, address: string): RawBuilder<boolean> =>
    person
      ? sql<boolean>`${sql.ref(`${table}.person_id`)} = ${person}`
      : sql<boolean>`${sql.ref(`${table}.person_id`)} is null
          and lower(${sql.ref(`${table}.${address}`)}) = ${email.toLowerCase()}`;

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
  { email }: Whose,
): Promise<Customer['family']> {
  const { rows } = await sql<Customer['family'][number]>`
    select distinct 'receives' as part, recipient_name as name, recipient_phone as reach
      from quote where ${quotes} and recipient_name is not null
    union select 'pays', v.email, v.whatsapp from verification v join quote on quote.id = v.order_id
      where ${quotes} and lower(v.email) <> ${email.toLowerCase()}
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

/** Others who gave one of these phones as their own. */
async function readAlike(db: Database, of: KnownCustomer): Promise<KnownCustomer[]> {
  const phones = [...new Set([of.phone, of.whatsapp])].filter((phone) => phone !== null);
  if (phones.length === 0) return [];
  const any = (condition: (phone: string) => RawBuilder<unknown>) =>
    sql.join(phones.map(condition), sql` or `);
  const found = await knownCustomers(
    db,
    sql`select lower(email) from person
        where ${any(hasPhone)}
      union select lower(customer_email) from quote
        where (${any((phone) => sql`search like ${`%${phone}%`}`)})
          and (customer_phone = any(${phones}) or customer_whatsapp = any(${phones}))`,
    20,
  );
  return found.filter(({ email }) => email.toLowerCase() !== of.email.toLowerCase());
}
