import { createHash } from 'node:crypto';
import { shares } from '#limits.ts';
import type { Files } from '#platform/files/files.ts';
import { kindOfFile, openSentPicture } from '#platform/files/sent-file.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { Network } from '#platform/http/networks.ts';
import { createFairQueue } from '#platform/tasks/fair-queue.ts';
import type { Language } from '#platform/text/language.ts';
import { verificationErrors } from '../errors.ts';
import { receiptLimit } from '../posted.ts';

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

/** A file to be made a receipt. */
interface ReceiptFile {
  /** The same file has the same name. */
  name: string;
  read: () => Promise<Buffer>;
  /** Of whom it came from: each network has its places in the queue. */
  networks: readonly Network[];
  /** What was made for this sending so far, by the hash of what was sent. */
  made: Map<string, StoredReceipt>;
}

/** What a picture may weigh; and its long side, so that small print stays readable. */
const pictureLimit = 250 * 1024;
const longSide = 2000;

/**
 * Makes a file fit to be kept and shown, and keeps it under the hash of its content: a picture is
 * drawn anew, without what it said about place, time and phone; a PDF stays as it is. One at a
 * time in this process, so that pages stay quick, and a file that many sendings name at once is
 * worked on once. Throws Refusal.
 */
export async function makeReceipt(
  files: Files,
  file: ReceiptFile,
  place: Place,
): Promise<StoredReceipt> {
  const current = underWay.get(file.name);
  if (current) return current.catch((error) => throwAt(place, error));
  const making = make(files, file, place).finally(() => underWay.delete(file.name));
  underWay.set(file.name, making);
  return making;
}

const underWay = new Map<string, Promise<StoredReceipt>>();

async function make(files: Files, { read, networks, made }: ReceiptFile, place: Place) {
  const turn = await inTurn(networks, async () => {
    const original = await read();
    const known = made.get(sha256(original));
    if (known) return { known };
    if (original.byteLength > receiptLimit) throw refused('receiptTooLarge', place);
    const kind = kindOfFile(original);
    if (kind === undefined || kind === 'avif') throw refused('receiptUnreadable', place);
    if (kind === 'heic') throw refused('receiptHeic', place);
    const type = kind === 'pdf' ? 'application/pdf' : 'image/webp';
    const kept = kind === 'pdf' ? original : await redraw(original, place);
    const file = `receipts/${sha256(kept)}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
    return { file, type, bytes: kept, sha256: sha256(original) } as const;
  });
  if (!turn) throw new AppError(commonErrors.unavailable, { headers: { 'retry-after': '10' } });
  if ('known' in turn.done) return turn.done.known;
  const { bytes, ...receipt } = turn.done;
  // Out of the turn: a file store that does not answer keeps only this one waiting.
  await files.put(receipt.file, bytes);
  const kept = { ...receipt, bytes: bytes.byteLength };
  made.set(kept.sha256, kept);
  return kept;
}

const inTurn = createFairQueue(shares.receiptPlaces);

async function redraw(original: Buffer, place: Place): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    const opened = await openSentPicture(original, longSide);
    const { data, info } = await opened
      .flatten({ background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return await shrink((side) =>
      sharp(data, { raw: { width, height, channels } }).resize(side, side, {
        fit: 'inside',
        withoutEnlargement: true,
      }),
    );
  } catch {
    // Whatever the library could not read: cut off, too many pixels, another format inside.
    throw refused('receiptUnreadable', place);
  }
}

/** Quality first, then size: numbers on a receipt bear coarse colours better than few pixels. */
const steps = [
  { side: longSide, quality: 80 },
  { side: longSide, quality: 60 },
  { side: longSide, quality: 40 },
  { side: 1500, quality: 50 },
  { side: 1100, quality: 40 },
  { side: 800, quality: 40 },
  { side: 600, quality: 30 },
];

async function shrink(sized: (side: number) => import('sharp').Sharp): Promise<Buffer> {
  let tooLarge: { side: number; bytes: number } | undefined;
  for (const { side, quality } of steps) {
    // Far too large: quality alone will not do it, and each try costs a second.
    if (tooLarge?.side === side && tooLarge.bytes > 3 * pictureLimit) continue;
    const made = await sized(side).webp({ quality }).toBuffer();
    if (made.byteLength <= pictureLimit) return made;
    tooLarge = { side, bytes: made.byteLength };
  }
  throw new Error('a picture that does not become small');
}

function refused(
  why: 'receiptTooLarge' | 'receiptUnreadable' | 'receiptHeic',
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
