import { createHash } from 'node:crypto';
import { type Files, FilesAway } from '#platform/files/files.ts';
import { cleanPicture, pictureSize } from './picture-cleaning.ts';
import { openPicture, type Purpose, type Variant, variants } from './picture-variants.ts';

/** What an original may be; it is told by its file's ending. */
const originals = ['svg', 'jpg', 'png', 'webp'] as const;
export type OriginalFormat = (typeof originals)[number];

/** Keeps an original under the hash of its bytes, and gives that hash. */
export async function keepOriginal(
  files: Files,
  bytes: Uint8Array | string,
  format: OriginalFormat,
): Promise<string> {
  const hash = sha256(bytes);
  await files.put(`pictures/${hash}.${format}`, bytes);
  return hash;
}

/** A picture that is kept, with its pixels. */
export interface MeasuredPicture {
  hash: string;
  width: number;
  height: number;
}

/** The pictures of a file store: made when first asked for, then kept for ever. */
export interface PictureFiles {
  /** Undefined when there is no such original. */
  variant(hash: string, variant: Variant): Promise<Buffer | undefined>;
  /** Makes what is missing of the sizes for a purpose. */
  makeFor(purpose: Purpose, hash: string): Promise<void>;
  /**
   * Keeps what somebody gave us, cleaned. It is named by the hash of what was given, so that the
   * same file is not worked on twice. Throws Refusal on what is no picture.
   */
  add(given: Buffer): Promise<MeasuredPicture>;
  /** Undefined when there is no such original. */
  find(hash: string): Promise<MeasuredPicture | undefined>;
  /** Whether there is such an original. */
  has(hash: string): Promise<boolean>;
}

/** More at once would take the processor from those who only want a page. */
const atOnce = 2;

export function pictureFiles(files: Files): PictureFiles {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const turn = createTurns(atOnce);

  /** What a visitor waits for is shown, with room to keep it or without. */
  async function keepIfRoom(key: string, bytes: Uint8Array | string): Promise<void> {
    await files.put(key, bytes).catch((error) => {
      if (!(error instanceof FilesAway)) throw error;
    });
  }

  async function readOriginal(hash: string): Promise<Buffer | undefined> {
    for (const format of originals) {
      const bytes = await files.get(`pictures/${hash}.${format}`);
      if (bytes) return bytes;
    }
    return undefined;
  }

  async function make(hash: string, variant: Variant): Promise<Buffer | undefined> {
    const original = await readOriginal(hash);
    if (!original) return undefined;
    const bytes = await turn(async () => (await openPicture(original, variant.width))(variant));
    await keepIfRoom(keyOf(hash, variant), bytes);
    return bytes;
  }

  return {
    async variant(hash, variant) {
      const key = keyOf(hash, variant);
      const kept = await files.get(key);
      if (kept) return kept;
      const before = underWay.get(key);
      if (before) return before;
      const making = make(hash, variant).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    async add(given) {
      const hash = sha256(given);
      const kept = await readOriginal(hash);
      if (kept) return { hash, ...(await pictureSize(kept)) };
      const cleaned = await turn(() => cleanPicture(given));
      await files.put(`pictures/${hash}.webp`, cleaned);
      return { hash, ...(await pictureSize(cleaned)) };
    },
    async find(hash) {
      const kept = await readOriginal(hash);
      return kept && { hash, ...(await pictureSize(kept)) };
    },
    has: async (hash) => (await readOriginal(hash)) !== undefined,
    async makeFor(purpose, hash) {
      const missing: Variant[] = [];
      for (const variant of variants) {
        if (variant.purpose !== purpose) continue;
        if (!(await files.get(keyOf(hash, variant)))) missing.push(variant);
      }
      const original = missing.length > 0 ? await readOriginal(hash) : undefined;
      if (!original) return;
      await turn(async () => {
        const widest = Math.max(...missing.map(({ width }) => width));
        const encode = await openPicture(original, widest);
        for (const variant of missing) await files.put(keyOf(hash, variant), await encode(variant));
      });
    },
  };
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function keyOf(hash: string, { width, format }: Variant): string {
  return `pictures/${hash}-${width}.${format}`;
}

/** Lets so many deeds run at once; the others wait in line. */
function createTurns(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(deed: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await deed();
    } finally {
      // Whoever waits takes over the place; otherwise it becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
