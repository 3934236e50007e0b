import type { Database } from '#platform/database/database.ts';
import { requireSameContent } from '#platform/database/make-once.ts';
import { verificationErrors } from '../../errors.ts';
import type { VerificationCreated } from '../../schema.ts';

export interface SendingKey {
  name: string;
  /**
   * The keys of the same form in the periods before and after: a request of the next period may
   * overtake this one.
   */
  adjacent?: { names: readonly string[]; since: Date };
}

/**
 * Returns the answer to an earlier request with this key. Throws AppError: it had other content.
 */
export async function findEarlierVerification(
  db: Database,
  key: SendingKey | undefined,
  hash: string,
): Promise<VerificationCreated | undefined> {
  if (!key) return undefined;
  const names = [key.name, ...(key.adjacent?.names ?? [])];
  const earlier = await db
    .selectFrom('verification')
    .select([
      'ticket',
      'submission_hash',
      'submission_key',
      'created_at',
      'confirmed_by_mail',
      'answer_due_at',
    ])
    .where('submission_key', 'in', names)
    .execute();
  const found = earlier.find(
    (row) =>
      row.submission_key === key.name || (key.adjacent && row.created_at >= key.adjacent.since),
  );
  if (!found) return undefined;
  requireSameContent(found.submission_hash, hash, verificationErrors.keyReused);
  return {
    success: true,
    ticketId: found.ticket,
    mailed: found.confirmed_by_mail,
    dueAt: found.answer_due_at.toISOString(),
  };
}
