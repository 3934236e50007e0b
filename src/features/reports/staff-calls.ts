import { get } from '#platform/calls/contract.ts';
import type { Reports } from './schema.ts';

export const reportStaffCalls = {
  // The page has totals; the CSV files have every line.
  reports: get<Reports, { query: { month?: string } }>('/api/admin/reports'),
  exportCollected: get<never>('/api/admin/reports/collected.csv'),
  exportDue: get<never>('/api/admin/reports/due.csv'),
  exportOverdue: get<never>('/api/admin/reports/overdue.csv'),
};
