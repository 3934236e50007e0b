import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeAudit } from '#features/accounts/server/audit.ts';
import { ownsAddress } from '#features/accounts/server/owns-address.ts';
import { caseErrors } from '#features/cases/errors.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { waitingSince } from '#features/cases/server/queue.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { retried } from '#platform/database/retry.ts';
import { AppError } from '#platform/http/errors.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { CallersQuote } from '../callers-quote.ts';
import { quoteErrors, unavailableError } from '../errors.ts';
import {
  type CurrentLine,
  currentLines,
  isAvailable,
  referenceNumber,
  sumLines,
} from '../quote.ts';
import { quoteType } from '../statuses.ts';
import { lockProducts } from './lock-products.ts';
import { quoteMadeMail } from './mail.ts';
import { nextNumber } from './store.ts';

type Asked = z.output<typeof CallersQuote>;

interface Submission {
  input: Asked;
  /** The same key of the same agent gives the same quote. */
  key: string | undefined;
}

/** The same submission was written by another request meanwhile. */
class WrittenBefore extends Error {}

/**
 * Makes a quotation for somebody who calls or writes: of their account where there is one with that
 * e-mail, else of whoever signs in with it. Gives its id. Throws AppError: something cannot be had,
 * the e-mail is the agent's own, the key was another quotation's.
 */
export async function createCallersQuote(
  services: Services,
  agent: CurrentUser,
  { input, key }: Submission,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const before = await findEarlier(services.db, agent, key, hash);
  if (before) return before;
  try {
    const id = await retried(services.db, (tx) =>
      writeQuote(tx, services, agent, { input, key }, hash),
    );
    services.wakeWorker();
    return id;
  } catch (error) {
    const twin =
      error instanceof WrittenBefore && (await findEarlier(services.db, agent, key, hash));
    if (twin) return twin;
    throw error;
  }
}

async function findEarlier(
  db: Database,
  agent: CurrentUser,
  key: string | undefined,
  hash: string,
): Promise<string | undefined> {
  if (!key) return undefined;
  const { rows } = await sql<{ id: string | null; hash: string | null }>`
    select quote.id, quote.submission_hash as hash from event
    left join quote on quote.id = event.quote_id and event.kind = 'created'
    where event.actor_id = ${agent.id} and event.submission_key = ${key}`.execute(db);
  const [earlier] = rows;
  if (earlier && earlier.hash !== hash) throw new AppError(quoteErrors.keyReused);
  return earlier?.id ?? undefined;
}

async function writeQuote(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  { input, key }: Submission,
  hash: string,
): Promise<string> {
  const owner = await findOwner(tx, input.email);
  if (owner === agent.id || input.email.toLowerCase() === agent.email.toLowerCase()) {
    throw new AppError(caseErrors.ownRecord);
  }
  const lines = await linesOf(tx, input);
  const totalCents = sumLines(lines);
  const year = new Date().getUTCFullYear();
  const number = await nextNumber(tx, `quote-${year}`);
  const reference = referenceNumber(config.brand.prefix, year, number);
  const arrival = new Date();
  const waiting = waitingSince(arrival);
  const { id } = await tx
    .insertInto('quote')
    .values({
      ...waiting,
      created_at: arrival,
      reference,
      person_id: owner ?? null,
      assigned_to: agent.id,
      customer_name: input.name,
      customer_email: input.email,
      customer_phone: input.phone,
      customer_whatsapp: input.whatsapp,
      province: input.province,
      language: input.language,
      subtotal_cents: totalCents,
      total_cents: totalCents,
      notes: input.notes || null,
      submission_hash: hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(tx, id, lines);
  const written = await addEvent(tx, {
    of: { type: quoteType, id },
    actor: { id: agent.id, as: 'staff' },
    kind: 'created',
    ...(key && { key }),
  });
  if (!written) throw new WrittenBefore();
  const subject = { kind: 'quote', id, name: reference };
  await writeAudit(tx, { actor: agent, action: 'quote.create', subject });
  const told = {
    id,
    reference,
    customerName: input.name,
    customerEmail: input.email,
    customerPhone: input.phone,
    customerWhatsapp: input.whatsapp,
    province: input.province,
    language: input.language,
    createdAt: arrival,
    answerDueAt: waiting.answer_due_at,
    totalCents,
    lines: lines.map((line) => ({ ...line, unitPriceCents: line.priceCents })),
    notes: input.notes,
  };
  const mailed = await queueMail(tx, {
    event: `quote-made ${id}`,
    about: id,
    mail: quoteMadeMail(told, config.brand, config.publicUrl),
    known: await ownsAddress(tx, { personId: owner, email: input.email }),
  });
  if (!mailed) {
    await tx.updateTable('quote').set({ confirmed_by_mail: false }).where('id', '=', id).execute();
  }
  return id;
}

/** The account that has shown that this address is theirs. */
async function findOwner(tx: Tx, email: string): Promise<string | undefined> {
  const owner = await tx
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified', '=', true)
    .orderBy('created_at')
    .executeTakeFirst();
  return owner?.id;
}

type Line = Pick<CurrentLine, 'productId' | 'productName' | 'quantity' | 'priceCents'>;

/** What the catalogue has at its price of now; what it does not have, to be priced. */
async function linesOf(tx: Tx, { items, province }: Asked): Promise<Line[]> {
  const wanted = items.flatMap(({ productId, name, quantity }) =>
    productId ? [{ productId, productName: name, quantity }] : [],
  );
  const found = currentLines(wanted, await lockProducts(tx, wanted), province);
  const missing = found.filter(({ state }) => !isAvailable(state));
  if (missing.length > 0) {
    throw new AppError(unavailableError(missing.map(({ productName }) => productName)));
  }
  if (found.some(({ state }) => state === 'short')) throw new AppError(quoteErrors.tooFew);
  const ofCatalogue = found.values();
  return items.flatMap(({ productId, name: productName, quantity }): Line[] => {
    if (!productId) return [{ productId, productName, quantity, priceCents: null }];
    const { value } = ofCatalogue.next();
    return value ? [value] : [];
  });
}

async function writeLines(tx: Tx, quoteId: string, lines: readonly Line[]): Promise<void> {
  const rows = lines.map(({ productId, productName, quantity, priceCents }, position) => ({
    quote_id: quoteId,
    position,
    product_id: productId,
    product_name: productName,
    quantity,
    unit_price_cents: priceCents,
  }));
  await tx.insertInto('quote_line').values(rows).execute();
}
