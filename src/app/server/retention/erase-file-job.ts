import { sql } from 'kysely';
import type { Handler } from '#platform/jobs/outbox.ts';
import type { Services } from '#platform/services.ts';
import { retentionRules } from './retention-rules.ts';

/** Handles `fileTopic`. A file that another record still needs stays. */
export function eraseFileJob({ db, files }: Pick<Services, 'db' | 'files'>): Handler {
  return async ({ payload }) => {
    // Only eraseFilesLater writes this topic.
    const { file } = payload as { file: string };
    const needed = retentionRules.flatMap((rules) => rules.rowsWithFile?.(file) ?? []);
    const { rows } = await sql`${sql.join(needed, sql` union all `)} limit 1`.execute(db);
    if (rows.length === 0) await files.delete(file);
  };
}
