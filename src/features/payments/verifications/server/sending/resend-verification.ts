import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { CaseRef } from '#features/requests/cases/server/case-ref.ts';
import { findOwnCase, lockCase } from '#features/requests/cases/server/case-store.ts';
import { addEvent } from '#features/requests/cases/server/events.ts';
import { waitingColumns } from '#features/requests/cases/server/queue/move-in-queue.ts';
import { findEventByKey } from '#features/requests/cases/server/writing/write-message.ts';
import { readCode } from '#features/requests/quotes/code.ts';
import {
  receiptOrScanKind,
  type StoredUpload,
} from '#features/requests/uploads/server/store-upload.ts';
import {
  fromParts,
  storeUploads,
  type UploadSource,
} from '#features/requests/uploads/server/upload-sources.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import { mailStaff } from '#platform/mail/mail.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { verificationErrors } from '../../errors.ts';
import type { ResentVerification } from '../../schema.ts';
import { resentMail } from '../mails/staff-mails.ts';
import { writeReceipts } from '../receipts/write-receipts.ts';
import type { VerificationRow } from '../tables.ts';
import { verificationCases } from '../verification-cases.ts';
import { checkResendLimit } from './limits.ts';

interface ResendRequest {
  person: CurrentUser;
  language: Language;
  id: string;
  input: ResentVerification;
  address: string;
  key: string | undefined;
}

/**
 * Sends a rejected verification again, on the same ticket. Throws AppError: not found, not
 * rejected, the key was used for something else.
 */
export async function recordResentVerification(
  services: Services,
  request: ResendRequest,
): Promise<void> {
  const { db } = services;
  const { person, language, address, id, input } = request;
  if (await wasDoneBefore(db, request)) return;
  const seen = await findOwnCase(db, verificationCases, person.id, id);
  if (seen.status !== 'rejected') throw notRejected(seen.status);
  await checkResendLimit(db, person.id);
  const sources = fromParts(input.receipts);
  try {
    const stored = await storeUploads(services, { language, address }, sources, receiptOrScanKind);
    await inTransaction(db, (tx) => writeAgain(tx, services, request, stored, sources));
  } catch (error) {
    // A parallel request with the same key was faster and has used the parts.
    if (await wasDoneBefore(db, request)) return;
    throw error;
  }
  services.wakeWorker();
}

async function writeAgain(
  tx: Tx,
  { config }: Services,
  request: ResendRequest,
  receipts: readonly StoredUpload[],
  sources: readonly UploadSource[],
): Promise<void> {
  const { person, id, input, key } = request;
  const { of, row: before } = await lockCase(tx, verificationCases, id, { ownerId: person.id });
  if (await wasDoneBefore(tx, request)) return;
  if (before.status !== 'rejected') throw notRejected(before.status);
  const round = (await countResent(tx, id)) + 1;
  const verification = await reopen(tx, before, input);
  await writeReceipts(tx, id, round, receipts, sources);
  if (verification.code !== before.code) await noteFormerCode(tx, of, before.code);
  const comment = input.comment || null;
  const event = await addEvent(tx, {
    of,
    actor: { id: person.id, as: 'customer' },
    kind: 'resent',
    from: before.status,
    to: 'pending',
    ...(comment && { note: comment }),
    ...(key && { key }),
  });
  // A parallel request used the key for something else.
  if (event === undefined) throw new AppError(verificationErrors.keyReused);
  await mailStaff(tx, {
    event: `verification-resent ${event}`,
    about: id,
    mail: resentMail(verification, { receipts: receipts.length, comment }, config),
  });
}

/** If the customer waits already, the promised time stays. */
function reopen(tx: Tx, before: VerificationRow, { verificationCode }: ResentVerification) {
  return tx
    .updateTable('verification')
    .set({
      status: 'pending',
      code: verificationCode ? readCode(verificationCode) : before.code,
      processed_at: null,
      ...(before.awaiting_since === null && waitingColumns(sharedNow())),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function noteFormerCode(tx: Tx, of: CaseRef, code: string): Promise<void> {
  await addEvent(tx, {
    of,
    actor: { id: null, as: 'system' },
    kind: 'message',
    note: `Código anterior: ${code}`,
    internal: true,
  });
}

/**
 * True where a request with this key was done before. Throws AppError: it was for something else.
 */
async function wasDoneBefore(
  db: Database,
  { person, id, input, key }: ResendRequest,
): Promise<boolean> {
  if (!key) return false;
  const of = { type: verificationCases, id };
  const earlier = await findEventByKey(db, { of, authorId: person.id, key });
  if (!earlier) return false;
  const { about, kind, note } = earlier;
  const now = { about: true, kind: 'resent', note: input.comment || null };
  requireSameContent(
    { about: Boolean(about), kind: String(kind), note },
    now,
    verificationErrors.keyReused,
  );
  return true;
}

async function countResent(tx: Tx, id: string): Promise<number> {
  const { times } = await tx
    .selectFrom('event')
    .select(({ fn }) => fn.countAll<string>().as('times'))
    .where('verification_id', '=', id)
    .where('kind', '=', 'resent')
    .executeTakeFirstOrThrow();
  return Number(times);
}

function notRejected(status: string): AppError {
  return new AppError(verificationErrors.notRejected, { details: { status } });
}
