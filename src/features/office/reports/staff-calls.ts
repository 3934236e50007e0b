import { get } from '#platform/calls/contract.ts';
import type { CsvQueryText } from '#platform/text/csv.ts';
import type { Reports } from './schema.ts';

export const reportStaffCalls = {
  // The page has totals; the CSV files have every line.
  reports: get<Reports, { query: { month?: string } }>('/api/admin/reports'),
  exportCollected: get<never, { query: CsvQueryText }>('/api/admin/reports/collected.csv'),
  exportDue: get<never, { query: CsvQueryText }>('/api/admin/reports/due.csv'),
  exportOverdue: get<never, { query: CsvQueryText }>('/api/admin/reports/overdue.csv'),
};
