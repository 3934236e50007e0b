import { createHash } from 'node:crypto';
import { shares } from '#limits.ts';
import { countPdfPages } from '#platform/files/pdf-pages.ts';
import { kindOfFile } from '#platform/files/sent-file.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Network } from '#platform/http/networks.ts';
import type { Services } from '#platform/services.ts';
import { createFairQueue } from '#platform/tasks/fair-queue.ts';
import type { Language } from '#platform/text/language.ts';
import { verificationErrors } from '../../errors.ts';
import { receiptLimit } from '../../form-fields.ts';
import { receiptDrawing } from './draw-receipt.ts';

/** A receipt whose file is stored; its row is still to be written. */
export interface StoredReceipt {
  file: string;
  type: 'image/webp' | 'application/pdf';
  bytes: number;
  sha256: string;
}

/** Where an error is shown, and in which language. */
interface Place {
  field: string;
  language: Language;
}

/** What a file is sent as: where it lies, and whether it may be a PDF, which is stored as it came. */
export const uploadKinds = {
  receipt: { folder: 'receipts', pdf: true },
  photo: { folder: 'signed-acts', pdf: false },
} as const;
export type UploadKind = (typeof uploadKinds)[keyof typeof uploadKinds];

/** A file to be made a receipt. */
interface ReceiptFile {
  /** The same file has the same name. */
  name: string;
  read: () => Promise<Buffer>;
  /** Of whom it came from: each network has its places in the queue. */
  networks: readonly Network[];
  /** What was made for this sending so far, by the hash of what was sent. */
  made: Map<string, StoredReceipt>;
  /** A receipt by default. */
  as?: UploadKind | undefined;
}

type Machinery = Pick<Services, 'files' | 'tasks'>;

/**
 * Makes a file fit to be stored and shown, and stores it under the hash of its content: a picture
 * is drawn anew, without what it said about place, time and phone; a PDF that is one stays as it
 * is. One at a time in this process, in fair turns between networks; a file that many sendings name
 * at once is worked on once. Throws AppError.
 */
export async function makeReceipt(
  services: Machinery,
  file: ReceiptFile,
  place: Place,
): Promise<StoredReceipt> {
  const name = `${file.as?.folder ?? ''} ${file.name}`;
  const current = underWay.get(name);
  if (current) return current.catch((error) => throwAt(place, error));
  const making = make(services, file, place).finally(() => underWay.delete(name));
  underWay.set(name, making);
  return making;
}

const underWay = new Map<string, Promise<StoredReceipt>>();

async function make(
  { files, tasks }: Machinery,
  { read, networks, made, as = uploadKinds.receipt }: ReceiptFile,
  place: Place,
): Promise<StoredReceipt> {
  const outcome = await queue(networks, async () => {
    const original = await read();
    const known = made.get(sha256(original));
    if (known) return { known };
    if (original.byteLength > receiptLimit) throw refused('receiptTooLarge', place);
    const kind = kindOfFile(original);
    const unreadable = as.pdf ? 'receiptUnreadable' : 'photoUnreadable';
    if (kind === undefined || kind === 'avif' || (kind === 'pdf' && !as.pdf))
      throw refused(unreadable, place);
    if (kind === 'heic') throw refused('receiptHeic', place);
    if (kind === 'pdf' && !isReceipt(countPdfPages(original))) throw refused('receiptPdf', place);
    const type = kind === 'pdf' ? 'application/pdf' : 'image/webp';
    const stored = kind === 'pdf' ? original : await tasks.run(receiptDrawing, original);
    if (!stored) throw refused(unreadable, place);
    const file = `${as.folder}/${sha256(stored)}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
    return { file, type, bytes: stored, sha256: sha256(original) } as const;
  });
  if (!outcome) throw new AppError(commonErrors.unavailable, { headers: { 'retry-after': '10' } });
  if ('known' in outcome.done) return outcome.done.known;
  const { bytes, ...receipt } = outcome.done;
  // Outside the queue: a file store that does not answer keeps only this one waiting.
  await files.put(receipt.file, bytes);
  const stored = { ...receipt, bytes: bytes.byteLength };
  made.set(stored.sha256, stored);
  return stored;
}

const queue = createFairQueue(shares.receiptPlaces);
/** A receipt or an account statement; longer ones are something else. */
function isReceipt(pages: number): boolean {
  return pages >= 1 && pages <= 50;
}

function refused(
  why: 'receiptTooLarge' | 'receiptUnreadable' | 'photoUnreadable' | 'receiptPdf' | 'receiptHeic',
  { field, language }: Place,
) {
  const kind = verificationErrors[why];
  return new AppError(kind, { fields: { [field]: kind.message[language] } });
}

/** What another sending was refused for the same file, said where it stands in this one. */
function throwAt({ field, language }: Place, error: unknown): never {
  if (!(error instanceof AppError && error.fields)) throw error;
  throw new AppError(error.kind, { fields: { [field]: error.kind.message[language] } });
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
