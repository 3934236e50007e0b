import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#features/accounts/roles.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { CaseRef } from '#features/cases/server/case-ref.ts';
import {
  findCase,
  findOwnCase,
  isAddressKnown,
  isOwnCase,
  lockCase,
  refuseOwn,
} from '#features/cases/server/case-store.ts';
import { mayOpen } from '#features/cases/server/queue/queue-list.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { QuoteDetail, StaffQuoteDetail } from '../schema.ts';
import { quoteType } from '../statuses.ts';
import { quoteCases } from './quote-cases.ts';
import type { QuoteRow } from './tables.ts';

// How other subjects (offers, money, papers) come to a quotation: by whom it may be read and changed.

export type { QuoteRow };

/** A quotation that stays as it is until the transaction ends. */
export interface LockedQuote {
  of: CaseRef;
  /** Its reference. */
  name: string;
  row: QuoteRow;
}

/** In a query: the person's own. */
export const isOwnQuote = (personId: string): RawBuilder<unknown> => quoteCases.ownedBy(personId);

/** In a query on `quote`: this member of staff may open it. */
export const mayOpenQuote = (agent: Pick<CurrentUser, 'role'>): RawBuilder<boolean> =>
  mayOpen(quoteCases, agent);

/** In a query on `quote`: it is the agent's own (`isOwnRecord`). */
export const isQuoteOfAgent = ({ id, email }: CurrentUser): RawBuilder<boolean> =>
  sql<boolean>`(quote.person_id is not distinct from ${id}
    or lower(quote.customer_email) = ${email.toLowerCase()})`;

/** Throws AppError: not found, also where it is somebody else's. */
export function findOwnQuote(db: Database, personId: string, id: string): Promise<QuoteDetail> {
  return findOwnCase(db, quoteCases, personId, id);
}

/** As staff see it. Throws AppError: not found. */
export function findStaffQuote(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<StaffQuoteDetail> {
  return findCase(db, quoteCases, agent, id);
}

/** One's own, or what this role of the staff may open. Throws AppError: not found. */
export function lockQuote(
  tx: Tx,
  id: string,
  by: { ownerId: string } | { role: Role },
): Promise<LockedQuote> {
  return lockCase(tx, quoteCases, id, by);
}

/** For an agent who changes something of it. Throws AppError: not found, the agent's own. */
export async function lockQuoteForStaff(
  tx: Tx,
  agent: CurrentUser,
  id: string,
  notFound = quoteCases.notFound,
): Promise<LockedQuote> {
  const locked = await lockCase(tx, { ...quoteCases, notFound }, id, agent);
  refuseOwn(quoteCases, agent, locked.row);
  return locked;
}

/**
 * Those that a condition on `quote` picks stay what they are until the transaction ends; says which of them
 * are the agent's own.
 */
export async function lockQuotesWhere(
  tx: Tx,
  agent: CurrentUser,
  condition: RawBuilder<unknown>,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<QuoteRow>`
    select * from quote where ${condition} order by id for key share`.execute(tx);
  const own = rows.filter((row) => isOwnCase(quoteCases, agent, row));
  return new Set(own.map(({ id }) => id));
}

/** The one that a condition on `quote` picks, whoever it is of. */
export async function lockQuoteWhere(
  tx: Tx,
  condition: RawBuilder<unknown>,
): Promise<LockedQuote | undefined> {
  const { rows } = await sql<QuoteRow>`
    select * from quote where ${condition} for update`.execute(tx);
  const [row] = rows;
  return row && { of: { type: quoteType, id: row.id }, name: quoteCases.nameOf(row), row };
}

/** Nobody waits, but somebody has to look: it is unread, and due now. */
export async function showToStaff(tx: Tx, id: string): Promise<void> {
  await sql`update quote set staff_seen_at = null, follow_up_at = now() where id = ${id}`.execute(
    tx,
  );
}

/** Whether its customer has shown that its e-mail is theirs. */
export function isQuoteAddressKnown(tx: Tx, row: QuoteRow): Promise<boolean> {
  return isAddressKnown(tx, quoteCases, row);
}
