import { createHash } from 'node:crypto';
import { shares } from '#limits.ts';
import { countPdfPages } from '#platform/files/pdf-pages.ts';
import { kindOfFile } from '#platform/files/sent-file.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Network } from '#platform/http/networks.ts';
import type { Services } from '#platform/services.ts';
import { createFairQueue } from '#platform/tasks/fair-queue.ts';
import type { Language } from '#platform/text/language.ts';
import { uploadErrors } from '../errors.ts';
import { fileLimit } from '../upload-limits.ts';
import { uploadDrawing } from './draw-upload.ts';

export interface StoredUpload {
  /** Where it lies: its folder and the SHA-256 of what is stored. */
  file: string;
  type: 'image/webp' | 'application/pdf';
  /** Of what is stored. */
  bytes: number;
  /** Of the original, in hex: by it the same file, sent twice, is known. */
  sha256: string;
}

interface Place {
  field: string;
  language: Language;
}

export interface UploadKind {
  /** Where its files lie. */
  folder: string;
  /** Whether it may be a PDF, which is stored unchanged. */
  pdf: boolean;
}

/** Both lie in one folder: receipts came first, and stored rows name their files in it. */
export const receiptOrScanKind: UploadKind = { folder: 'receipts', pdf: true };

interface UploadFile {
  name: string;
  read: () => Promise<Buffer>;
  /** How large it is at most, before it is read. */
  bytes: number;
  /** The networks of the sender, each of which has its places in the queue. */
  networks: readonly Network[];
  /** The files made for this sending so far, by the hash of the original. */
  made: Map<string, StoredUpload>;
  as: UploadKind;
}

type Machinery = Pick<Services, 'files' | 'tasks'>;

/**
 * Stores a file under the hash of its content. A picture is converted, which removes what it says
 * about place, time and phone; a valid PDF stays as it is. One file at a time in this process, in
 * fair turns between networks; several requests for the same file share one conversion. Throws
 * AppError.
 */
export async function storeUpload(
  services: Machinery,
  file: UploadFile,
  place: Place,
): Promise<StoredUpload> {
  const name = `${file.as.folder} ${file.name}`;
  const current = underWay.get(name);
  if (current) return current.catch((error) => throwAt(place, error));
  const making = convertAndStore(services, file, place).finally(() => underWay.delete(name));
  underWay.set(name, making);
  return making;
}

const underWay = new Map<string, Promise<StoredUpload>>();

async function convertAndStore(
  { files, tasks }: Machinery,
  { read, bytes: size, networks, made, as }: UploadFile,
  place: Place,
): Promise<StoredUpload> {
  const outcome = await queue({ networks, expectedMs: size / bytesPerMs }, async () => {
    const original = await read();
    const known = made.get(sha256(original));
    if (known) return { known };
    if (original.byteLength > fileLimit) throw refused('fileTooLarge', place);
    const kind = kindOfFile(original);
    const unreadable = as.pdf ? 'fileUnreadable' : 'photoUnreadable';
    if (kind === undefined || kind === 'avif' || (kind === 'pdf' && !as.pdf))
      throw refused(unreadable, place);
    if (kind === 'heic') throw refused('heicUnreadable', place);
    if (kind === 'pdf' && !hasAllowedLength(countPdfPages(original)))
      throw refused('pdfUnreadable', place);
    const type = kind === 'pdf' ? 'application/pdf' : 'image/webp';
    const stored = kind === 'pdf' ? original : await tasks.run(uploadDrawing, original);
    if (typeof stored === 'string')
      throw refused(stored === 'unreadable' ? unreadable : tooMuch[stored], place);
    const file = `${as.folder}/${sha256(stored)}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
    return { file, type, bytes: stored, sha256: sha256(original) } as const;
  });
  if (!outcome) throw new AppError(commonErrors.unavailable, { headers: { 'retry-after': '10' } });
  if ('known' in outcome.done) return outcome.done.known;
  const { bytes, ...upload } = outcome.done;
  // Outside the queue, so that a file store that does not answer delays only this file.
  await files.put(upload.file, bytes);
  const stored = { ...upload, bytes: bytes.byteLength };
  made.set(stored.sha256, stored);
  return stored;
}

/** A photo of a megabyte takes about a quarter of a second. */
const bytesPerMs = 4096;

const queue = createFairQueue(shares.uploadPlaces);

/** Receipts, account statements and export papers have no more pages. */
function hasAllowedLength(pages: number): boolean {
  return pages >= 1 && pages <= 50;
}

const tooMuch = { 'too-many-pixels': 'tooManyPixels', 'too-long': 'tooLong' } as const;

function refused(
  why: Exclude<keyof typeof uploadErrors, 'fileIncomplete' | 'tooManyFiles'>,
  { field, language }: Place,
) {
  const kind = uploadErrors[why];
  return new AppError(kind, { fields: { [field]: kind.message[language] } });
}

/** Throws the error of another request for the same file, at the file's place in this request. */
function throwAt({ field, language }: Place, error: unknown): never {
  if (!(error instanceof AppError && error.fields)) throw error;
  throw new AppError(error.kind, { fields: { [field]: error.kind.message[language] } });
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
