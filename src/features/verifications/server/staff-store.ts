import { mayOpenDetached } from '#features/accounts/roles.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import {
  countFound,
  countQueue,
  onPage,
  type QueueOf,
  queueColumns,
  queueConditions,
  queueOrder,
  toQueueFacts,
} from '#features/cases/server/queue-list.ts';
import { readStaffHistory } from '#features/cases/server/store.ts';
import { toQuoteStatus } from '#features/quotes/statuses.ts';
import type { Database } from '#platform/database/database.ts';
import { toWire } from '#platform/money.ts';
import type {
  StaffVerification,
  StaffVerificationDetail,
  StaffVerificationFilters,
  VerificationStats,
} from '../schema.ts';
import { finishedVerifications, toVerificationStatus, verificationStatuses } from '../statuses.ts';
import { ofStaff, readReceipts, toVerification, verificationsQuery } from './store.ts';
import './tables.ts';

export const verifications: QueueOf = { table: 'verification', finished: finishedVerifications };

/** So many other tickets with the same file are told. */
const mostTwins = 200;

/** A page of the verifications that this agent may open, and how many there are on all pages. */
export async function listVerifications(
  db: Database,
  agent: CurrentUser,
  filters: StaffVerificationFilters,
): Promise<{ verifications: StaffVerification[]; total: number }> {
  const condition = queueConditions(verifications, filters, agent);
  const order = queueOrder(verifications, filters.sort);
  const rows = await staffQuery(db)
    .where(onPage(verifications, condition, order, filters.page))
    .orderBy(order)
    .execute();
  const total = await countFound(db, verifications, condition);
  return { verifications: rows.map(toStaffVerification), total };
}

/** The same list from its newest one on, in pieces of `size`, whatever its order. */
export async function* walkVerifications(
  db: Database,
  agent: CurrentUser,
  filters: StaffVerificationFilters,
  size: number,
): AsyncGenerator<StaffVerification[]> {
  const newest = staffQuery(db)
    .where(queueConditions(verifications, filters, agent))
    .orderBy('seq', 'desc')
    .limit(size);
  let rows = await newest.execute();
  while (rows.length > 0) {
    yield rows.map(toStaffVerification);
    const last = rows.at(-1)?.seq ?? '0';
    rows = rows.length < size ? [] : await newest.where('seq', '<', last).execute();
  }
}

/** How many verifications there are, of those that this agent may open. */
export function countVerifications(db: Database, agent: CurrentUser): Promise<VerificationStats> {
  return countQueue(db, verifications, agent, verificationStatuses);
}

export async function findVerification(
  db: Database,
  agent: CurrentUser,
  id: string,
): Promise<StaffVerificationDetail | undefined> {
  const row = await staffQuery(db)
    .where('id', '=', id)
    .where(queueConditions(verifications, {}, agent))
    .executeTakeFirst();
  if (!row) return undefined;
  const byCode = await findQuote(db, agent, { code: row.code });
  const byReference = await findQuote(db, agent, { reference: row.quote_reference });
  return {
    ...toStaffVerification(row),
    sender: await findSender(db, row.person_id),
    language: row.language,
    receipts: await readReceipts(db, id),
    history: await readStaffHistory(db, { verificationId: id }, toVerificationStatus),
    quote: byReference ?? byCode,
    codeQuote: byCode && { id: byCode.id, referenceNumber: byCode.referenceNumber },
    sameReceipts: await findSameReceipts(db, agent, id),
  };
}

async function findSender(
  db: Database,
  personId: string | null,
): Promise<StaffVerificationDetail['sender']> {
  if (personId === null) return null;
  const person = await db
    .selectFrom('person')
    .select(['first_name', 'last_name', 'email', 'email_verified as emailVerified'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person) return null;
  const { first_name, last_name, ...rest } = person;
  return { name: `${first_name} ${last_name}`.trim(), ...rest };
}

/** The quote of this reference, or the one that this code was issued from. */
async function findQuote(
  db: Database,
  { role }: CurrentUser,
  by: { code: string } | { reference: string | null },
): Promise<StaffVerificationDetail['quote']> {
  let query = db
    .selectFrom('quote')
    .select(['id', 'reference', 'status', 'total_cents', 'customer_name', 'customer_email'])
    .select('created_at')
    .select((of) =>
      of
        .exists(
          of
            .selectFrom('quote_line')
            .select('position')
            .whereRef('quote_id', '=', 'quote.id')
            .where('unit_price_cents', 'is', null),
        )
        .as('has_open_prices'),
    );
  query =
    'code' in by
      ? query.where('id', '=', (of) =>
          of
            .selectFrom('verification_code')
            .select('quote_id')
            .where('code', '=', by.code.toUpperCase()),
        )
      : query.where('reference', '=', by.reference);
  if (!mayOpenDetached(role)) query = query.where('detached_at', 'is', null);
  const row = await query.executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    referenceNumber: row.reference,
    status: toQuoteStatus(row.status),
    total: toWire(BigInt(row.total_cents)) ?? '0.00',
    hasOpenPrices: Boolean(row.has_open_prices),
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    createdAt: row.created_at.toISOString(),
  };
}

/** Other tickets that came with one of the same files. */
async function findSameReceipts(db: Database, { role }: CurrentUser, id: string) {
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
    .limit(mostTwins)
    .execute();
  return rows.map(({ receiptId, ticketId }) => ({ receiptId, ticketId }));
}

function staffQuery(db: Database) {
  return verificationsQuery(db).select(queueColumns(verifications));
}
type Row = Awaited<ReturnType<ReturnType<typeof staffQuery>['execute']>>[number];

function toStaffVerification(row: Row): StaffVerification {
  return {
    ...toVerification(row),
    ...toQueueFacts(row),
    codeKnown: row.code_known,
    receiptCount: row.receipt_count,
  };
}
