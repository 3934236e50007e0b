import { z } from 'zod';
import { del, get, patch } from '#platform/calls/contract.ts';
import { accountErrors } from './errors.ts';
import { RoleChange, SessionsEnded, TeamMember, TeamQuery } from './team-schema.ts';

export const accountStaffCalls = {
  // Only administradores may call these.
  listTeam: get('/api/admin/team', {
    access: 'administrador',
    query: TeamQuery,
    response: z.array(TeamMember),
  }),
  /** A 409 `role_changed` carries the current `role`. */
  changeRole: patch('/api/admin/team/:id/role', {
    access: 'administrador',
    recent: true,
    body: RoleChange,
    response: TeamMember,
    errors: [
      accountErrors.noSuchPerson,
      accountErrors.roleChanged,
      accountErrors.lastAdministrador,
    ],
  }),
  endSessions: del('/api/admin/team/:id/sessions', {
    summary: 'Sign somebody of staff out everywhere',
    unseen: true,
    access: 'administrador',
    recent: true,
    response: SessionsEnded,
    errors: [accountErrors.noSuchPerson],
  }),
};
