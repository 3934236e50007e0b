import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes under a key such as `pictures/ab12….svg`. Keys are made by us, never by a caller. */
export interface Files {
  get(key: string): Promise<Buffer | undefined>;
  /** Writes whole or not at all; writing the same key again replaces it. */
  put(key: string, bytes: Uint8Array | string): Promise<void>;
  /** What is not there is as good as deleted. */
  delete(key: string): Promise<void>;
}

/** Files in a folder of this machine. */
export function folderFiles(folder: string): Files {
  return {
    async get(key) {
      try {
        return await readFile(pathOf(folder, key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async put(key, bytes) {
      const path = pathOf(folder, key);
      await mkdir(dirname(path), { recursive: true });
      const half = `${path}.${randomUUID()}.part`;
      await writeFile(half, bytes);
      await rename(half, path);
    },
    delete: (key) => rm(pathOf(folder, key), { force: true }),
  };
}

function pathOf(folder: string, key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*\.[a-z0-9]+$/.test(key)) throw new Error(`not a file key: ${key}`);
  return join(folder, key);
}
