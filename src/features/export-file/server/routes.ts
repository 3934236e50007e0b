import { writeRead } from '#features/accounts/server/audit.ts';
import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import { caseErrors } from '#features/cases/errors.ts';
import { shippingErrors } from '#features/shipping/errors.ts';
import { verificationErrors } from '#features/verifications/errors.ts';
import { receiptLimit } from '#features/verifications/form-fields.ts';
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
import { recordFacts, withdrawFacts } from './record-facts.ts';
import { listRequirements, saveRequirement } from './requirements.ts';
import { addScan, readScan, removeScan } from './scans.ts';

const { unitNotFound } = shippingErrors;
const unitErrors = [unitNotFound, caseErrors.ownRecord] as const;
const { factsChanged, scanNotFound } = exportErrors;

export const exportFileRoutes: CallRoute[] = [
  serve(
    staffApi.findExportFile,
    { access: 'staff', params: RecordId, response: ExportFile, errors: [unitNotFound] },
    async ({ params: { id }, caller: { person } }, { db }) => {
      const file = await readExportFile(db, person, id);
      const subject = { kind: 'unit', id, name: file.unit.number };
      await writeRead(db, { actor: person, action: 'unit.export_file', subject });
      return file;
    },
  ),
  serve(
    staffApi.recordPaper,
    {
      access: 'staff',
      params: RecordId,
      body: NewFacts,
      response: ExportFile,
      status: 201,
      errors: [...unitErrors, factsChanged],
    },
    async ({ params: { id }, body: facts, caller: { person } }, services) => {
      await recordFacts(services, person, { id, facts });
      return readExportFile(services.db, person, id);
    },
  ),
  serve(
    staffApi.withdrawPaper,
    {
      access: 'staff',
      params: RecordId,
      body: FactsWithdrawal,
      response: ExportFile,
      errors: [...unitErrors, factsChanged],
    },
    async ({ params: { id }, body, caller: { person } }, services) => {
      await withdrawFacts(services, person, { id, ...body });
      return readExportFile(services.db, person, id);
    },
  ),
  serve(
    staffApi.addExportScan,
    {
      access: 'staff',
      params: RecordId,
      query: ScanQuery,
      bytes: { limit: receiptLimit },
      response: ExportFile,
      status: 201,
      errors: [
        ...unitErrors,
        exportErrors.scanThere,
        exportErrors.tooManyScans,
        verificationErrors.receiptUnreadable,
        verificationErrors.receiptPdf,
        verificationErrors.receiptHeic,
        verificationErrors.receiptTooLarge,
      ],
    },
    async ({ params: { id }, query: { item }, bytes, caller }, services) => {
      const { person, language, address } = caller;
      await addScan(services, person, { id, item, bytes: Buffer.from(bytes), language, address });
      return readExportFile(services.db, person, id);
    },
  ),
  serve(
    staffApi.showExportScan,
    { access: 'staff', params: ScanId, response: undefined, errors: [scanNotFound] },
    ({ params, caller: { person } }, services) => readScan(services, person, params),
  ),
  serve(
    staffApi.removeExportScan,
    {
      access: 'staff',
      params: ScanId,
      response: ExportFile,
      errors: [...unitErrors, scanNotFound],
    },
    async ({ params, caller: { person } }, services) => {
      await removeScan(services, person, params);
      return readExportFile(services.db, person, params.id);
    },
  ),
  serve(
    staffApi.recordAuthority,
    {
      access: 'staff',
      params: RecordId,
      body: NewAuthority,
      response: ExportFile,
      status: 201,
      errors: [...unitErrors, factsChanged],
    },
    async ({ params: { id }, body: authority, caller: { person } }, services) => {
      await recordAuthority(services, person, { id, authority });
      return readExportFile(services.db, person, id);
    },
  ),
  serve(
    staffApi.overrideExport,
    {
      access: 'administrador',
      params: RecordId,
      body: NewOverride,
      response: ExportFile,
      status: 201,
      errors: [...unitErrors, exportErrors.notMissing],
    },
    async ({ params: { id }, body, caller: { person } }, services) => {
      await overrideMissing(services, person, { id, ...body });
      return readExportFile(services.db, person, id);
    },
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
