import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeAudit } from '#features/people/accounts/server/audit.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Services } from '#platform/services.ts';
import { auditOfLine, lockLine } from './lock-line.ts';

/** Leaves a line as it is that was not set aside. Throws AppError: not found. */
export async function putBack({ db }: Services, agent: CurrentUser, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const line = await lockLine(tx, id);
    if (line.state !== 'aside') return;
    await tx
      .updateTable('bank_line_aside')
      .set({ returned_by: agent.id, returned_at: new Date() })
      .where('line_id', '=', id)
      .where('returned_at', 'is', null)
      .execute();
    await writeAudit(tx, auditOfLine(agent, 'statement.back', line));
  });
}
