import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeExport } from '#features/people/accounts/server/audit.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import type { Database } from '#platform/database/database.ts';
import { csvFile } from '#platform/http/csv-file.ts';
import { FileReply } from '#platform/http/route.ts';
import type { CsvCell, CsvQueryText } from '#platform/text/csv.ts';
import { sharedNow } from '#platform/time/shared-clock.ts';
import { staffApi } from '#staff-api.ts';
import { readReports } from './read-reports.ts';
import { collectedFile, type ReportFile, unpaidFile } from './report-files.ts';

export const reportRoutes: CallRoute[] = [
  serve(staffApi.reports, async ({ query: { month } }, { db }) =>
    readReports(db, month, sharedNow()),
  ),
  serve(staffApi.exportCollected, async ({ query, caller: { person, language } }, { db }) =>
    reply(db, person, query, { report: 'collected', ...(await collectedFile(db, language)) }),
  ),
  serve(staffApi.exportDue, async ({ query, caller: { person, language } }, { db }) =>
    reply(db, person, query, { report: 'due', ...(await unpaidFile(db, language, 'due')) }),
  ),
  serve(staffApi.exportOverdue, async ({ query, caller: { person, language } }, { db }) =>
    reply(db, person, query, { report: 'overdue', ...(await unpaidFile(db, language, 'overdue')) }),
  ),
];

async function reply(
  db: Database,
  person: CurrentUser,
  format: CsvQueryText,
  { report, name, header, lines }: ReportFile & { report: string },
): Promise<FileReply> {
  await writeExport(db, person, 'report', { rows: lines.length, filters: { list: report } });
  return new FileReply(...csvFile({ name, header, batches: inOneBatch(lines) }, format));
}

async function* inOneBatch(lines: CsvCell[][]) {
  yield lines;
}
