import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Role } from '../../accounts/roles.ts';
import { readHistory } from '../../history/server/store.ts';
import type {
  Receipt,
  StaffVerification,
  StaffVerificationDetail,
  Verification,
  VerificationDetail,
} from '../schema.ts';
import { toVerificationStatus, type VerificationStatus } from '../statuses.ts';
import './tables.ts';

/** A list shows at most so many of the newest. */
const listLimit = 200;

/** Which verifications somebody may see and act on: part of every query, so others are not found. */
export type Scope = RawBuilder<boolean>;

/**
 * A customer's own, and what was sent signed out with their e-mail once the provider has verified
 * it (PRODUCT 21). Never what a deleted account left behind.
 */
export function ofCustomer(personId: string): Scope {
  return sql<boolean>`verification.detached_at is null and (
    verification.person_id = ${personId}
    or verification.person_id is null and exists (
      select from person where person.id = ${personId} and person.email_verified
        and lower(person.email) = lower(verification.email)))`;
}

/** What a deleted account left behind is administrador's alone (PRODUCT 31). */
export function ofStaff(role: Role): Scope {
  return role === 'administrador'
    ? sql<boolean>`true`
    : sql<boolean>`verification.detached_at is null`;
}

export async function listVerificationsOf(db: Database, personId: string): Promise<Verification[]> {
  const rows = await verificationsQuery(db).where(ofCustomer(personId)).execute();
  return rows.map(toVerification);
}

export async function findVerificationOf(
  db: Database,
  personId: string,
  id: string,
): Promise<VerificationDetail | undefined> {
  const row = await findRow(db, ofCustomer(personId), id);
  if (!row) return undefined;
  const [receipts, history, quote] = await readParts(
    db,
    row,
    'public',
    sql<boolean>`quote.person_id = ${personId}`,
  );
  return { ...toVerification(row), receipts, history, quote };
}

/** The newest of everybody, of one status or all. */
export async function listVerifications(
  db: Database,
  role: Role,
  status: VerificationStatus | undefined,
): Promise<StaffVerification[]> {
  let query = verificationsQuery(db).where(ofStaff(role));
  if (status) query = query.where('verification.status', '=', status);
  const rows = await query.execute();
  return rows.map((row) => ({
    ...toVerification(row),
    codeKnown: row.code_known,
    receiptCount: row.receipt_count,
  }));
}

export async function findVerification(
  db: Database,
  role: Role,
  id: string,
): Promise<StaffVerificationDetail | undefined> {
  const row = await findRow(db, ofStaff(role), id);
  if (!row) return undefined;
  const open =
    role === 'administrador' ? sql<boolean>`true` : sql<boolean>`quote.detached_at is null`;
  const [receipts, history, quote] = await readParts(db, row, 'all', open);
  return {
    ...toVerification(row),
    receipts,
    history,
    quote,
    codeKnown: row.code_known,
    language: row.language,
    sameReceipts: await findSameReceipts(db, role, id),
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

/** Whether the owner of a verification has shown that its e-mail is theirs. */
export async function ownsAddress(
  db: Database,
  { person_id, email }: { person_id: string | null; email: string },
): Promise<boolean> {
  if (person_id === null) return false;
  const owner = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', person_id)
    .where('email_verified', '=', true)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return owner !== undefined;
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

function verificationsQuery(db: Database) {
  return db
    .selectFrom('verification')
    .selectAll()
    .select([
      sql<boolean>`exists (select from verification_code
        where verification_code.code = upper(verification.code))`.as('code_known'),
      sql<number>`(select count(*)::int from receipt
        where receipt.verification_id = verification.id)`.as('receipt_count'),
    ])
    .orderBy('seq', 'desc')
    .limit(listLimit);
}
type Row = Awaited<ReturnType<ReturnType<typeof verificationsQuery>['execute']>>[number];

function findRow(db: Database, scope: Scope, id: string): Promise<Row | undefined> {
  return verificationsQuery(db).where(scope).where('id', '=', id).executeTakeFirst();
}

async function readParts(
  db: Database,
  row: Row,
  which: 'public' | 'all',
  quotes: RawBuilder<boolean>,
) {
  const receipts: Receipt[] = await db
    .selectFrom('receipt')
    .select(['id', 'type', 'bytes', 'round'])
    .where('verification_id', '=', row.id)
    .orderBy('round')
    .orderBy('position')
    .execute();
  const history = await readHistory(db, { verificationId: row.id }, which, toVerificationStatus);
  const named =
    row.quote_reference === null
      ? undefined
      : await db
          .selectFrom('quote')
          .select(['id', 'reference'])
          .where('reference', '=', row.quote_reference)
          .where(quotes)
          .executeTakeFirst();
  const quote = named ? { id: named.id, referenceNumber: named.reference } : null;
  return [receipts, history, quote] as const;
}

/** Other tickets that came with one of the same files. */
async function findSameReceipts(db: Database, role: Role, id: string) {
  const rows = await db
    .selectFrom('receipt as mine')
    .innerJoin('receipt as other', 'other.sha256', 'mine.sha256')
    .innerJoin('verification', 'verification.id', 'other.verification_id')
    .select(['mine.id as receiptId', 'verification.ticket as ticketId', 'verification.seq'])
    .distinct()
    .where('mine.verification_id', '=', id)
    .where('verification.id', '<>', id)
    .where(ofStaff(role))
    .orderBy('verification.seq')
    .limit(listLimit)
    .execute();
  return rows.map(({ receiptId, ticketId }) => ({ receiptId, ticketId }));
}

function toVerification(row: Row): Verification {
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
