import { sql } from 'kysely';
import { normalisePhone } from '#features/accounts/phone.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { addEvent } from '#features/cases/server/events.ts';
import { waitingSince } from '#features/cases/server/queue.ts';
import { readCode } from '#features/quotes/code.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { contentHash, once } from '#platform/database/once.ts';
import { AppError } from '#platform/http/errors.ts';
import { queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { randomCode } from '#platform/text/random-code.ts';
import { dayNumber } from '#platform/time/dates.ts';
import { verificationErrors } from '../../errors.ts';
import type { NewVerification, VerificationCreated } from '../../schema.ts';
import { verificationType } from '../../statuses.ts';
import { makeTicket } from '../../ticket.ts';
import { receivedMail } from '../mails/customer-mails.ts';
import { newVerificationMail } from '../mails/staff-mails.ts';
import type { StoredReceipt } from '../receipts/make-receipt.ts';
import { type ReceiptSource, storeReceipts, writeReceipts } from '../receipts/write-receipts.ts';
import { checkSendingLimits, consumeSendingLimits, mayMailTo, senderOf } from './limits.ts';
import { checkProof, spendProof } from './proof.ts';
import '../tables.ts';

/** What somebody sends, by a call or by a form. */
export interface Sending {
  person: CurrentUser | undefined;
  language: Language;
  /** The caller's network address. */
  address: string;
  input: Pick<
    NewVerification,
    'verificationCode' | 'email' | 'whatsapp' | 'quoteReference' | 'comment'
  >;
  receipts: readonly ReceiptSource[];
  proof?: NewVerification['proof'];
  key: SendingKey | undefined;
}

/** The same key gives the same ticket. */
export interface SendingKey {
  name: string;
  /** Of a form, which has no key of its own: the key of its content a little earlier. */
  earlier?: { name: string; since: Date };
}

/**
 * Takes a verification: the record, its receipts, its first history entry and both mails in one
 * transaction. Whether the code is one of ours makes no difference to the answer. Throws AppError.
 */
export async function createVerification(
  services: Services,
  sending: Sending,
): Promise<VerificationCreated> {
  const hash = hashOf(sending);
  return once(
    () => findEarlier(services.db, sending.key, hash),
    () => takeSending(services, sending, hash),
  );
}

async function takeSending(
  services: Services,
  sending: Sending,
  hash: string,
): Promise<VerificationCreated> {
  const { db } = services;
  const { proof, receipts, language, address } = sending;
  if (proof) await checkProof(db, proof);
  const sender = await senderOf(db, sending);
  await checkSendingLimits(db, sender, receipts.length > 0);
  const stored = await storeReceipts(services, { language, address }, receipts);
  const created = await db
    .transaction()
    .execute((tx) => writeVerification(tx, services, sending, stored, hash));
  services.wakeWorker();
  return created;
}

async function writeVerification(
  tx: Tx,
  { config }: Services,
  sending: Sending,
  receipts: readonly StoredReceipt[],
  hash: string,
): Promise<VerificationCreated> {
  const { person, proof, key } = sending;
  if (key?.earlier) {
    // Two equal forms at once, one on each side of the border between two keys.
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx);
    const earlier = await findEarlier(tx, key, hash);
    if (earlier) return earlier;
  }
  const row = await insertWithTicket(tx, config.brand.prefix, rowOf(sending, hash));
  if (proof) await spendProof(tx, proof);
  await writeReceipts(tx, row.id, 0, receipts, sending.receipts);
  await addEvent(tx, {
    of: { type: verificationType, id: row.id },
    actor: { id: person?.id ?? null, as: 'customer' },
    kind: 'created',
  });
  // Last, because everyone of a network waits here for the one before.
  const sender = await senderOf(tx, sending);
  await consumeSendingLimits(tx, sender);
  const confirmation = sender.ownsEmail
    ? { mail: true, announced: true }
    : await mayMailTo(tx, sender);
  const event = `verification-received ${row.id}`;
  const confirming = { event, about: row.id, mail: receivedMail(row, config) };
  const confirmed =
    confirmation.mail && (await queueMail(tx, { ...confirming, known: sender.ownsEmail }));
  const mailed = confirmed && confirmation.announced;
  if (!mailed) {
    const unconfirmed = tx.updateTable('verification').set({ confirmed_by_mail: false });
    await unconfirmed.where('id', '=', row.id).execute();
  }
  const mail = newVerificationMail(row, receipts.length, config);
  await queueMail(tx, { event: `new-verification ${row.id}`, about: row.id, mail, known: true });
  return { success: true, ticketId: row.ticket, mailed, dueAt: row.answer_due_at.toISOString() };
}

/** The row, but for its ticket. */
function rowOf({ person, language, input, key }: Sending, hash: string) {
  const arrival = new Date();
  return {
    ...waitingSince(arrival),
    created_at: arrival,
    person_id: person?.id ?? null,
    detached_at: null,
    code: readCode(input.verificationCode),
    email: input.email,
    whatsapp: numberOf(input.whatsapp),
    quote_reference: input.quoteReference?.toUpperCase() || null,
    comment: input.comment || null,
    language,
    submission_key: key?.name ?? null,
    submission_hash: key ? hash : null,
    processed_at: null,
  };
}

/** Writes the row under a new ticket; on the rare one that exists already, under another. */
async function insertWithTicket(tx: Tx, prefix: string, row: ReturnType<typeof rowOf>) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const ticket = makeTicket(prefix, dayNumber(row.created_at), randomCode(4));
    const written = await tx
      .insertInto('verification')
      .values({ ...row, ticket })
      .onConflict((conflict) => conflict.column('ticket').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (written) return written;
  }
  throw new Error('no free ticket');
}

async function findEarlier(
  db: Database,
  key: SendingKey | undefined,
  hash: string,
): Promise<VerificationCreated | undefined> {
  if (!key) return undefined;
  const names = [key.name, ...(key.earlier ? [key.earlier.name] : [])];
  const earlier = await db
    .selectFrom('verification')
    .select([
      'ticket',
      'submission_hash',
      'submission_key',
      'created_at',
      'confirmed_by_mail',
      'answer_due_at',
    ])
    .where('submission_key', 'in', names)
    .execute();
  const found = earlier.find(
    (row) =>
      row.submission_key === key.name || (key.earlier && row.created_at >= key.earlier.since),
  );
  if (!found) return undefined;
  if (found.submission_hash !== hash) throw new AppError(verificationErrors.keyReused);
  return {
    success: true,
    ticketId: found.ticket,
    mailed: found.confirmed_by_mail,
    dueAt: found.answer_due_at.toISOString(),
  };
}

/** A number that we know how to call is written as one; anything else stays as it was typed. */
function numberOf(written: string | null | undefined): string | null {
  return (written && normalisePhone(written)) || written || null;
}

/** What was sent, apart from the proof: a phone that tries again may have made another one. */
export function hashOf({ input, receipts }: Pick<Sending, 'input' | 'receipts'>): string {
  const { verificationCode, email, whatsapp, quoteReference, comment } = input;
  const content = [
    verificationCode,
    email,
    whatsapp || null,
    quoteReference || null,
    comment || null,
    receipts.map(({ name }) => name),
  ];
  return contentHash(content);
}
