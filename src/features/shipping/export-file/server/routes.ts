import { writeRead } from '#features/people/accounts/server/audit.ts';
import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import { serveMany } from '#features/people/accounts/server/serve-many.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { overrideMissing } from './override-missing.ts';
import { readExportFile, readVoyagePapers } from './read-file.ts';
import { recordAuthority, recordFacts, withdrawFacts } from './record-facts.ts';
import { listRequirements, saveRequirement } from './requirements.ts';
import { addScan, readScan, removeScan } from './scans.ts';

const readFile = ({ params, caller }: RecordRequest, { db }: Services) =>
  readExportFile(db, caller.person, params.id);

export const exportFileRoutes: CallRoute[] = [
  serve(staffApi.findExportFile, async ({ params: { id }, caller: { person } }, { db }) => {
    const file = await readExportFile(db, person, id);
    const subject = { kind: 'unit', id, name: file.unit.number };
    await writeRead(db, person, 'unit.export_file', subject);
    return file;
  }),
  serve(staffApi.voyagePapers, ({ params: { id }, caller: { person } }, { db }) =>
    readVoyagePapers(db, person, id),
  ),
  serve(staffApi.recordPaper, [recordFacts, readFile]),
  serveMany(staffApi.recordPapers, recordFacts),
  serve(staffApi.withdrawPaper, [withdrawFacts, readFile]),
  serve(staffApi.addExportScan, [
    async ({ params: { id }, query: { item }, bytes, caller }, services) => {
      const { person, language, address } = caller;
      await addScan(services, person, { id, item, bytes: Buffer.from(bytes), language, address });
    },
    readFile,
  ]),
  serve(staffApi.showExportScan, ({ params, caller: { person } }, services) =>
    readScan(services, person, params),
  ),
  serve(staffApi.removeExportScan, [removeScan, readFile]),
  serve(staffApi.recordAuthority, [recordAuthority, readFile]),
  serveMany(staffApi.recordAuthorities, recordAuthority),
  serve(staffApi.overrideExport, [overrideMissing, readFile]),
  serve(staffApi.listExportRequirements, async (_, { db }) => listRequirements(db)),
  serve(staffApi.saveExportRequirement, async ({ body, caller: { person } }, services) => {
    await saveRequirement(services, person, body);
    return listRequirements(services.db);
  }),
];
