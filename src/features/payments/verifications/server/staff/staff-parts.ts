import { sql } from 'kysely';
import { readAccounts } from '#features/ledger/entries/server/known-accounts.ts';
import { isOrder } from '#features/orders/offers/server/money/read-money.ts';
import { newestOffer } from '#features/orders/offers/server/offer-of-quote.ts';
import { toOwnOffer } from '#features/orders/offers/server/offer-row.ts';
import { firmCents } from '#features/orders/order/total.ts';
import { mayOpenDetached } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { mayOpen } from '#features/requests/cases/server/queue/queue-list.ts';
import { toQuoteStatus } from '#features/requests/quotes/statuses.ts';
import type { Database } from '#platform/database/database.ts';
import { toWire } from '#platform/money.ts';
import type { StaffVerificationDetail } from '../../schema.ts';
import { verificationType } from '../../statuses.ts';
import { readPaid, readReceipts } from '../store.ts';
import type { VerificationRow } from '../tables.ts';

const maxSameReceipts = 200;

export async function findStaffParts(db: Database, agent: CurrentUser, row: VerificationRow) {
  const { quote, byCode } = await findQuotes(db, agent, row);
  return {
    sender: await findSender(db, row.person_id),
    receipts: await readReceipts(db, row.id),
    quote,
    paid: await readPaid(db, row.id),
    payment: await findPayment(db, row.id),
    accounts: await readAccounts(db),
    isOrder: quote !== null && (await isOrder(db, quote.id)),
    codeQuote: byCode && { id: byCode.id, referenceNumber: byCode.referenceNumber },
    sameReceipts: await findSameReceipts(db, agent, row.id),
  };
}

type Named = Pick<VerificationRow, 'code' | 'quote_reference' | 'order_id'>;

/** Finds the quotation that a verification names: by its order, else by reference, else by code. */
export async function findNamed(db: Database, agent: CurrentUser, row: Named) {
  return (await findQuotes(db, agent, row)).quote;
}

async function findQuotes(db: Database, agent: CurrentUser, row: Named) {
  const byOrder = row.order_id ? await findQuote(db, agent, { id: row.order_id }) : null;
  const byCode = await findQuote(db, agent, { code: row.code });
  const byReference = await findQuote(db, agent, { reference: row.quote_reference });
  return { quote: byOrder ?? byReference ?? byCode, byCode };
}

async function findPayment(db: Database, id: string): Promise<StaffVerificationDetail['payment']> {
  const { rows } = await sql<NonNullable<StaffVerificationDetail['payment']>>`
    select amount_cents::float8 as cents, moved_on::text as "movedOn" from ledger_entry
    where verification_id = ${id} and ledger_stands(id)`.execute(db);
  return rows[0] ?? null;
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

async function findQuote(
  db: Database,
  { role }: CurrentUser,
  by: { id: string } | { code: string } | { reference: string | null },
): Promise<StaffVerificationDetail['quote']> {
  let query = db
    .selectFrom('quote')
    .select(['id', 'reference', 'status', 'total_cents', 'customer_name', 'customer_email'])
    .select('created_at')
    .select(newestOffer.as('offer'))
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
      : 'id' in by
        ? query.where('id', '=', by.id)
        : query.where('reference', '=', by.reference);
  if (!mayOpenDetached(role)) query = query.where('detached_at', 'is', null);
  const row = await query.executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    referenceNumber: row.reference,
    status: toQuoteStatus(row.status),
    total: toWire(BigInt(row.total_cents)),
    hasOpenPrices: Boolean(row.has_open_prices),
    firmCents: firmCents({ offer: toOwnOffer(row.offer) }),
    money: row.offer?.money ?? null,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    createdAt: row.created_at.toISOString(),
  };
}

async function findSameReceipts(db: Database, agent: CurrentUser, id: string) {
  const rows = await db
    .selectFrom('receipt as mine')
    .innerJoin('receipt as other', 'other.sha256', 'mine.sha256')
    .innerJoin('verification', 'verification.id', 'other.verification_id')
    .select(['mine.id as receiptId', 'verification.ticket as ticketId', 'verification.seq'])
    .distinct()
    .where('mine.verification_id', '=', id)
    .where('verification.id', '<>', id)
    .whereRef('other.created_at', '<', 'mine.created_at')
    .where(mayOpen(verificationType, agent))
    .orderBy('verification.seq')
    .limit(maxSameReceipts)
    .execute();
  return rows.map(({ receiptId, ticketId }) => ({ receiptId, ticketId }));
}
