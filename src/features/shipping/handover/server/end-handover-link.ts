import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { handoverErrors } from '../errors.ts';
import { revokeHandoverLink } from './handover-links.ts';

/** Throws AppError: not found, ended before, or of orders that the agent may not open. */
export async function endHandoverLink(db: Database, agent: CurrentUser, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await revokeHandoverLink(tx, agent, id))) throw new AppError(handoverErrors.linkNotFound);
    const subject = { kind: 'handover_link', id };
    await writeAudit(tx, { actor: agent, action: 'handover.unlink', subject });
  });
}
