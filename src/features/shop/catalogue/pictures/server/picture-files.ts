import { createHash } from 'node:crypto';
import { type Files, FilesUnavailable } from '#platform/files/files.ts';
import { AppError } from '#platform/http/errors.ts';
import { createQueue } from '#platform/tasks/queue.ts';
import type { Tasks } from '#platform/tasks/task.ts';
import { catalogueErrors } from '../../errors.ts';
import { pictureCleaning, pictureMeasuring } from './picture-cleaning.ts';
import { type Purpose, type Variant, variantMaking, variants } from './picture-variants.ts';

const originals = ['svg', 'jpg', 'png', 'webp'] as const;
export type OriginalFormat = (typeof originals)[number];

export async function storeOriginal(
  files: Files,
  bytes: Uint8Array | string,
  format: OriginalFormat,
): Promise<string> {
  const hash = nameOf(bytes);
  await files.put(`pictures/${hash}.${format}`, bytes);
  return hash;
}

export interface MeasuredPicture {
  hash: string;
  width: number;
  height: number;
}

/** A variant is made when it is first asked for, and then stored for good. */
export interface PictureFiles {
  /** Returns undefined where there is no such original. */
  variant(hash: string, variant: Variant): Promise<Buffer | undefined>;
  makeFor(purposes: readonly Purpose[], hash: string): Promise<void>;
  /**
   * Stores an encoded copy, named by the hash of the sent bytes (so that the same file is encoded
   * once) or by `fixedName`. Throws AppError: not a picture.
   */
  add(original: Buffer, fixedName?: string): Promise<MeasuredPicture>;
  find(hash: string): Promise<MeasuredPicture | undefined>;
  has(hash: string): Promise<boolean>;
}

/** Two pictures, so that one is encoded while another is read or stored. */
const atOnce = 2;

export function pictureFiles({ files, tasks }: { files: Files; tasks: Tasks }): PictureFiles {
  const runningJobs = new Map<string, Promise<Buffer | undefined>>();
  const runQueued = createQueue(atOnce);

  async function make(hash: string, variant: Variant): Promise<Buffer | undefined> {
    const original = await readOriginal(files, hash);
    if (!original) return undefined;
    const requested = [variant];
    const [bytes] = await runQueued(() => tasks.run(variantMaking, { original, requested }));
    if (bytes) await cacheIfRoom(files, keyOf(hash, variant), bytes);
    return bytes;
  }

  return {
    async variant(hash, variant) {
      const key = keyOf(hash, variant);
      const cached = await files.get(key);
      if (cached) return cached;
      const running = runningJobs.get(key);
      if (running) return running;
      const making = make(hash, variant).finally(() => runningJobs.delete(key));
      runningJobs.set(key, making);
      return making;
    },
    async add(original, fixedName) {
      const hash = fixedName ?? nameOf(original);
      for (const name of fixedName ? [] : [hash, sha256(original)]) {
        const stored = await readOriginal(files, name);
        if (stored) return { hash: name, ...(await tasks.run(pictureMeasuring, stored)) };
      }
      const cleaned = await runQueued(() => tasks.run(pictureCleaning, original));
      if ('refused' in cleaned) throw new AppError(catalogueErrors[cleaned.refused]);
      const { bytes, width, height } = cleaned;
      await files.put(`pictures/${hash}.webp`, bytes);
      return { hash, width, height };
    },
    async find(hash) {
      const cached = await readOriginal(files, hash);
      return cached && { hash, ...(await tasks.run(pictureMeasuring, cached)) };
    },
    has: async (hash) => (await readOriginal(files, hash)) !== undefined,
    async makeFor(purposes, hash) {
      const missing = await missingFor(files, purposes, hash);
      const original = missing.length > 0 ? await readOriginal(files, hash) : undefined;
      if (!original) return;
      await runQueued(async () => {
        const encoded = await tasks.run(
          variantMaking,
          { original, requested: missing },
          { lane: 'later' },
        );
        for (const [at, variant] of missing.entries()) {
          const bytes = encoded[at];
          if (bytes) await files.put(keyOf(hash, variant), bytes);
        }
      });
    },
  };
}

async function readOriginal(files: Files, hash: string): Promise<Buffer | undefined> {
  for (const format of originals) {
    const bytes = await files.get(`pictures/${hash}.${format}`);
    if (bytes) return bytes;
  }
  return undefined;
}

/** The visitor gets the picture even if a full disk cannot store it. */
async function cacheIfRoom(files: Files, key: string, bytes: Uint8Array | string): Promise<void> {
  await files.put(key, bytes).catch((error) => {
    if (!(error instanceof FilesUnavailable)) throw error;
  });
}

async function missingFor(
  files: Files,
  purposes: readonly Purpose[],
  hash: string,
): Promise<Variant[]> {
  const missing: Variant[] = [];
  for (const variant of variants) {
    if (!purposes.includes(variant.purpose)) continue;
    if (!(await files.get(keyOf(hash, variant)))) missing.push(variant);
  }
  return missing;
}

/**
 * The name is short because a hash does not compress and a list has twelve. It protects nothing.
 */
function nameOf(bytes: Uint8Array | string): string {
  return sha256(bytes).slice(0, 32);
}

function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function keyOf(hash: string, { width, format }: Variant): string {
  return `pictures/${hash}-${width}.${format}`;
}
