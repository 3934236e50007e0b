import { createHash } from 'node:crypto';
import { type Files, FilesAway } from '#platform/files/files.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Tasks } from '#platform/tasks/task.ts';
import { createTurns } from '#platform/tasks/turns.ts';
import { catalogueErrors } from '../../errors.ts';
import { pictureCleaning, pictureMeasuring } from './picture-cleaning.ts';
import { type Purpose, type Variant, variantMaking, variants } from './picture-variants.ts';

/** What an original may be; it is told by its file's ending. */
const originals = ['svg', 'jpg', 'png', 'webp'] as const;
export type OriginalFormat = (typeof originals)[number];

/** Keeps an original under the hash of its bytes, and gives that hash. */
export async function keepOriginal(
  files: Files,
  bytes: Uint8Array | string,
  format: OriginalFormat,
): Promise<string> {
  const hash = nameOf(bytes);
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

/** One is worked on while another is read or kept. */
const atOnce = 2;

export function pictureFiles({ files, tasks }: { files: Files; tasks: Tasks }): PictureFiles {
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
    const wanted = [variant];
    const [bytes] = await turn(() => tasks.run(variantMaking, { original, wanted }));
    if (bytes) await keepIfRoom(keyOf(hash, variant), bytes);
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
      const hash = nameOf(given);
      for (const name of [hash, sha256(given)]) {
        const kept = await readOriginal(name);
        if (kept) return { hash: name, ...(await tasks.run(pictureMeasuring, kept)) };
      }
      const cleaned = await turn(() => tasks.run(pictureCleaning, given));
      if ('refused' in cleaned) throw new AppError(catalogueErrors[cleaned.refused]);
      const { bytes, width, height } = cleaned;
      await files.put(`pictures/${hash}.webp`, bytes);
      return { hash, width, height };
    },
    async find(hash) {
      const kept = await readOriginal(hash);
      return kept && { hash, ...(await tasks.run(pictureMeasuring, kept)) };
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
        const made = await tasks.run(
          variantMaking,
          { original, wanted: missing },
          { background: true },
        );
        for (const [at, variant] of missing.entries()) {
          const bytes = made[at];
          if (bytes) await files.put(keyOf(hash, variant), bytes);
        }
      });
    },
  };
}

/** Short, as a hash does not compress and a list has twelve. It names; it protects nothing. */
function nameOf(bytes: Uint8Array | string): string {
  return sha256(bytes).slice(0, 32);
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function keyOf(hash: string, { width, format }: Variant): string {
  return `pictures/${hash}-${width}.${format}`;
}
