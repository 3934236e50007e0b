import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { defer, type Handler } from '../jobs/outbox.ts';
import { retentionRules } from '../retention/rules.ts';
import type { Services } from '../services.ts';

export const fileTopic = 'erase-file';

/**
 * Queues the files of a deleted record for erasure, so that they are erased only after the commit.
 * A shared file is erased with its last record. `runAfter`: at once by default.
 */
export async function eraseFilesLater(
  tx: Tx,
  recordId: string,
  files: readonly string[],
  { runAfter }: { runAfter?: Date } = {},
): Promise<void> {
  for (const file of new Set(files)) {
    const dedupe = `${fileTopic}:${recordId} ${file}`;
    await defer(tx, { topic: fileTopic, dedupe, payload: { file }, ...(runAfter && { runAfter }) });
  }
}

/** Handles `fileTopic`. A file that another record still needs stays. */
export function eraseFileJob({ db, files }: Pick<Services, 'db' | 'files'>): Handler {
  return async ({ payload }) => {
    // Only eraseFilesLater writes this topic.
    const { file } = payload as { file: string };
    const needed = retentionRules.get().flatMap((rules) => rules.rowsWithFile?.(file) ?? []);
    const { rows } = await sql`${sql.join(needed, sql` union all `)} limit 1`.execute(db);
    if (rows.length === 0) await files.delete(file);
  };
}
