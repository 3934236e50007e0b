import { limits, shares } from '#limits.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { type Network, networksOf } from '#platform/http/networks.ts';
import { consumeLimits } from '#platform/http/rate-limit.ts';
import { createFairQueue } from '#platform/tasks/fair-queue.ts';
import { hourMs } from '#platform/time/durations.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { uploadErrors } from '../errors.ts';
import type { SentFile, UploadState } from '../schema.ts';
import { hashed, reserveUploadSpace } from './upload-space.ts';

const maxHours = 24;

interface UploadPart {
  uploadId: string;
  part: number;
  bytes: Buffer;
}

/**
 * A few at once, in fair turns between networks: the database has one line for everybody, in which
 * the pieces of a flood would stand before a page. None is refused here.
 */
const inTurn = createFairQueue(shares.underWay, { atOnce: 4 });

/**
 * Stores a part, also in place of an earlier one, and returns the parts that have arrived. Throws
 * AppError, where possible before the database is asked.
 */
export async function savePart(
  db: Database,
  upload: UploadPart,
  address: string,
): Promise<UploadState> {
  if (upload.bytes.byteLength === 0) throw new AppError(commonErrors.badInput);
  const networks = networksOf(address);
  const saved = await inTurn({ networks, expectedMs: 0 }, () => saveNow(db, upload, networks));
  if (!saved) throw new AppError(commonErrors.unavailable, { headers: { 'retry-after': '10' } });
  return saved.done;
}

async function saveNow(
  db: Database,
  upload: UploadPart,
  callers: readonly Network[],
): Promise<UploadState> {
  const space = await reserveUploadSpace(db, callers);
  let isStored = false;
  try {
    isStored = await storePart(db, upload, callers);
  } finally {
    if (!isStored) space.giveBack();
  }
  return readUploadState(db, upload.uploadId);
}

/** Returns false if the same bytes are stored already, which counts against no limit. */
async function storePart(
  db: Database,
  { uploadId, part, bytes }: UploadPart,
  callers: readonly Network[],
): Promise<boolean> {
  const same = await db
    .selectFrom('receipt_part')
    .select('part')
    .where('upload_id', '=', uploadId)
    .where('part', '=', part)
    .where('bytes', '=', bytes)
    .executeTakeFirst();
  if (same) return false;
  await consumeLimits(db, [
    [limits.uploadOfFile, uploadId],
    [limits.uploadPart, callers],
  ]);
  const networks = callers.map((network) => hashed(network).key);
  await db
    .insertInto('receipt_part')
    .values({ upload_id: uploadId, part, bytes, networks })
    .onConflict((conflict) =>
      conflict.columns(['upload_id', 'part']).doUpdateSet({ bytes, networks }),
    )
    .execute();
  return true;
}

export async function readUploadState(db: Database, uploadId: string): Promise<UploadState> {
  const rows = await db
    .selectFrom('receipt_part')
    .select('part')
    .where('upload_id', '=', uploadId)
    .orderBy('part')
    .execute();
  return { parts: rows.map(({ part }) => part) };
}

/** Throws AppError (409) with the missing parts, so that the phone sends only these. */
export async function refuseIncomplete(db: Database, files: readonly SentFile[]): Promise<void> {
  const missing: { uploadId: string; parts: number[] }[] = [];
  for (const { uploadId, parts: count } of files) {
    const { parts: there } = await readUploadState(db, uploadId);
    const parts = Array.from({ length: count }, (_, part) => part).filter(
      (part) => !there.includes(part),
    );
    if (parts.length > 0) missing.push({ uploadId, parts });
  }
  if (missing.length > 0) {
    throw new AppError(uploadErrors.fileIncomplete, { details: { missing } });
  }
}

/** Throws AppError where a part is missing. */
export async function assemble(db: Database, file: SentFile): Promise<Buffer> {
  const rows = await db
    .selectFrom('receipt_part')
    .select('bytes')
    .where('upload_id', '=', file.uploadId)
    .where('part', '<', file.parts)
    .orderBy('part')
    .execute();
  if (rows.length < file.parts) await refuseIncomplete(db, [file]);
  return Buffer.concat(rows.map(({ bytes }) => bytes));
}

/** Deletes the parts of files that are stored whole. */
export async function dropParts(tx: Tx, files: readonly SentFile[]): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ uploadId }) => uploadId);
  await tx.deleteFrom('receipt_part').where('upload_id', 'in', ids).execute();
}

export async function purgeParts(db: Database): Promise<void> {
  const before = new Date(sharedNow().getTime() - maxHours * hourMs);
  await db.deleteFrom('receipt_part').where('created_at', '<', before).execute();
}
