import type { CurrentUser } from '#features/accounts/schema.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { waitingSince } from '#features/cases/server/queue/queue.ts';
import { toProvince } from '#features/provinces/provinces.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { toWire } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { quoteErrors, unavailableError } from '../../errors.ts';
import {
  type CurrentLine,
  currentLines,
  customerName,
  isAvailable,
  provinceOf,
  referenceNumber,
  sawAmount,
  sumLines,
} from '../../quote.ts';
import type { CheckedQuote, QuoteCreated } from '../../schema.ts';
import { quoteType } from '../../statuses.ts';
import { newQuoteMail, quoteMadeMail } from '../mails/new-quote-mails.ts';
import { nextNumber, recipientColumns, toNoticed, toRecipient } from '../store.ts';
import type { QuoteRow } from '../tables.ts';
import { lockProducts } from './lock-products.ts';

export interface Submission {
  person: CurrentUser;
  language: Language;
  input: CheckedQuote;
  /** Idempotency key. */
  key: string | undefined;
}

interface Prepared extends Submission {
  contact: { phone: string; whatsapp: string };
  /** Of what was submitted. */
  hash: string;
}

/** A new quote always has a moment by which it is answered. */
type NewRow = QuoteRow & { answer_due_at: Date };

type Config = Services['config'];

/** Throws AppError: the customer saw other lines (409), too many an hour (429). */
export async function writeQuote(
  tx: Tx,
  config: Config,
  submission: Prepared,
): Promise<QuoteCreated> {
  const { person, input } = submission;
  const province = provinceOf(input);
  const lines = currentLines(input.items, await lockProducts(tx, input.items), province);
  throwUnlessSeen(input, lines, sumLines(lines));
  // In this transaction, so that a quote that fails does not count.
  await consumeLimit(tx, limits.quote, person.id);
  const row = await insertQuote(tx, config, submission, lines);
  await writeLines(tx, row.id, lines);
  // The profile keeps the last province.
  await tx.updateTable('person').set({ province }).where('id', '=', person.id).execute();
  await addEvent(tx, {
    of: { type: quoteType, id: row.id },
    actor: { id: person.id, as: 'customer' },
    kind: 'created',
  });
  const mailed = await queueMails(tx, config, submission, row, lines);
  return {
    id: row.id,
    referenceNumber: row.reference,
    answerDueAt: row.answer_due_at.toISOString(),
    mailed,
  };
}

async function insertQuote(
  tx: Tx,
  { brand }: Config,
  { person, language, input, key, contact, hash }: Prepared,
  lines: readonly CurrentLine[],
): Promise<NewRow> {
  const totalCents = sumLines(lines);
  const year = new Date().getUTCFullYear();
  const number = await nextNumber(tx, `quote-${year}`);
  const arrival = new Date();
  const waiting = waitingSince(arrival);
  const row = await tx
    .insertInto('quote')
    .values({
      ...waiting,
      created_at: arrival,
      reference: referenceNumber(brand.prefix, year, number),
      person_id: person.id,
      customer_name: customerName(person),
      customer_email: person.email,
      customer_phone: contact.phone,
      customer_whatsapp: contact.whatsapp,
      province: provinceOf(input),
      language,
      subtotal_cents: totalCents,
      total_cents: totalCents,
      notes: input.notes?.trim() || null,
      ...recipientColumns(input.recipient),
      submission_key: key ?? null,
      submission_hash: key ? hash : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
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

/** False: the customer gets no mail, because too many went to that address. */
async function queueMails(
  tx: Tx,
  config: Config,
  { person, input }: Prepared,
  row: NewRow,
  lines: readonly CurrentLine[],
): Promise<boolean> {
  const made = {
    ...toNoticed(row),
    customerPhone: row.customer_phone,
    customerWhatsapp: row.customer_whatsapp,
    province: toProvince(row.province),
    createdAt: row.created_at,
    answerDueAt: row.answer_due_at,
    totalCents: sumLines(lines),
    lines: lines.map((line) => ({ ...line, unitPriceCents: line.priceCents })),
    notes: input.notes ?? null,
    recipient: toRecipient(row),
  };
  const mailed = await queueMail(tx, {
    event: `quote-made ${row.id}`,
    about: row.id,
    mail: quoteMadeMail(made, config),
    known: await ownsAddress(tx, { personId: person.id, email: person.email }),
  });
  await queueMail(tx, {
    event: `new-quote ${row.id}`,
    about: row.id,
    mail: newQuoteMail(made, config),
    known: true,
  });
  if (!mailed) {
    const none = { confirmed_by_mail: false };
    await tx.updateTable('quote').set(none).where('id', '=', row.id).execute();
  }
  return mailed;
}

/** Throws AppError (409) with the current lines, unless the customer saw exactly those. */
function throwUnlessSeen(input: CheckedQuote, lines: readonly CurrentLine[], totalCents: number) {
  const missing = lines.filter(({ state }) => !isAvailable(state));
  const same =
    lines.every(({ state }) => state === 'same') &&
    sawAmount(input.subtotal, totalCents) &&
    sawAmount(input.total, totalCents);
  if (same) return;
  const kind =
    missing.length > 0
      ? unavailableError(missing.map(({ productName }) => productName))
      : lines.some(({ state }) => state === 'short')
        ? quoteErrors.tooFew
        : quoteErrors.pricesChanged;
  throw new AppError(kind, {
    details: {
      lines: lines.map(({ priceCents, ...line }) => ({ ...line, price: toWire(priceCents) })),
      total: toWire(totalCents),
    },
  });
}
