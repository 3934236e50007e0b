import { writeRead } from '#features/people/accounts/server/audit.ts';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { fileErrors } from '#features/requests/uploads/errors.ts';
import { fileLimit } from '#features/requests/uploads/upload-limits.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { exportErrors } from '../errors.ts';
import { NewRequirement, Requirements } from '../requirement-schema.ts';
import {
  ExportFile,
  FactsWithdrawal,
  NewAuthority,
  NewFacts,
  NewOverride,
  ScanId,
  ScanQuery,
} from '../schema.ts';
import { overrideMissing } from './override-missing.ts';
import { readExportFile } from './read-file.ts';
import { recordAuthority } from './record-authority.ts';
import { recordFacts } from './record-facts.ts';
import { listRequirements, saveRequirement } from './requirements.ts';
import { addScan, readScan, removeScan } from './scans.ts';
import { withdrawFacts } from './withdraw-facts.ts';

const { unitNotFound } = shippingErrors;
const unitErrors = [unitNotFound, caseErrors.ownRecord] as const;
const { factsChanged, scanNotFound } = exportErrors;

const onUnit = { access: 'staff', params: RecordId, response: ExportFile } as const;
const thenReadFile = byId(readExportFile);

export const exportFileRoutes: CallRoute[] = [
  serve(
    staffApi.findExportFile,
    { ...onUnit, errors: [unitNotFound] },
    async ({ params: { id }, caller: { person } }, { db }) => {
      const file = await readExportFile(db, person, id);
      const subject = { kind: 'unit', id, name: file.unit.number };
      await writeRead(db, { actor: person, action: 'unit.export_file', subject });
      return file;
    },
  ),
  serveWrite(
    staffApi.recordPaper,
    { ...onUnit, body: NewFacts, status: 201, errors: [...unitErrors, factsChanged] },
    async ({ params: { id }, body: facts, caller: { person } }, services) =>
      recordFacts(services, person, { id, facts }),
    thenReadFile,
  ),
  serveWrite(
    staffApi.withdrawPaper,
    { ...onUnit, body: FactsWithdrawal, errors: [...unitErrors, factsChanged] },
    async ({ params: { id }, body, caller: { person } }, services) =>
      withdrawFacts(services, person, { id, ...body }),
    thenReadFile,
  ),
  serveWrite(
    staffApi.addExportScan,
    {
      ...onUnit,
      query: ScanQuery,
      bytes: { limit: fileLimit },
      status: 201,
      errors: [...unitErrors, exportErrors.scanThere, exportErrors.tooManyScans, ...fileErrors],
    },
    async ({ params: { id }, query: { item }, bytes, caller }, services) => {
      const { person, language, address } = caller;
      await addScan(services, person, { id, item, bytes: Buffer.from(bytes), language, address });
    },
    thenReadFile,
  ),
  serve(
    staffApi.showExportScan,
    { access: 'staff', params: ScanId, response: undefined, errors: [scanNotFound] },
    ({ params, caller: { person } }, services) => readScan(services, person, params),
  ),
  serveWrite(
    staffApi.removeExportScan,
    {
      access: 'staff',
      params: ScanId,
      response: ExportFile,
      errors: [...unitErrors, scanNotFound],
    },
    async ({ params, caller: { person } }, services) => removeScan(services, person, params),
    thenReadFile,
  ),
  serveWrite(
    staffApi.recordAuthority,
    { ...onUnit, body: NewAuthority, status: 201, errors: [...unitErrors, factsChanged] },
    async ({ params: { id }, body: authority, caller: { person } }, services) =>
      recordAuthority(services, person, { id, authority }),
    thenReadFile,
  ),
  serveWrite(
    staffApi.overrideExport,
    {
      access: 'administrador',
      recent: true,
      params: RecordId,
      body: NewOverride,
      response: ExportFile,
      status: 201,
      errors: [...unitErrors, exportErrors.notMissing],
    },
    async ({ params: { id }, body, caller: { person } }, services) =>
      overrideMissing(services, person, { id, ...body }),
    thenReadFile,
  ),
  serve(
    staffApi.listExportRequirements,
    { access: 'staff', response: Requirements },
    async (_, { db }) => listRequirements(db),
  ),
  serve(
    staffApi.saveExportRequirement,
    {
      access: 'administrador',
      recent: true,
      body: NewRequirement,
      response: Requirements,
      status: 201,
      errors: [factsChanged, exportErrors.notToday],
    },
    async ({ body, caller: { person } }, services) => {
      await saveRequirement(services, person, body);
      return listRequirements(services.db);
    },
  ),
];
