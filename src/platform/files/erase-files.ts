import type { Tx } from '../database/database.ts';
import { defer } from '../jobs/outbox.ts';

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
