import { chmodSync, type Dirent, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * From now on what this process writes is its user's alone. For the start of a program: it counts
 * for all of it, the embedded database too, which asks for no modes of its own.
 */
export function writePrivately(): void {
  process.umask(0o077);
}

/** What the shop keeps in its data folder; whatever else stands there is not ours to close. */
const ownEntries = ['db', 'files', 'lock.sqlite'];

/**
 * Makes the data folder, closed to other users of the machine. One that an older shop left open is
 * closed with all that we keep in it: the folder itself last, so that what is interrupted is done
 * again. False where it belongs to somebody else, who decides.
 */
export function openPrivateFolder(folder: string): boolean {
  // Windows has no such modes.
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
 * Closes what the embedded database unpacked when it was made: it sets the modes of its template,
 * over the process's own. What it writes later keeps to those.
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
  // It may stand on another disk, where a link leads.
  const isFolder = statSync(path).isDirectory();
  if (isFolder) closeWithin(path);
  chmodSync(path, isFolder ? 0o700 : 0o600);
}

function closeWithin(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) close(entry);
  }
}
