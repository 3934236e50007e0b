import type { CurrentUser } from '#features/accounts/schema.ts';
import { writeExport } from '#features/accounts/server/audit.ts';
import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import type { Database } from '#platform/database/database.ts';
import { csvFile } from '#platform/http/csv-file.ts';
import { FileReply } from '#platform/http/route.ts';
import { staffApi } from '#staff-api.ts';
import { Reports, ReportsQuery } from '../schema.ts';
import { readReports } from './read-reports.ts';
import { collectedFile, type ReportFile, unpaidFile } from './report-files.ts';

const file = { access: 'administrador', response: undefined } as const;

export const reportRoutes: CallRoute[] = [
  serve(
    staffApi.reports,
    { access: 'administrador', query: ReportsQuery, response: Reports },
    async ({ query: { month } }, { db }) => readReports(db, month, new Date()),
  ),
  serve(staffApi.exportCollected, file, async ({ caller: { person, language } }, { db }) =>
    reply(db, person, 'collected', await collectedFile(db, language)),
  ),
  serve(staffApi.exportDue, file, async ({ caller: { person, language } }, { db }) =>
    reply(db, person, 'due', await unpaidFile(db, language, 'due')),
  ),
  serve(staffApi.exportOverdue, file, async ({ caller: { person, language } }, { db }) =>
    reply(db, person, 'overdue', await unpaidFile(db, language, 'overdue')),
  ),
];

async function reply(
  db: Database,
  person: CurrentUser,
  report: string,
  { name, header, lines }: ReportFile,
): Promise<FileReply> {
  await writeExport(db, person, 'report', { rows: lines.length, filters: { list: report } });
  return new FileReply(...csvFile(name, header, inOneBatch(lines)));
}

async function* inOneBatch(lines: string[][]) {
  yield lines;
}
