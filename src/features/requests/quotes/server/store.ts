import { sql } from 'kysely';
import {
  isProvinceCode,
  type ProvinceCode,
  toProvince,
} from '#features/company/provinces/provinces.ts';
import { personNameColumn } from '#features/people/accounts/server/agents.ts';
import { checkWord } from '#features/requests/cases/server/check-word.ts';
import { promisedAnswer } from '#features/requests/cases/server/queue/queue-list.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { toWire } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { Recipient } from '../recipient.ts';
import type { QuoteCreated, QuoteEnding, RequestedQuote, StaffQuoteCode } from '../schema.ts';
import { toQuoteStatus } from '../statuses.ts';
import type { MailedQuote } from './mails/quote-mails.ts';
import { endingOf } from './quote-ending.ts';
import type { QuoteRow } from './tables.ts';

export async function readCodes(db: Database, quoteId: string): Promise<StaffQuoteCode[]> {
  const rows = await db
    .selectFrom('verification_code')
    .select(['code', 'issued_at', personNameColumn('verification_code.issued_by').as('name')])
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

export function findEarlierQuote(db: Database, personId: string, key: string) {
  return db
    .selectFrom('quote')
    .selectAll()
    .where('person_id', '=', personId)
    .where('submission_key', '=', key)
    .executeTakeFirst();
}

export function toCreated(
  config: Services['config'],
  row: QuoteRow,
  { mailed, ending }: Pick<QuoteCreated, 'mailed' | 'ending'>,
): QuoteCreated {
  return {
    id: row.id,
    referenceNumber: row.reference,
    customerEmail: row.customer_email,
    customerWhatsapp: row.customer_whatsapp,
    status: toQuoteStatus(row.status),
    answerDueAt: promisedAnswer(row),
    ending,
    checkWord: checkWord(config, row.reference),
    mailed,
  };
}

export async function findOwnId(
  db: Database,
  personId: string,
  reference: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('quote')
    .select('id')
    .where('reference', '=', reference.toUpperCase())
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found?.id;
}

export async function nextNumber(tx: Tx, name: string): Promise<number> {
  const { rows } = await sql<{ value: string }>`
    insert into counter (name, value) values (${name}, 1)
    on conflict (name) do update set value = counter.value + 1
    returning value`.execute(tx);
  return Number(rows[0]?.value);
}

interface LineRow {
  productId: string | null;
  productName: string;
  quantity: number;
  cents: number | null;
  picture: string | null;
}

export const linesColumn = sql`(select json_agg(json_build_object(
    'productId', l.product_id, 'productName', l.product_name,
    'quantity', l.quantity, 'cents', l.unit_price_cents,
    'picture', (select p.pictures -> 0 ->> 'hash' from product p where p.id = l.product_id))
    order by l.position)
  from quote_line l where l.quote_id = quote.id) as lines`;

export const teamWroteColumn = sql`(select max(e.at) from event e
  where e.quote_id = quote.id and e.kind = 'message' and e.actor = 'staff' and e.public
    and e.at > quote.customer_acted_at) as team_wrote_at`;

export type ReadQuote = QuoteRow & {
  lines: LineRow[];
  team_wrote_at: Date | null;
  ending: QuoteEnding | null;
};

export function toQuote(row: ReadQuote): RequestedQuote {
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
    recipient: toRecipient(row),
    status: toQuoteStatus(row.status),
    createdAt: row.created_at.toISOString(),
    answerDueAt: promisedAnswer(row),
    teamWroteAt: row.team_wrote_at?.toISOString() ?? null,
    ending: row.ending,
    revision: row.revision,
  };
}

/** As it was asked for. Undefined where it is gone, or its account was deleted. */
export async function readRequestedQuote(
  db: Database,
  id: string,
): Promise<(RequestedQuote & Pick<QuoteRow, 'language'>) | undefined> {
  const { rows } = await sql<ReadQuote>`
    select quote.*, ${linesColumn}, ${teamWroteColumn}, ${endingOf('quote.id')} as ending
    from quote where id = ${id} and detached_at is null`.execute(db);
  return rows[0] && { ...toQuote(rows[0]), language: rows[0].language };
}

type RecipientColumns =
  | 'recipient_name'
  | 'recipient_phone'
  | 'recipient_province'
  | 'recipient_address';

export function toRecipient(row: Pick<QuoteRow, RecipientColumns>): Recipient | null {
  const { recipient_name: name, recipient_phone: phone, recipient_address: address } = row;
  const province = isProvinceCode(row.recipient_province) ? row.recipient_province : null;
  const isNamed = [name, phone, province, address].some((part) => part !== null);
  return isNamed ? { name, phone, province, address } : null;
}

export function recipientColumns(recipient: Recipient | null | undefined) {
  return {
    recipient_name: recipient?.name ?? null,
    recipient_phone: recipient?.phone ?? null,
    recipient_province: recipient?.province ?? null,
    recipient_address: recipient?.address ?? null,
  };
}

/** Where the goods go. */
export const destinationOf = (row: QuoteRow): ProvinceCode =>
  toProvince(row.recipient_province ?? row.province);

export function toMailedQuote(row: QuoteRow): MailedQuote {
  return {
    id: row.id,
    reference: row.reference,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    language: row.language,
  };
}

function amount(cents: string): string {
  return toWire(BigInt(cents));
}
