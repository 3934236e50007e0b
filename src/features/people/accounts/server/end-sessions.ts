import { endSessionsOf } from '#platform/auth/session.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { accountErrors } from '../errors.ts';
import type { CurrentUser } from '../schema.ts';
import { writeAudit } from './audit.ts';
import { lockMember } from './team.ts';

export async function endSessions(
  { db, config }: Services,
  agent: CurrentUser,
  id: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, config, id);
    if (!member) throw new AppError(accountErrors.noSuchPerson);
    const ended = await endSessionsOf(tx, id);
    await writeAudit(tx, {
      actor: agent,
      action: 'person.sessions',
      subject: { kind: 'person', id },
    });
    return ended;
  });
}
