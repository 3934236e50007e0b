import { sql } from 'kysely';
import type { CaseCondition } from '#features/requests/cases/server/queue/queue-list.ts';
import type { Database } from '#platform/database/database.ts';
import { withoutInvisible } from '#platform/text/invisible.ts';
import type { ClaimedPayment, Receipt, Verification, VerificationEvent } from '../schema.ts';
import { toVerificationStatus } from '../statuses.ts';
import type { VerificationRow } from './tables.ts';

/**
 * A condition: a customer's own, and those sent without signing in with their verified e-mail.
 * Never those that a deleted account left behind.
 */
export function isOwnVerification(personId: string): CaseCondition {
  return sql<boolean>`verification.detached_at is null and (
    verification.person_id = ${personId}
    or verification.person_id is null and exists (
      select from person where person.id = ${personId} and person.email_verified
        and lower(person.email) = lower(verification.email)))`;
}

export function findReceipt(db: Database, scope: CaseCondition, id: string, receiptId: string) {
  return db
    .selectFrom('receipt')
    .innerJoin('verification', 'verification.id', 'receipt.verification_id')
    .select(['receipt.file', 'receipt.type', 'verification.ticket', 'receipt.sha256'])
    .where(scope)
    .where('verification.id', '=', id)
    .where('receipt.id', '=', receiptId)
    .executeTakeFirst();
}

// A verification that was sent from an order needs no code.
export const countColumns = sql`verification.order_id is not null or exists (select from verification_code
    where verification_code.code = upper(verification.code)) as code_known,
  (select count(*)::int from receipt
    where receipt.verification_id = verification.id) as receipt_count`;

export type ReadVerification = VerificationRow & { code_known: boolean; receipt_count: number };

export function readReceipts(db: Database, verificationId: string): Promise<Receipt[]> {
  return db
    .selectFrom('receipt')
    .select(['id', 'type', 'bytes', 'round'])
    .where('verification_id', '=', verificationId)
    .orderBy('round')
    .orderBy('position')
    .execute();
}

export async function readPaid(db: Database, verificationId: string): Promise<ClaimedPayment> {
  const { rows } = await sql<ClaimedPayment>`
    select paid_cents::float8 as cents, paid_on::text as "on", paid_method as method
    from verification where id = ${verificationId}`.execute(db);
  return rows[0] ?? { cents: null, on: null, method: null };
}

/** True where a payment of it stands in the ledger. */
export async function isCounted(db: Database, verificationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_entry where verification_id = ${verificationId} and ledger_stands(id)`.execute(
    db,
  );
  return rows.length > 0;
}

export async function findNamedQuote(db: Database, reference: string | null, personId: string) {
  if (reference === null) return null;
  const quote = await db
    .selectFrom('quote')
    .select(['id', 'reference as referenceNumber'])
    .where('reference', '=', reference)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return quote ?? null;
}

/**
 * Gives it as the owner of the e-mail reads it; links in what an unknown sender wrote are removed.
 */
export function toOwnVerification(row: VerificationRow): Verification {
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

/** An unknown sender must not appear as the reader. */
export function withoutSender(event: VerificationEvent): VerificationEvent {
  return event.kind === 'created' ? { ...event, by: 'system' } : event;
}

export function toVerification(row: VerificationRow): Verification {
  return {
    id: row.id,
    ticketId: row.ticket,
    verificationCode: row.code,
    email: row.email,
    whatsapp: row.whatsapp,
    quoteReference: row.quote_reference,
    comment: row.comment,
    report: row.reports_forgery,
    signedOut: row.person_id === null && row.detached_at === null,
    status: toVerificationStatus(row.status),
    createdAt: row.created_at.toISOString(),
    dueAt: row.answer_due_at.toISOString(),
    processedAt: row.processed_at?.toISOString() ?? null,
  };
}

/** Links, e-mails and hosts. */
const ways = [
  /\b(?:https?|ftp):\/\/\S+/giu,
  /(?<!\S)\S+[@＠]\S+/gu,
  /\bwww\.\S+/giu,
  // Leaves 'Gracias.Pagué' and '1.500' alone.
  /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:[.。．][\p{L}\p{N}-]+){0,9}[.。．](?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})(?:[/:?]\S*)?/gu,
];

export function withoutLinks(text: string): string {
  // Invisible characters could hide a link.
  const seen = withoutInvisible(text);
  return ways.reduce((left, way) => left.replace(way, '[…]'), seen);
}
