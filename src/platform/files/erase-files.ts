import type { Tx } from '../database/database.ts';
import { defer } from '../jobs/outbox.ts';

/** The outbox topic of files that nothing needs any more. */
export const fileTopic = 'erase-file';

/**
 * Leaves the files of a record that is being deleted to the outbox, which takes them away once the rows
 * are surely gone. Of those who share a file the last one does. `runAfter`: at once by default.
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
