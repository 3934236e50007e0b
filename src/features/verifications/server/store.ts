import { type RawBuilder, sql } from 'kysely';
import { mayOpenDetached, type Role } from '#features/accounts/roles.ts';
import { readHistory } from '#features/cases/server/store.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { Receipt, Verification, VerificationDetail, VerificationEvent } from '../schema.ts';
import { toVerificationStatus } from '../statuses.ts';
import { withoutLinks } from '../without-links.ts';
import './tables.ts';

/** A list shows at most so many of the newest. */
const listLimit = 200;

/** Which verifications somebody may see and act on: part of every query, so others are not found. */
export type Scope = RawBuilder<boolean>;

/**
 * A customer's own, and what was sent signed out with their e-mail once the provider has verified
 * it. Never what a deleted account left behind.
 */
export function ofCustomer(personId: string): Scope {
  return sql<boolean>`verification.detached_at is null and (
    verification.person_id = ${personId}
    or verification.person_id is null and exists (
      select from person where person.id = ${personId} and person.email_verified
        and lower(person.email) = lower(verification.email)))`;
}

/** What a deleted account left behind is administrador's alone. */
export function ofStaff(role: Role): Scope {
  return mayOpenDetached(role)
    ? sql<boolean>`true`
    : sql<boolean>`verification.detached_at is null`;
}

export async function listVerificationsOf(db: Database, personId: string): Promise<Verification[]> {
  const rows = await verificationsQuery(db)
    .where(ofCustomer(personId))
    .orderBy('seq', 'desc')
    .limit(listLimit)
    .execute();
  return rows.map(toOwnVerification);
}

export async function findVerificationOf(
  db: Database,
  personId: string,
  id: string,
): Promise<VerificationDetail | undefined> {
  const row = await verificationsQuery(db)
    .where(ofCustomer(personId))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const verification = toOwnVerification(row);
  const history = await readHistory(db, { verificationId: id }, toVerificationStatus);
  return {
    ...verification,
    receipts: await readReceipts(db, id),
    history: verification.signedOut ? history.map(byNobody) : history,
    quote: await findNamedQuote(db, row.quote_reference, personId),
  };
}

/** Where the file of a receipt lies, if this is one of a verification in scope. */
export function findReceipt(db: Database, scope: Scope, id: string, receiptId: string) {
  return db
    .selectFrom('receipt')
    .innerJoin('verification', 'verification.id', 'receipt.verification_id')
    .select(['receipt.file', 'receipt.type', 'verification.ticket', 'receipt.sha256'])
    .where(scope)
    .where('verification.id', '=', id)
    .where('receipt.id', '=', receiptId)
    .executeTakeFirst();
}

/** The verification in scope, locked until the transaction ends. */
export function lockVerification(tx: Tx, scope: Scope, id: string) {
  return tx
    .selectFrom('verification')
    .selectAll()
    .where(scope)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** What `toVerification` reads, and what staff see beside it. */
export function verificationsQuery(db: Database) {
  return db
    .selectFrom('verification')
    .selectAll()
    .select([
      sql<boolean>`exists (select from verification_code
        where verification_code.code = upper(verification.code))`.as('code_known'),
      sql<number>`(select count(*)::int from receipt
        where receipt.verification_id = verification.id)`.as('receipt_count'),
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof verificationsQuery>['execute']>>[number];

export function readReceipts(db: Database, verificationId: string): Promise<Receipt[]> {
  return db
    .selectFrom('receipt')
    .select(['id', 'type', 'bytes', 'round'])
    .where('verification_id', '=', verificationId)
    .orderBy('round')
    .orderBy('position')
    .execute();
}

/** The person's own quote of this reference. */
async function findNamedQuote(db: Database, reference: string | null, personId: string) {
  if (reference === null) return null;
  const quote = await db
    .selectFrom('quote')
    .select(['id', 'reference as referenceNumber'])
    .where('reference', '=', reference)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return quote ?? null;
}

/** As the owner of the e-mail reads it: what somebody unknown wrote there leads nowhere. */
function toOwnVerification(row: Row): Verification {
  const verification = toVerification(row);
  if (!verification.signedOut) return verification;
  const shown = (text: string | null) => text && withoutLinks(text);
  return {
    ...verification,
    verificationCode: withoutLinks(verification.verificationCode),
    whatsapp: shown(verification.whatsapp),
    quoteReference: shown(verification.quoteReference),
    comment: shown(verification.comment),
  };
}

/** Who sent it is not known: it is not the one who reads it. */
function byNobody(event: VerificationEvent): VerificationEvent {
  return event.kind === 'created' ? { ...event, by: 'system' } : event;
}

export function toVerification(row: Row): Verification {
  return {
    id: row.id,
    ticketId: row.ticket,
    verificationCode: row.code,
    email: row.email,
    whatsapp: row.whatsapp,
    quoteReference: row.quote_reference,
    comment: row.comment,
    signedOut: row.person_id === null && row.detached_at === null,
    status: toVerificationStatus(row.status),
    createdAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    processedAt: row.processed_at?.toISOString() ?? null,
  };
}
