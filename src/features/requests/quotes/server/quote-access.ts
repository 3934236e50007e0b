import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Role } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { isOwnedAddress } from '#features/people/accounts/server/owns-address.ts';
import {
  isAddressKnown,
  isOwnCase,
  type LockedCase,
  lockCase,
  refuseOwn,
} from '#features/requests/cases/server/case-store.ts';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import type { CaseRecord } from '#features/requests/cases/server/server-case-type.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { mayMailClaimed } from '#platform/mail/mail-limits.ts';
import { quoteErrors } from '../errors.ts';
import { type QuoteStatus, quoteType } from '../statuses.ts';
import type { QuoteColumns, QuoteRow } from './tables.ts';

// Other subjects read and lock a quotation by these functions, which check who may.

export type { QuoteRow };

export type LockedQuote = LockedCase<QuoteRow>;

/** A quotation as a case that can be locked; what staff and its customer read is `orderCases`. */
export const quoteRecord: CaseRecord<QuoteRow, QuoteStatus> = {
  ...quoteType,
  notFound: quoteErrors.quoteNotFound,
  nameOf: ({ reference }) => reference,
  emailOf: ({ customer_email: email }) => email,
  withEmail: ({ customer_name: name, customer_email: former }, email) => ({
    customer_email: email,
    // Who has no name is called by the address.
    ...(name === former && { customer_name: email }),
  }),
  ownedBy: (personId) => sql`quote.person_id = ${personId}`,
};

/** A condition of a query of quotes: the person's own. */
export const isOwnQuote = (personId: string): RawBuilder<unknown> => quoteRecord.ownedBy(personId);

/** A condition of a query on `quote`: this member of staff may open it. */
export const mayOpenQuote = (agent: Pick<CurrentUser, 'role'>): RawBuilder<boolean> =>
  mayOpen(quoteRecord, agent);

/** A condition of a query on `quote`: it is the agent's own (`isOwnRecord`). */
export const isQuoteOfAgent = ({ id, email }: CurrentUser): RawBuilder<boolean> =>
  sql<boolean>`(quote.person_id is not distinct from ${id}
    or coalesce(lower(quote.customer_email) = ${email.toLowerCase()}, false))`;

/** Throws AppError: not found, or somebody else's. */
export const readOwnQuote = (db: Database, personId: string, id: string): Promise<QuoteRow> =>
  readQuoteWhere(db, sql`id = ${id} and ${isOwnQuote(personId)}`);

/** Throws AppError: not found, or not for this member of staff. */
export const readStaffQuote = (db: Database, agent: CurrentUser, id: string): Promise<QuoteRow> =>
  readQuoteWhere(db, sql`id = ${id} and ${mayOpenQuote(agent)}`);

async function readQuoteWhere(db: Database, condition: RawBuilder<unknown>): Promise<QuoteRow> {
  const { rows } = await sql<QuoteRow>`select * from quote where ${condition}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError(quoteErrors.quoteNotFound);
  return row;
}

export function lockQuote(
  tx: Tx,
  id: string,
  by: { ownerId: string } | { role: Role },
): Promise<LockedQuote> {
  return lockCase(tx, quoteRecord, id, by);
}

/**
 * Locks a quotation for an agent who changes it. Throws AppError: not found, the agent's own
 * quotation.
 */
export async function lockQuoteForStaff(
  tx: Tx,
  agent: CurrentUser,
  id: string | RawBuilder<string>,
  notFound = quoteRecord.notFound,
): Promise<LockedQuote> {
  const locked = await lockCase(tx, { ...quoteRecord, notFound }, id, agent);
  refuseOwn(quoteRecord, agent, locked.row);
  return locked;
}

/**
 * Locks the quotes that match a condition only so far that none is deleted; returns the ids of those
 * that are the agent's own.
 */
export async function lockQuotesWhere(
  tx: Tx,
  agent: CurrentUser,
  condition: RawBuilder<unknown>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<QuoteRow>`
    select * from quote where ${condition} order by id for key share`.execute(tx);
  const own = rows.filter((row) => isOwnCase(quoteRecord, agent, row));
  return new Set(own.map(({ id }) => id));
}

/** Locks the quote that matches a condition, whoever owns it. */
export async function lockQuoteWhere(
  tx: Tx,
  condition: RawBuilder<unknown>,
): Promise<LockedQuote | undefined> {
  const { rows } = await sql<QuoteRow>`
    select * from quote where ${condition} for update`.execute(tx);
  const [row] = rows;
  return row && { of: { type: quoteType, id: row.id }, name: quoteRecord.nameOf(row), row };
}

/** The reference numbers of quotations, the oldest first. */
export async function readReferences(
  db: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, reference as name from quote where id = any(${ids}::uuid[]) order by seq`.execute(
    db,
  );
  return rows;
}

/** Marks it as unread and due now, although nobody waits. */
export async function showToStaff(tx: Tx, id: string): Promise<void> {
  await sql`update quote set staff_seen_at = null, follow_up_at = now() where id = ${id}`.execute(
    tx,
  );
}

/**
 * Counts a mail to its customer, by default one of staff; false where there is no address, or too many
 * went to one that nobody has proven.
 */
export function mayMailCustomer(
  tx: Tx,
  own: Pick<Insertable<QuoteColumns>, 'person_id' | 'customer_email'>,
  answer = true,
): Promise<boolean> {
  const email = own.customer_email;
  if (!email) return Promise.resolve(false);
  return mayMailClaimed(tx, email, answer, isOwnedAddress({ personId: own.person_id, email }));
}

/** A condition: its customer has shown that its e-mail is theirs. */
export const isQuoteAddressKnown = (row: QuoteRow): RawBuilder<boolean> =>
  isAddressKnown(quoteRecord, row);
