import { endSessionsOf } from '#platform/auth/session.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { accountErrors } from '../errors.ts';
import type { CurrentUser } from '../schema.ts';
import { writeAudit } from './audit.ts';
import { changeRole } from './change-role.ts';
import { type CallRoute, serve } from './serve.ts';
import { listTeam, lockMember } from './team.ts';

export const teamRoutes: CallRoute[] = [
  serve(staffApi.listTeam, async ({ query }, { db, config }) =>
    pageReply(staffApi.listTeam, query, await listTeam(db, config, query)),
  ),
  serve(staffApi.changeRole, async ({ params, body, caller }, services) =>
    changeRole(services, caller.person, params.id, body),
  ),
  serve(staffApi.endSessions, async ({ params, caller }, services) => ({
    ended: await endSessions(services, caller.person, params.id),
  })),
];

async function endSessions(
  { db, config }: Services,
  agent: CurrentUser,
  id: string,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, config, id);
    if (!member) throw new AppError(accountErrors.noSuchPerson);
    const ended = await endSessionsOf(tx, id);
    await writeAudit(tx, agent, 'person.sessions', { kind: 'person', id });
    return ended;
  });
}
