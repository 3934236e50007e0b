import { sql } from 'kysely';
import type { Condition } from '#features/cases/server/queue-list.ts';
import type { Database } from '#platform/database/database.ts';
import type { Receipt, Verification } from '../schema.ts';
import { toVerificationStatus } from '../statuses.ts';
import type { VerificationRow } from './tables.ts';

/**
 * A customer's own, and what was sent signed out with their e-mail once the provider has verified
 * it. Never what a deleted account left behind.
 */
export function ofCustomer(personId: string): Condition {
  return sql<boolean>`verification.detached_at is null and (
    verification.person_id = ${personId}
    or verification.person_id is null and exists (
      select from person where person.id = ${personId} and person.email_verified
        and lower(person.email) = lower(verification.email)))`;
}

/** Where the file of a receipt lies, if this is one of a verification in scope. */
export function findReceipt(db: Database, scope: Condition, id: string, receiptId: string) {
  return db
    .selectFrom('receipt')
    .innerJoin('verification', 'verification.id', 'receipt.verification_id')
    .select(['receipt.file', 'receipt.type', 'verification.ticket', 'receipt.sha256'])
    .where(scope)
    .where('verification.id', '=', id)
    .where('receipt.id', '=', receiptId)
    .executeTakeFirst();
}

export const countColumns = sql`exists (select from verification_code
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

/** The person's own quote of this reference. */
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

export function toVerification(row: VerificationRow): Verification {
  return {
    id: row.id,
    ticketId: row.ticket,
    verificationCode: row.code,
    email: row.email,
    whatsapp: row.whatsapp,
    quoteReference: row.quote_reference,
    comment: row.comment,
    status: toVerificationStatus(row.status),
    createdAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    processedAt: row.processed_at?.toISOString() ?? null,
  };
}
