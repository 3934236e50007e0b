import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { toProvince } from '#features/company/provinces/provinces.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import type { NewEvent } from '#features/requests/cases/server/new-event.ts';
import { waitingColumns } from '#features/requests/cases/server/queue/move-in-queue.ts';
import type { Tx } from '#platform/database/database.ts';
import { together } from '#platform/database/together.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import { yearInHavana } from '#platform/time/days.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { type CurrentLine, sumLines } from '../../quote.ts';
import { quoteType } from '../../statuses.ts';
import { deferPaper } from '../defer-paper.ts';
import { type NewQuoteFacts, quoteMadeMail } from '../mails/new-quote-mails.ts';
import { mayMailCustomer } from '../quote-access.ts';
import { nextNumber, toMailedQuote, toRecipient } from '../store.ts';
import type { QuoteColumns, QuoteRow } from '../tables.ts';

type Config = Services['config'];

type OwnColumns = Omit<
  Insertable<QuoteColumns>,
  | 'created_at'
  | 'reference'
  | 'subtotal_cents'
  | 'total_cents'
  | 'awaiting_since'
  | 'answer_due_at'
  | 'confirmed_by_mail'
>;

export type NewRow = QuoteRow & { answer_due_at: Date };

/**
 * Takes the lock of the reference numbers last, because everybody waits for it: whatever else a
 * quotation has to lock is locked before.
 */
export async function insertQuote(
  tx: Tx,
  { brand }: Config,
  {
    own,
    lines,
    actor,
  }: { own: OwnColumns; lines: readonly CurrentLine[]; actor: NewEvent['actor'] },
): Promise<NewRow> {
  const cents = sumLines(lines);
  const arrival = sharedNow();
  const year = yearInHavana(arrival);
  const [mailed, number] = await together(
    mayMailCustomer(tx, own, actor.as === 'staff'),
    nextNumber(tx, `quote-${year}`),
  );
  const waiting = waitingColumns(arrival);
  const id = randomUUID();
  const insert = tx
    .insertInto('quote')
    .values({
      id,
      ...own,
      ...waiting,
      confirmed_by_mail: mailed,
      created_at: arrival,
      reference: referenceNumber(brand.prefix, year, number),
      subtotal_cents: cents,
      total_cents: cents,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const [row] = await together(
    insert,
    writeLines(tx, id, lines),
    addEvent(tx, { of: { type: quoteType, id }, actor, kind: 'created' }),
    deferPaper(tx, { of: 'request', quoteId: id, id }),
  );
  return { ...row, ...waiting };
}

async function writeLines(tx: Tx, quoteId: string, lines: readonly CurrentLine[]): Promise<void> {
  const rows = lines.map((line, position) => ({
    quote_id: quoteId,
    position,
    product_id: line.productId,
    product_name: line.productName,
    quantity: line.quantity,
    unit_price_cents: line.priceCents,
  }));
  await tx.insertInto('quote_line').values(rows).execute();
}

export function newQuoteFacts(row: NewRow, lines: readonly CurrentLine[]): NewQuoteFacts {
  return {
    ...toMailedQuote(row),
    customerPhone: row.customer_phone,
    customerWhatsapp: row.customer_whatsapp,
    province: toProvince(row.province),
    createdAt: row.created_at,
    answerDueAt: row.answer_due_at,
    totalCents: sumLines(lines),
    lines: lines.map((line) => ({ ...line, unitPriceCents: line.priceCents })),
    notes: row.notes,
    recipient: toRecipient(row),
  };
}

/** Confirms a quotation by mail, unless too many mails went to an address that nobody has proven. */
export async function mailQuoteMade(
  tx: Tx,
  config: Config,
  made: NewQuoteFacts,
  { confirmed_by_mail: may }: NewRow,
): Promise<void> {
  if (!may) return;
  const event = `quote-made ${made.id}`;
  await queueMail(tx, { event, about: made.id, mail: quoteMadeMail(made, config), known: true });
}

/** Writes 'MA-TX-2026-000001'. */
export function referenceNumber(prefix: string, year: number, number: number): string {
  return `${prefix}-TX-${year}-${String(number).padStart(6, '0')}`;
}
