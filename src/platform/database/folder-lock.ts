import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../operator-error.ts';

/** Another process of the shop uses the data folder. */
export class FolderLocked extends OperatorError {}

/**
 * Locks `folder` until `release()` or the end of the process. Two processes on one embedded
 * database lose each other's rows without an error, and the database takes no lock itself. An
 * exclusively locked SQLite file does, and the operating system releases it however the process
 * ends.
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
  try {
    file.exec(
      'pragma locking_mode = exclusive; begin exclusive; create table if not exists held (x); commit;',
    );
  } catch (error) {
    file.close();
    throw new FolderLocked(`The folder ${folder} is in use by another process.`, {
      cause: error,
    });
  }
  return { release: () => file.close() };
}
