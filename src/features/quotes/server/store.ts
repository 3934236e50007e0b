import { sql } from 'kysely';
import { nameOf } from '#features/accounts/server/agents.ts';
import { readHistory } from '#features/cases/server/store.ts';
import { toProvince } from '#features/provinces/provinces.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { toWire } from '#platform/money.ts';
import type { Quote, QuoteDetail, StaffQuoteDetail } from '../schema.ts';
import { toQuoteStatus } from '../statuses.ts';
import './tables.ts';

/** So many of one's own, the newest. */
const most = 1000;

/** A person's quotes, newest first. Someone else's are not found, by construction. */
export async function listQuotesOf(db: Database, personId: string): Promise<Quote[]> {
  const rows = await quotesQuery(db)
    .where('person_id', '=', personId)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute();
  return rows.map(toQuote);
}

export async function findQuoteOf(
  db: Database,
  personId: string,
  id: string,
): Promise<QuoteDetail | undefined> {
  const row = await quotesQuery(db)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const history = await readHistory(db, { quoteId: id }, toQuoteStatus);
  const codes = await readCodes(db, id);
  return {
    ...toQuote(row),
    history,
    codes: codes.map(({ code, issuedAt }) => ({ code, issuedAt })),
  };
}

/** The verification codes that were issued from a quote, oldest first, and by whom. */
export async function readCodes(db: Database, quoteId: string): Promise<StaffQuoteDetail['codes']> {
  const rows = await db
    .selectFrom('verification_code')
    .select(['code', 'issued_at', nameOf('verification_code.issued_by').as('name')])
    .where('quote_id', '=', quoteId)
    .orderBy('issued_at')
    .orderBy('code')
    .execute();
  return rows.map(({ code, issued_at: at, name }) => ({
    code,
    issuedAt: at.toISOString(),
    issuedBy: name,
  }));
}

/** The quote that a person's submission made, and what was submitted. */
export function findSubmission(db: Database, personId: string, key: string) {
  return db
    .selectFrom('quote')
    .select(['id', 'reference', 'submission_hash'])
    .where('person_id', '=', personId)
    .where('submission_key', '=', key)
    .executeTakeFirst();
}

/** The next number of a counter. Its row stays locked until the transaction ends: no gaps. */
export async function nextNumber(tx: Tx, name: string): Promise<number> {
  const { rows } = await sql<{ value: string }>`
    insert into counter (name, value) values (${name}, 1)
    on conflict (name) do update set value = counter.value + 1
    returning value`.execute(tx);
  return Number(rows[0]?.value);
}

/** What `toQuote` reads of a quote. */
export function quotesQuery(db: Database) {
  return db.selectFrom('quote').select((row) => [
    'id',
    'reference',
    'customer_name',
    'customer_email',
    'customer_phone',
    'customer_whatsapp',
    'province',
    'subtotal_cents',
    'total_cents',
    'currency',
    'notes',
    'status',
    'created_at',
    sql<LineRow[]>`(select json_agg(json_build_object(
          'productId', l.product_id, 'productName', l.product_name,
          'quantity', l.quantity, 'cents', l.unit_price_cents) order by l.position)
        from quote_line l where l.quote_id = ${row.ref('quote.id')})`.as('lines'),
  ]);
}
type QuoteRow = Awaited<ReturnType<ReturnType<typeof quotesQuery>['execute']>>[number];

interface LineRow {
  productId: string | null;
  productName: string;
  quantity: number;
  cents: number | null;
}

export function toQuote(row: QuoteRow): Quote {
  return {
    id: row.id,
    referenceNumber: row.reference,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    customerWhatsapp: row.customer_whatsapp,
    province: toProvince(row.province),
    items: row.lines.map(({ cents, ...line }) => ({ ...line, price: toWire(cents) })),
    subtotal: amount(row.subtotal_cents),
    total: amount(row.total_cents),
    currency: row.currency,
    notes: row.notes,
    status: toQuoteStatus(row.status),
    createdAt: row.created_at.toISOString(),
  };
}

function amount(cents: string): string {
  return toWire(BigInt(cents)) ?? '0.00';
}
