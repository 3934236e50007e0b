/** The filters of the log as they stand in its address, without the page. */
export const auditFilters = ['who', 'action', 'kind', 'from', 'to', 'q'] as const;
export type AuditFilter = (typeof auditFilters)[number];
