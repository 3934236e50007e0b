import { get } from '#platform/calls/contract.ts';
import type { AuditChoices, AuditEntry, AuditQueryText } from './schema.ts';

export const auditStaffCalls = {
  // Only administradores may read the audit log.
  listAudit: get<AuditEntry[], { query: AuditQueryText }>('/api/admin/audit'),
  auditChoices: get<AuditChoices>('/api/admin/audit/choices'),
};
