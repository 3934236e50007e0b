import { databaseTrouble } from './database/database-trouble.ts';
import { storeTrouble } from './files/store-trouble.ts';
import { OperatorError } from './operator-error.ts';

/** What went wrong at a start or in a command, and what mends it; undefined for a bug of ours. */
export function operatorSentence(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  return storeTrouble(error) ?? fileTrouble(error) ?? databaseTrouble(error);
}

/** With a file, a folder, or the port at which the shop listens. */
function fileTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  if (error.code === 'EADDRINUSE') return 'the port is in use already (PORT)';
  if (!('path' in error && /^E[A-Z]+$/.test(String(error.code)))) return undefined;
  return `${error.path}: ${error.code} (DATA_DIR, or the file that the command names)`;
}
