import { sql } from 'kysely';
import { isOwnRecord } from '#features/people/accounts/own-record.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { contentHash, requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { CallersQuote } from '../../callers/callers-quote.ts';
import { notQuotable, quoteErrors } from '../../errors.ts';
import { type CurrentLine, currentLines } from '../../quote.ts';
import { insertQuote, mailQuoteMade, newQuoteFacts } from '../creating/insert-quote.ts';
import { lockProducts } from '../creating/lock-products.ts';

interface Submission {
  input: CallersQuote;
  key: string | undefined;
  /** What follows from an agent having it. */
  followAct: (tx: Tx, quoteId: string) => Promise<void>;
}

/**
 * Makes a quotation for somebody who calls or writes, and returns its id. It belongs to the account
 * with that verified e-mail, else to nobody until one signs in, or an e-mail is added; the agent is assigned. Throws
 * AppError: not available, the agent's own quotation, key reused.
 */
export async function createCallersQuote(
  services: Services,
  agent: CurrentUser,
  { input, key, followAct }: Submission,
): Promise<string> {
  const own = { personId: null, email: input.email };
  if (isOwnRecord(agent, own)) throw new AppError(caseErrors.ownRecord);
  const id = await inTransaction(services.db, async (tx) => {
    const hash = contentHash(input);
    const submission = { key: key ? `${agent.id} ${key}` : null, hash: key ? hash : null };
    const earlier = await findEarlier(tx, submission);
    if (earlier) return earlier;
    const made = await writeCallersQuote(tx, services, agent, input, submission);
    await followAct(tx, made);
    return made;
  });
  services.wakeWorker();
  return id;
}

interface Key {
  key: string | null;
  hash: string | null;
}

/** Locks the key until the transaction ends. */
async function findEarlier(tx: Tx, { key, hash }: Key): Promise<string | undefined> {
  if (key === null) return undefined;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quote ${key}`}, 0))`.execute(tx);
  const earlier = await tx
    .selectFrom('quote')
    .select(['id', 'submission_hash'])
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  requireSameContent(earlier.submission_hash, hash, quoteErrors.keyReused);
  return earlier.id;
}

async function writeCallersQuote(
  tx: Tx,
  { config }: Services,
  agent: CurrentUser,
  input: CallersQuote,
  submission: Key,
): Promise<string> {
  const lines = await linesOf(tx, input);
  const owner = input.email ? await findOwner(tx, input.email) : undefined;
  const row = await insertQuote(tx, config, {
    own: {
      person_id: owner ?? null,
      customer_name: input.name,
      customer_email: input.email,
      customer_phone: input.phone,
      customer_whatsapp: input.whatsapp,
      province: input.province,
      language: input.language,
      notes: input.notes || null,
      assigned_to: agent.id,
      typed_by: agent.id,
      submission_key: submission.key,
      submission_hash: submission.hash,
    },
    lines,
    actor: { id: agent.id, as: 'staff' },
  });
  await writeAudit(tx, agent, 'quote.create', { kind: 'quote', id: row.id, name: row.reference });
  await mailQuoteMade(tx, config, newQuoteFacts(row, lines), row);
  return row.id;
}

/** Prices the lines at today's prices; goods outside the catalogue have a price to be confirmed. */
async function linesOf(tx: Tx, { items, province }: CallersQuote): Promise<CurrentLine[]> {
  const requested = items.map(({ productId, name, quantity }) => ({
    productId: productId ?? '',
    productName: name,
    quantity,
  }));
  const products = await lockProducts(tx, requested);
  const lines = currentLines(requested, products, province).map(
    (line, at): CurrentLine => (items[at]?.productId ? line : { ...line, state: 'same' }),
  );
  const problem = notQuotable(lines);
  if (problem) throw new AppError(problem);
  return lines;
}

/** The account with a verified e-mail. */
export async function findOwner(tx: Tx, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from person where lower(email) = ${email.toLowerCase()} and email_verified
    order by created_at limit 1`.execute(tx);
  return rows[0]?.id;
}
