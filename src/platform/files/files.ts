import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Bytes under a key such as `pictures/ab12….svg`. Keys are made by us, never by a caller. */
export interface Files {
  get(key: string): Promise<Buffer | undefined>;
  /** Writes all or nothing, durably. Replaces a file of the same key. */
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  /** A missing file counts as deleted. */
  delete(key: string): Promise<void>;
  /**
   * All keys, in no order. A file that is written or deleted meanwhile may be missing or included.
   */
  list(): AsyncIterable<string>;
}

export class FilesUnavailable extends Error {
  /** `isOutage` recognizes it: the response is a 503 with Retry-After. */
  readonly code = 'FILES_AWAY';
  /** The answer of a store that is there, with its own code ("NoSuchBucket") if it gave one. */
  readonly refusal: { status: number; code: string } | undefined;

  constructor(
    message: string,
    { refusal, ...options }: ErrorOptions & { refusal?: FilesUnavailable['refusal'] } = {},
  ) {
    super(message, options);
    this.refusal = refusal;
  }
}

export function folderFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async put(key, bytes) {
      const path = pathOf(key);
      const partialPath = `${path}.${randomUUID()}.part`;
      try {
        const newFolder = await mkdir(dirname(path), { recursive: true });
        // The content is flushed, then its name, before we return: the power may fail.
        await writeFile(partialPath, bytes, { flush: true });
        await rename(partialPath, path);
        await flushNames(dirname(path), newFolder ? dirname(newFolder) : dirname(path));
      } catch (error) {
        // A partial file would use the last space.
        await rm(partialPath, { force: true }).catch(() => {});
        throw roomOrBug(error);
      }
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
    list: () => keysIn(folder, folder),
  };
}

/**
 * Flushes new names in a folder, and in those above it up to `last`, so that they survive a power
 * cut.
 */
async function flushNames(folder: string, last: string): Promise<void> {
  try {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    // Not every system can flush a folder; then nothing more can be done.
    if (!/^(EINVAL|EPERM|EACCES|EISDIR|ENOTSUP)$/.test(codeOf(error))) throw error;
  }
  if (folder !== last) await flushNames(dirname(folder), last);
}

/** One folder at a time: a shop may have many thousands of files. */
async function* keysIn(root: string, folder: string): AsyncIterable<string> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const key = relative(root, path).replaceAll(sep, '/');
    if (entry.isDirectory()) yield* keysIn(root, path);
    else if (isKey(key)) yield key;
  }
}

/** False for partial files, whose names are no keys. */
export function isKey(name: string): boolean {
  return /^[\w-]+(\/[\w-]+)*\.[a-z0-9]+$/.test(name);
}

/** Throws for a text that is no key, so that it can never name a path outside. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a file key: ${key}`);
  return key;
}

/** A disk that is full, over its quota or read-only is not a bug: the same works later. */
function roomOrBug(error: unknown): unknown {
  const code = codeOf(error);
  return /^(ENOSPC|EDQUOT|EFBIG|EROFS|EIO)$/.test(code)
    ? new FilesUnavailable(`the folder for files takes nothing: ${code}`, { cause: error })
    : error;
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
