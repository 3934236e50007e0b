import { z } from 'zod';
import { get } from '#platform/calls/contract.ts';
import { AuditChoices, AuditEntry, AuditQuery } from './schema.ts';

export const auditStaffCalls = {
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
