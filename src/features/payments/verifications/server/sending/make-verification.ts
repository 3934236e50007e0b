import { sql } from 'kysely';
import type { PaymentMethod } from '#features/ledger/payment-methods/methods.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { readCaseNumber } from '#features/requests/cases/case-number.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { waitingColumns } from '#features/requests/cases/server/queue/move-in-queue.ts';
import { readCode } from '#features/requests/quotes/code.ts';
import {
  receiptOrScanKind,
  type StoredUpload,
} from '#features/requests/uploads/server/store-upload.ts';
import {
  storeUploads,
  type UploadSource,
} from '#features/requests/uploads/server/upload-sources.ts';
import type { Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { contentHash, makeOnce } from '#platform/database/make-once.ts';
import { mailStaff, queueMail } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { normalisePhone } from '#platform/text/phone.ts';
import { randomCode } from '#platform/text/random-code.ts';
import { dayNumber } from '#platform/time/dates.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import type { NewVerification, VerificationCreated } from '../../schema.ts';
import { verificationType } from '../../statuses.ts';
import { makeTicket } from '../../ticket.ts';
import { receivedMail } from '../mails/customer-mails.ts';
import { orderOfClaim } from '../mails/order-of-claim.ts';
import { newVerificationMail } from '../mails/staff-mails.ts';
import { writeReceipts } from '../receipts/write-receipts.ts';
import { findEarlierVerification, type SendingKey } from './earlier-verification.ts';
import { checkSendingLimits, consumeSendingLimits, mayMailTo, senderOf } from './limits.ts';
import { checkProof, spendProof } from './proof.ts';

interface PaymentClaim {
  orderId?: string;
  cents?: number | undefined;
  on?: string | undefined;
  method?: PaymentMethod | undefined;
}

export interface VerificationSubmission {
  person: CurrentUser | undefined;
  language: Language;
  address: string;
  input: Pick<
    NewVerification,
    'verificationCode' | 'email' | 'whatsapp' | 'quoteReference' | 'comment' | 'report'
  >;
  /** The claimed payment, with the order from which it was sent. */
  paid?: PaymentClaim | undefined;
  receipts: readonly UploadSource[];
  proof?: NewVerification['proof'];
  key: SendingKey | undefined;
}

/** Makes a verification. The answer does not show if the code is one of ours. Throws AppError. */
export async function makeVerification(
  services: Services,
  submission: VerificationSubmission,
): Promise<VerificationCreated> {
  const hash = submissionHash(submission);
  return makeOnce(
    submission.key?.name,
    () => findEarlierVerification(services.db, submission.key, hash),
    () => acceptVerification(services, submission, hash),
  );
}

async function acceptVerification(
  services: Services,
  submission: VerificationSubmission,
  hash: string,
): Promise<VerificationCreated> {
  const { db } = services;
  const { proof, receipts, language, address } = submission;
  if (proof) await checkProof(db, proof);
  const sender = await senderOf(db, submission);
  await checkSendingLimits(db, sender, receipts.length > 0);
  const stored = await storeUploads(services, { language, address }, receipts, receiptOrScanKind);
  const created = await inTransaction(db, (tx) =>
    writeVerification(tx, services, submission, stored, hash),
  );
  services.wakeWorker();
  return created;
}

async function writeVerification(
  tx: Tx,
  { config }: Services,
  submission: VerificationSubmission,
  receipts: readonly StoredUpload[],
  hash: string,
): Promise<VerificationCreated> {
  const { person, proof, key } = submission;
  if (key?.adjacent) {
    // Two equal forms at the same moment may fall into two periods, and have two keys then.
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(tx);
    const earlier = await findEarlierVerification(tx, key, hash);
    if (earlier) return earlier;
  }
  const row = await insertWithTicket(tx, config.brand.prefix, rowOf(submission, hash));
  if (proof) await spendProof(tx, proof);
  await writeReceipts(tx, row.id, 0, receipts, submission.receipts);
  await addEvent(tx, {
    of: { type: verificationType, id: row.id },
    actor: { id: person?.id ?? null, as: 'customer' },
    kind: 'created',
  });
  // Last, because it locks the counters of the network for all others.
  const sender = await senderOf(tx, submission);
  await consumeSendingLimits(tx, sender);
  const confirmation = sender.ownsEmail
    ? { mail: true, announced: true }
    : await mayMailTo(tx, sender);
  const event = `verification-received ${row.id}`;
  const confirming = {
    event,
    about: row.id,
    mail: receivedMail(row, config, await orderOfClaim(tx, row)),
  };
  const confirmed =
    confirmation.mail && (await queueMail(tx, { ...confirming, known: sender.ownsEmail }));
  const mailed = confirmed && confirmation.announced;
  if (!mailed) {
    const unconfirmed = tx.updateTable('verification').set({ confirmed_by_mail: false });
    await unconfirmed.where('id', '=', row.id).execute();
  }
  const mail = newVerificationMail(row, receipts.length, config);
  await mailStaff(tx, { event: `new-verification ${row.id}`, about: row.id, mail });
  return { success: true, ticketId: row.ticket, mailed, dueAt: row.answer_due_at.toISOString() };
}

function rowOf({ person, language, input, paid, key }: VerificationSubmission, hash: string) {
  const arrival = sharedNow();
  return {
    ...waitingColumns(arrival),
    created_at: arrival,
    person_id: person?.id ?? null,
    detached_at: null,
    code: readCode(input.verificationCode),
    email: input.email,
    whatsapp: numberOf(input.whatsapp),
    quote_reference: readCaseNumber(input.quoteReference ?? '').toUpperCase() || null,
    comment: input.comment || null,
    reports_forgery: input.report ?? false,
    language,
    submission_key: key?.name ?? null,
    submission_hash: key ? hash : null,
    processed_at: null,
    order_id: paid?.orderId ?? null,
    paid_cents: paid?.cents ?? null,
    paid_on: paid?.on ?? null,
    paid_method: paid?.method ?? null,
  };
}

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

function numberOf(written: string | null | undefined): string | null {
  return (written && normalisePhone(written)) || written || null;
}

/** Leaves out the proof, since a retry may have another one. */
export function submissionHash({
  input,
  receipts,
  paid,
}: Pick<VerificationSubmission, 'input' | 'receipts' | 'paid'>): string {
  const { verificationCode, email, whatsapp, quoteReference, comment, report } = input;
  const content = [
    verificationCode,
    email,
    whatsapp || null,
    quoteReference || null,
    comment || null,
    receipts.map(({ name }) => name),
    ...(report ? ['report'] : []),
    ...(paid ? [paid] : []),
  ];
  return contentHash(content);
}
