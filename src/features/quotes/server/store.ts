import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { mailsAbout } from '../../../platform/mails-about.ts';
import { toWire } from '../../../platform/money.ts';
import { mayOpenDetached, type Role } from '../../accounts/roles.ts';
import { readHistory } from '../../history/server/store.ts';
import { toProvince } from '../../provinces/provinces.ts';
import type { Quote, QuoteDetail, StaffQuoteDetail } from '../schema.ts';
import { type QuoteStatus, toQuoteStatus } from '../statuses.ts';
import './tables.ts';

/** So many of the newest: of everybody's, as staff see them, and of one's own. */
const most = { everybody: 200, own: 1000 };

/** A person's quotes, newest first. Someone else's are not found, by construction. */
export function listQuotesOf(db: Database, personId: string): Promise<Quote[]> {
  return readQuotes(db, (quotes) => quotes.where('person_id', '=', personId).limit(most.own));
}

export async function findQuoteOf(
  db: Database,
  personId: string,
  id: string,
): Promise<QuoteDetail | undefined> {
  const [quote] = await readQuotes(db, (quotes) =>
    quotes.where('person_id', '=', personId).where('id', '=', id),
  );
  return (
    quote && { ...quote, history: await readHistory(db, { quoteId: id }, 'public', toQuoteStatus) }
  );
}

/** The newest quotes of everybody that this role may open, of one status or all. */
export function listQuotes(
  db: Database,
  role: Role,
  status: QuoteStatus | undefined,
): Promise<Quote[]> {
  return readQuotes(db, (quotes) => {
    const open = openTo(role, quotes);
    return status ? open.where('status', '=', status) : open;
  });
}

/** A quote as staff see it: with everything that happened, and its mails. */
export async function findQuote(
  db: Database,
  role: Role,
  id: string,
): Promise<StaffQuoteDetail | undefined> {
  const [quote] = await readQuotes(db, (quotes) => openTo(role, quotes.where('id', '=', id)));
  if (!quote) return undefined;
  const history = await readHistory(db, { quoteId: id }, 'all', toQuoteStatus);
  return { ...quote, history, mails: await mailsAbout(db, id) };
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

function quotesQuery(db: Database) {
  return db
    .selectFrom('quote')
    .select((row) => [
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
    ])
    .orderBy('seq', 'desc')
    .limit(most.everybody);
}

function openTo(role: Role, quotes: ReturnType<typeof quotesQuery>) {
  return mayOpenDetached(role) ? quotes : quotes.where('detached_at', 'is', null);
}

interface LineRow {
  productId: string | null;
  productName: string;
  quantity: number;
  cents: number | null;
}

async function readQuotes(
  db: Database,
  narrow: (query: ReturnType<typeof quotesQuery>) => ReturnType<typeof quotesQuery>,
): Promise<Quote[]> {
  const rows = await narrow(quotesQuery(db)).execute();
  return rows.map((row) => ({
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
  }));
}

function amount(cents: string): string {
  return toWire(BigInt(cents)) ?? '0.00';
}
