import { chmodSync, type Dirent, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files that this process writes from now on belong to its user alone. Call it at the start of a
 * program: it covers the embedded database too, which sets no modes itself.
 */
export function writePrivately(): void {
  process.umask(0o077);
}

/** Entries that the shop makes in its data folder. Others are not ours to close. */
const ownEntries = ['db', 'files', 'lock.sqlite'];

/**
 * Creates the data folder, closed to other users. An open folder of an older version is closed with
 * its contents, the folder itself last, so that an interrupted run is repeated. False when it
 * belongs to somebody else.
 */
export function openPrivateFolder(folder: string): boolean {
  if (process.platform === 'win32') return true;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (isPrivate(folder)) return true;
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries) if (ownEntries.includes(entry.name)) close(entry);
    chmodSync(folder, 0o700);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the files of the embedded database the shop's user's alone: those that were unpacked when it
 * was created have the modes of its template. Later ones are private from the start.
 */
export function closeUnpacked(database: string): void {
  if (process.platform === 'win32' || isPrivate(join(database, 'PG_VERSION'))) return;
  closeWithin(database);
}

function isPrivate(path: string): boolean {
  return (statSync(path).mode & 0o077) === 0;
}

function close(entry: Dirent): void {
  const path = join(entry.parentPath, entry.name);
  // It may be a link to another disk.
  const isFolder = statSync(path).isDirectory();
  if (isFolder) closeWithin(path);
  chmodSync(path, isFolder ? 0o700 : 0o600);
}

function closeWithin(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) close(entry);
  }
}
