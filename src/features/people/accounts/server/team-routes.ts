import { z } from 'zod';
import { RecordId } from '#platform/http/input-schemas.ts';
import { pageReply } from '#platform/http/list-pages.ts';
import { staffApi } from '#staff-api.ts';
import { accountErrors } from '../errors.ts';
import { RoleChange, SessionsEnded, TeamMember, TeamQuery } from '../team-schema.ts';
import { changeRole } from './change-role.ts';
import { endSessions } from './end-sessions.ts';
import { type CallRoute, serve } from './serve.ts';
import { listTeam } from './team.ts';

export const teamRoutes: CallRoute[] = [
  serve(
    staffApi.listTeam,
    { access: 'administrador', query: TeamQuery, response: z.array(TeamMember) },
    async ({ query }, { db, config }) =>
      pageReply(staffApi.listTeam, query, await listTeam(db, config, query)),
  ),
  serve(
    staffApi.changeRole,
    {
      access: 'administrador',
      recent: true,
      params: RecordId,
      body: RoleChange,
      response: TeamMember,
      errors: [
        accountErrors.noSuchPerson,
        accountErrors.roleChanged,
        accountErrors.lastAdministrador,
      ],
    },
    async ({ params, body, caller }, services) =>
      changeRole(services, caller.person, params.id, body),
  ),
  serve(
    staffApi.endSessions,
    {
      access: 'administrador',
      recent: true,
      params: RecordId,
      response: SessionsEnded,
      errors: [accountErrors.noSuchPerson],
    },
    async ({ params, caller }, services) => ({
      ended: await endSessions(services, caller.person, params.id),
    }),
  ),
];
