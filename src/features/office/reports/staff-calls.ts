import { get } from '#platform/calls/contract.ts';
import { CsvQuery } from '#platform/http/csv-file.ts';
import { Reports, ReportsQuery } from './schema.ts';

const file = { access: 'administrador', query: CsvQuery, response: undefined } as const;

export const reportStaffCalls = {
  // The page has totals; the CSV files have every line.
  reports: get('/api/admin/reports', {
    summary: 'Money and orders of a month',
    access: 'administrador',
    query: ReportsQuery,
    response: Reports,
  }),
  exportCollected: get('/api/admin/reports/collected.csv', {
    ...file,
    summary: 'The money that came in, as a file',
  }),
  exportDue: get('/api/admin/reports/due.csv', {
    ...file,
    summary: 'The money that is due, as a file',
  }),
  exportOverdue: get('/api/admin/reports/overdue.csv', {
    ...file,
    summary: 'The money that is overdue, as a file',
  }),
};
