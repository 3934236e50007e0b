import { changeUnseen, get, patch } from '#platform/calls/contract.ts';
import type { RoleChange, SessionsEnded, TeamMember, TeamQueryText } from './team-schema.ts';

export const accountStaffCalls = {
  // Only administradores may call these.
  listTeam: get<TeamMember[], { query: TeamQueryText }>('/api/admin/team'),
  /** A 409 `role_changed` carries the current `role`. */
  changeRole: patch<TeamMember, { params: { id: string }; body: RoleChange }>(
    '/api/admin/team/:id/role',
  ),
  endSessions: changeUnseen<SessionsEnded, { params: { id: string } }>(
    'DELETE',
    '/api/admin/team/:id/sessions',
  ),
};
