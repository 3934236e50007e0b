export const auditFilters = ['who', 'action', 'kind', 'from', 'to', 'q'] as const;
export type AuditFilter = (typeof auditFilters)[number];
