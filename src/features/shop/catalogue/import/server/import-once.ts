import { createHash } from 'node:crypto';
import type { Database, Tx } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { catalogueErrors } from '../../errors.ts';
import type { ProductImport } from '../../products/staff-schema.ts';

interface Submission {
  bytes: Uint8Array;
  key: string | undefined;
}

/**
 * Finds the report of an earlier import with this key: the same file comes again only when the
 * answer was lost, and a second run would undo later changes. Throws AppError: the key belongs to
 * another file.
 */
export async function findEarlierImport(
  db: Database,
  { bytes, key }: Submission,
): Promise<ProductImport | undefined> {
  if (key === undefined) return undefined;
  const earlier = await db
    .selectFrom('product_import')
    .select(['submission_hash', 'report'])
    .where('submission_key', '=', key)
    .executeTakeFirst();
  if (!earlier) return undefined;
  requireSameContent(earlier.submission_hash, hashOf(bytes), catalogueErrors.importKeyReused);
  return earlier.report;
}

/** Writes in the transaction of the import, so that a failed import can be sent again. */
export async function rememberImport(
  tx: Tx,
  { bytes, key }: Submission,
  report: ProductImport,
): Promise<void> {
  if (key === undefined) return;
  await tx
    .insertInto('product_import')
    .values({ submission_key: key, submission_hash: hashOf(bytes), report: JSON.stringify(report) })
    .execute();
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
