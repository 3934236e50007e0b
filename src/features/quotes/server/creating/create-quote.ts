import { normalisePhone } from '#features/accounts/phone.ts';
import { type CurrentUser, ownNumbers, unreadablePhone } from '#features/accounts/schema.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { waitingSince } from '#features/cases/server/queue.ts';
import { stillPromised } from '#features/cases/server/queue-list.ts';
import { limits } from '#limits.ts';
import type { Tx } from '#platform/database/database.ts';
import { contentHash, once } from '#platform/database/once.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import { consumeLimit } from '#platform/http/rate-limit.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { toWire } from '#platform/money.ts';
import type { Services } from '#platform/services.ts';
import type { Language, Text } from '#platform/text/language.ts';
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
import { findSubmission, nextNumber, recipientColumns, toRecipient } from '../store.ts';
import { lockProducts } from './lock-products.ts';

interface Submission {
  person: CurrentUser;
  language: Language;
  input: CheckedQuote;
  /** The browser's key of this submission; the same key gives the same quote. */
  key: string | undefined;
}

/**
 * Makes a quotation out of what a browser asks for: quote, lines, first history entry and both
 * mails in one transaction. Prices come from the catalogue; a difference to what the customer saw
 * is a 409 with the current lines; too many an hour are a 429. Throws AppError.
 */
export async function createQuote(
  services: Services,
  submission: Submission,
): Promise<QuoteCreated> {
  const hash = hashOf(submission.input);
  return once(
    () => findEarlier(services, submission, hash),
    async () => {
      const contact = contactOf(submission);
      const created = await retried(services.db, (tx) =>
        writeQuote(tx, services, submission, contact, hash),
      );
      services.wakeWorker();
      return created;
    },
  );
}

async function findEarlier(
  services: Services,
  { person, key }: Submission,
  hash: string,
): Promise<QuoteCreated | undefined> {
  const earlier = key && (await findSubmission(services.db, person.id, key));
  if (!earlier) return undefined;
  if (earlier.submission_hash !== hash) throw new AppError(quoteErrors.keyReused);
  return {
    id: earlier.id,
    referenceNumber: earlier.reference,
    answerDueAt: stillPromised(earlier),
    mailed: earlier.confirmed_by_mail,
  };
}

async function writeQuote(
  tx: Tx,
  { config }: Services,
  { person, language, input, key }: Submission,
  contact: { phone: string; whatsapp: string },
  hash: string,
): Promise<QuoteCreated> {
  const province = provinceOf(input);
  const products = await lockProducts(tx, input.items);
  const lines = currentLines(input.items, products, province);
  const totalCents = sumLines(lines);
  throwUnlessSeen(input, lines, totalCents);
  // With the record, so that what is not written does not count.
  await consumeLimit(tx, limits.quote, person.id);
  const year = new Date().getUTCFullYear();
  const reference = referenceNumber(
    config.brand.prefix,
    year,
    await nextNumber(tx, `quote-${year}`),
  );
  const arrival = new Date();
  const waiting = waitingSince(arrival);
  const quote = await tx
    .insertInto('quote')
    .values({
      ...waiting,
      created_at: arrival,
      reference,
      person_id: person.id,
      customer_name: customerName(person),
      customer_email: person.email,
      customer_phone: contact.phone,
      customer_whatsapp: contact.whatsapp,
      province,
      language,
      subtotal_cents: totalCents,
      total_cents: totalCents,
      notes: input.notes?.trim() || null,
      ...recipientColumns(input.recipient),
      submission_key: key ?? null,
      submission_hash: key ? hash : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(tx, quote.id, lines);
  // The account's province is the last one that somebody asked for.
  await tx.updateTable('person').set({ province }).where('id', '=', person.id).execute();
  await addEvent(tx, {
    of: { type: quoteType, id: quote.id },
    actor: { id: person.id, as: 'customer' },
    kind: 'created',
  });
  const told = {
    id: quote.id,
    reference,
    customerName: customerName(person),
    customerEmail: person.email,
    customerPhone: contact.phone,
    customerWhatsapp: contact.whatsapp,
    province,
    language,
    createdAt: arrival,
    answerDueAt: waiting.answer_due_at,
    totalCents,
    lines: lines.map((line) => ({ ...line, unitPriceCents: line.priceCents })),
    notes: input.notes ?? null,
    recipient: toRecipient(recipientColumns(input.recipient)),
  };
  const mailed = await queueMail(tx, {
    event: `quote-made ${quote.id}`,
    about: quote.id,
    mail: quoteMadeMail(told, config),
    known: await ownsAddress(tx, { personId: person.id, email: person.email }),
  });
  await queueMail(tx, {
    event: `new-quote ${quote.id}`,
    about: quote.id,
    mail: newQuoteMail(told, config),
    known: true,
  });
  if (!mailed) {
    const none = { confirmed_by_mail: false };
    await tx.updateTable('quote').set(none).where('id', '=', quote.id).execute();
  }
  return {
    id: quote.id,
    referenceNumber: reference,
    answerDueAt: waiting.answer_due_at.toISOString(),
    mailed,
  };
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

/** A 409 with the lines as they are now, unless the customer saw exactly those. */
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

/** The profile's numbers; where it has none, those that were sent along. */
function contactOf({ person, input, language }: Submission): { phone: string; whatsapp: string } {
  const { customerPhone, customerWhatsapp } = input;
  const phone = person.phone ?? normalisePhone(customerPhone ?? '');
  const whatsapp = person.whatsapp ?? normalisePhone(customerWhatsapp ?? '');
  if (phone && whatsapp) return { phone, whatsapp };
  const wrong = (written: string, which: Text) => unreadablePhone(written, which)[language];
  throw new AppError(quoteErrors.contactRequired, {
    fields: {
      ...(!phone &&
        customerPhone?.trim() && { customerPhone: wrong(customerPhone, ownNumbers.phone) }),
      ...(!whatsapp &&
        customerWhatsapp?.trim() && {
          customerWhatsapp: wrong(customerWhatsapp, ownNumbers.whatsapp),
        }),
    },
  });
}

function hashOf(input: CheckedQuote): string {
  const content = {
    province: provinceOf(input),
    notes: input.notes,
    // Absent where there is none, as in what was sent before there was one.
    recipient: input.recipient ?? undefined,
    items: input.items.map(({ productId, productName, quantity, price }) => [
      productId ?? productName,
      quantity,
      price,
    ]),
  };
  return contentHash(content);
}
