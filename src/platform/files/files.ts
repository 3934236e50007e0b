import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Bytes under a key such as `pictures/ab12….svg`. Keys are made by us, never by a caller. */
export interface Files {
  get(key: string): Promise<Buffer | undefined>;
  /** Writes whole or not at all, for good; writing the same key again replaces it. */
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  /** What is not there is as good as deleted. */
  delete(key: string): Promise<void>;
  /** Every key, in no order; what is written or deleted meanwhile may be among them or not. */
  list(): AsyncIterable<string>;
}

/** The file store cannot be reached or takes nothing: what needs a file must wait. */
export class FilesUnavailable extends Error {
  /** `isOutage` looks for it: the answer is a 503 with Retry-After. */
  readonly code = 'ETIMEDOUT';
}

/** Files in a folder of this machine. */
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
      const half = `${path}.${randomUUID()}.part`;
      try {
        const made = await mkdir(dirname(path), { recursive: true });
        // Content, then name, both flushed before we acknowledge: the power may fail.
        await writeFile(half, bytes, { flush: true });
        await rename(half, path);
        await flushNames(dirname(path), made ? dirname(made) : dirname(path));
      } catch (error) {
        // What is half there would take the last room.
        await rm(half, { force: true }).catch(() => {});
        throw roomOrBug(error);
      }
    },
    delete: async (key) => rm(pathOf(key), { force: true }),
    list: () => keysIn(folder, folder),
  };
}

/** Names that are new in a folder, or in those above it up to `last`, survive a power cut. */
async function flushNames(folder: string, last: string): Promise<void> {
  try {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    // Not every system lets a folder be flushed; then it keeps names by itself, or nobody can.
    if (!/^(EINVAL|EPERM|EACCES|EISDIR|ENOTSUP)$/.test(codeOf(error))) throw error;
  }
  if (folder !== last) await flushNames(dirname(folder), last);
}

/** One folder after the other: a shop may hold many thousands. */
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

/** What is half written has no key's form. */
export function isKey(name: string): boolean {
  return /^[\w-]+(\/[\w-]+)*\.[a-z0-9]+$/.test(name);
}

/** Throws on what is no key: it must never name a place outside. */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a file key: ${key}`);
  return key;
}

/**
 * A disk that is full, over its quota or read-only is no bug: the same works once there is room.
 */
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
