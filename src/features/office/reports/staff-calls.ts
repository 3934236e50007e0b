import { get } from '#platform/calls/contract.ts';
import { CsvQuery } from '#platform/http/csv-file.ts';
import { Reports, ReportsQuery } from './schema.ts';

const file = { access: 'administrador', query: CsvQuery, response: undefined } as const;

export const reportStaffCalls = {
  // The page has totals; the CSV files have every line.
  reports: get('/api/admin/reports', {
    access: 'administrador',
    query: ReportsQuery,
    response: Reports,
  }),
  exportCollected: get('/api/admin/reports/collected.csv', file),
  exportDue: get('/api/admin/reports/due.csv', file),
  exportOverdue: get('/api/admin/reports/overdue.csv', file),
};
