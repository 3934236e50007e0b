import { z } from 'zod';
import { get } from '#platform/calls/contract.ts';
import { AuditChoices, AuditEntry, AuditQuery, RecentChange } from './schema.ts';

export const auditStaffCalls = {
  /** Asked every few seconds, so it is small: what others did in the last half minute. */
  recentChanges: get('/api/admin/changes', {
    summary: 'What others have just done, for screens that follow it',
    access: 'staff',
    response: z.array(RecentChange),
  }),
  // Only administradores may read the audit log.
  listAudit: get('/api/admin/audit', {
    access: 'administrador',
    query: AuditQuery,
    response: z.array(AuditEntry),
  }),
  auditChoices: get('/api/admin/audit/choices', {
    summary: 'What the audit log can be filtered by',
    access: 'administrador',
    response: AuditChoices,
  }),
};
