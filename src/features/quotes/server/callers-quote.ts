import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isOwnRecord } from '#features/accounts/own-record.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import { caseErrors } from '#features/cases/errors.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { waitingSince } from '#features/cases/server/queue/queue.ts';
import type { Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { CallersQuote } from '../callers/callers-quote.ts';
import { quoteErrors, unavailableError } from '../errors.ts';
import {
  type CurrentLine,
  currentLines,
  isAvailable,
  referenceNumber,
  sumLines,
} from '../quote.ts';
import { quoteType } from '../statuses.ts';
import { lockProducts } from './creating/lock-products.ts';
import { quoteMadeMail } from './mails/new-quote-mails.ts';
import { nextNumber } from './store.ts';

interface Submission {
  input: CallersQuote;
  /** The same key gives the same quotation. */
  key: string | undefined;
}

/**
 * Makes a quotation for somebody who calls or writes: of whoever has shown that the e-mail is theirs,
 * else of nobody until they sign in with it. It is the agent's to work on, and the customer reads by
 * mail that it was made. Gives its id. Throws AppError: not available, the agent's own, key reused.
 */
export async function createCallersQuote(
  services: Services,
  agent: CurrentUser,
  { input, key }: Submission,
): Promise<string> {
  const own = { personId: null, email: input.email };
  if (isOwnRecord(agent, own)) throw new AppError(caseErrors.ownRecord);
  const id = await retried(services.db, async (tx) => {
    const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
    const submission = { key: key ? `${agent.id} ${key}` : null, hash: key ? hash : null };
    return (await findEarlier(tx, submission)) ?? write(tx, services, agent, input, submission);
  });
  services.wakeWorker();
  return id;
}

interface Key {
  key: string | null;
  hash: string | null;
}

/** Nobody else uses the key until the transaction ends. */
async function findEarlier(tx: Tx, { key, hash }: Key): Promise<string | undefined> {
  if (key === null) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quote ${key}`}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom('quote')
    .select(['id', 'submission_hash'])
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (earlier && earlier.submission_hash !== hash) throw new AppError(quoteErrors.keyReused);
  return earlier?.id;
}

async function write(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  input: CallersQuote,
  submission: Key,
): Promise<string> {
  const lines = await linesOf(tx, input);
  const owner = await findOwner(tx, input.email);
  const arrival = new Date();
  const year = arrival.getUTCFullYear();
  const number = await nextNumber(tx, `quote-${year}`);
  const reference = referenceNumber(config.brand.prefix, year, number);
  const cents = sumLines(lines);
  const quote = await tx
    .insertInto('quote')
    .values({
      ...waitingSince(arrival),
      created_at: arrival,
      reference,
      person_id: owner ?? null,
      customer_name: input.name,
      customer_email: input.email,
      customer_phone: input.phone,
      customer_whatsapp: input.whatsapp,
      province: input.province,
      language: input.language,
      subtotal_cents: cents,
      total_cents: cents,
      notes: input.notes || null,
      assigned_to: agent.id,
      submission_key: submission.key,
      submission_hash: submission.hash,
    })
    .returning(['id', 'answer_due_at'])
    .executeTakeFirstOrThrow();
  await writeLines(tx, quote.id, lines);
  const of = { type: quoteType, id: quote.id };
  await addEvent(tx, { of, actor: { id: agent.id, as: 'staff' }, kind: 'created' });
  await writeAudit(tx, {
    actor: agent,
    action: 'quote.create',
    subject: { kind: 'quote', id: quote.id, name: reference },
  });
  const told = {
    id: quote.id,
    reference,
    customerName: input.name,
    customerEmail: input.email,
    customerPhone: input.phone,
    customerWhatsapp: input.whatsapp,
    province: input.province,
    language: input.language,
    createdAt: arrival,
    answerDueAt: quote.answer_due_at ?? arrival,
    totalCents: cents,
    lines: lines.map((line) => ({ ...line, unitPriceCents: line.priceCents })),
  };
  const confirmed_by_mail = await queueMail(tx, {
    event: `quote-made ${quote.id}`,
    about: quote.id,
    mail: quoteMadeMail(told, config),
    known: await ownsAddress(tx, { personId: owner, email: input.email }),
    answer: true,
  });
  await tx.updateTable('quote').set({ confirmed_by_mail }).where('id', '=', quote.id).execute();
  return quote.id;
}

/** At today's prices; what stands in no catalogue has a price to be confirmed. */
async function linesOf(tx: Tx, { items, province }: CallersQuote): Promise<CurrentLine[]> {
  const wanted = items.map(({ productId, name, quantity }) => ({
    productId: productId ?? '',
    productName: name,
    quantity,
  }));
  const products = await lockProducts(tx, wanted);
  const lines = currentLines(wanted, products, province).map(
    (line, at): CurrentLine => (items[at]?.productId ? line : { ...line, state: 'same' }),
  );
  const missing = lines.filter(({ state }) => !isAvailable(state));
  if (missing.length > 0) {
    throw new AppError(unavailableError(missing.map(({ productName }) => productName)));
  }
  if (lines.some(({ state }) => state === 'short')) throw new AppError(quoteErrors.tooFew);
  return lines;
}

async function findOwner(tx: Tx, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from person where lower(email) = ${email.toLowerCase()} and email_verified
    order by created_at limit 1`.execute(tx);
  return rows[0]?.id;
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
