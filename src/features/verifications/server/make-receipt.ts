import { createHash } from 'node:crypto';
import { kindOfFile } from '#platform/files/sent-file.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { verificationErrors } from '../errors.ts';
import { receiptLimit } from '../posted.ts';
import { receiptDrawing } from './draw-receipt.ts';

/** A receipt whose file is kept; its row is still to be written. */
export interface StoredReceipt {
  file: string;
  type: 'image/webp' | 'application/pdf';
  bytes: number;
  sha256: string;
}

/** Where a refusal is shown, and in which language. */
interface Place {
  field: string;
  language: Language;
}

/**
 * Makes a file fit to be kept and shown, and keeps it under the hash of its content: a picture is
 * drawn anew, without what it said about place, time and phone; a PDF stays as it is. One at a
 * time in this process, so that pages stay quick. Throws Refusal.
 */
export async function makeReceipt(
  { files, tasks }: Pick<Services, 'files' | 'tasks'>,
  read: () => Promise<Buffer>,
  place: Place,
): Promise<StoredReceipt> {
  const { bytes, ...receipt } = await inTurn(async () => {
    const original = await read();
    if (original.byteLength > receiptLimit) throw refused('receiptTooLarge', place);
    const kind = kindOfFile(original);
    if (kind === undefined || kind === 'avif') throw refused('receiptUnreadable', place);
    if (kind === 'heic') throw refused('receiptHeic', place);
    const type = kind === 'pdf' ? 'application/pdf' : 'image/webp';
    const kept = kind === 'pdf' ? original : await tasks.run(receiptDrawing, original);
    if (!kept) throw refused('receiptUnreadable', place);
    const file = `receipts/${sha256(kept)}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
    return { file, type, bytes: kept, sha256: sha256(original) } as const;
  });
  // Out of the turn: a file store that does not answer keeps only this one waiting.
  await files.put(receipt.file, bytes);
  return { ...receipt, bytes: bytes.byteLength };
}

function refused(
  why: 'receiptTooLarge' | 'receiptUnreadable' | 'receiptHeic',
  { field, language }: Place,
) {
  const kind = verificationErrors[why];
  return new AppError(kind, { fields: { [field]: kind.message[language] } });
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Past so many that wait, a caller does better to come again. */
const longestQueue = 50;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

async function inTurn<T>(deed: () => Promise<T>): Promise<T> {
  if (waiting >= longestQueue) {
    throw new AppError(commonErrors.unavailable, { headers: { 'retry-after': '10' } });
  }
  waiting += 1;
  const turn = last.then(deed);
  last = turn.catch(() => {});
  return turn.finally(() => {
    waiting -= 1;
  });
}
