import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { changeRole } from './change-role.ts';
import { endSessions } from './end-sessions.ts';
import { type CallRoute, serve } from './serve.ts';
import { listTeam } from './team.ts';

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
