import type { Tx } from '#platform/database/database.ts';
import { defer } from '#platform/jobs/outbox.ts';

/** The outbox topic of files that nothing needs any more. */
export const fileTopic = 'erase-file';

/**
 * Leaves the files of a verification that is being deleted to the outbox, which takes them away once
 * the rows are surely gone. Of those who share a file the last one does.
 */
export async function eraseFilesLater(
  tx: Tx,
  verificationId: string,
  files: readonly string[],
): Promise<void> {
  for (const file of new Set(files)) {
    const dedupe = `${fileTopic}:${verificationId} ${file}`;
    await defer(tx, { topic: fileTopic, dedupe, payload: { file } });
  }
}
