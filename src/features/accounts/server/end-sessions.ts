import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endSessionsOf } from '../../../platform/session.ts';
import { accountRefusals } from '../refusals.ts';
import type { CurrentUser } from '../schema.ts';
import { writeAudit } from './audit.ts';
import { lockMember } from './team.ts';

/** Signs a person out everywhere; gives how many sessions there were. Throws Refusal: no such person. */
export async function endSessions(
  { db, config }: Platform,
  agent: CurrentUser,
  id: string,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const member = await lockMember(tx, config, id);
    if (!member) throw new Refusal(accountRefusals.noSuchPerson);
    const ended = await endSessionsOf(tx, id);
    await writeAudit(tx, {
      actor: agent,
      action: 'person.sessions',
      subject: { kind: 'person', id },
    });
    return ended;
  });
}
