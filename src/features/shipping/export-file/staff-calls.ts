import { caseErrors } from '#features/requests/cases/errors.ts';
import { fileErrors } from '#features/requests/uploads/errors.ts';
import { fileLimit } from '#features/requests/uploads/upload-limits.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { del, get, post, RecordId } from '#platform/calls/contract.ts';
import { many } from '#platform/calls/many.ts';
import { exportErrors } from './errors.ts';
import { NewRequirement, Requirements } from './requirement-schema.ts';
import {
  ExportFile,
  FactsWithdrawal,
  NewAuthority,
  NewFacts,
  NewOverride,
  ScanId,
  ScanQuery,
  VoyagePapers,
} from './schema.ts';

const { unitNotFound } = shippingErrors;
const unitErrors = [unitNotFound, caseErrors.ownRecord] as const;
const { factsChanged, scanNotFound } = exportErrors;
const onUnit = { access: 'staff', params: RecordId, response: ExportFile } as const;

const recordPaper = post('/api/admin/units/:id/export-file/papers', {
  summary: 'Record a paper of an export file',
  ...onUnit,
  body: NewFacts,
  status: 201,
  errors: [...unitErrors, factsChanged],
});
const recordAuthority = post('/api/admin/units/:id/export-file/authority', {
  summary: 'Record the license or exception by which an order may be exported',
  ...onUnit,
  body: NewAuthority,
  status: 201,
  errors: [...unitErrors, factsChanged],
});

export const exportFileStaffCalls = {
  // Each call returns the whole export file of the unit. A 409 `facts_changed` means that somebody
  // else has written a version in the meantime.
  findExportFile: get('/api/admin/units/:id/export-file', { ...onUnit, errors: [unitNotFound] }),
  recordPaper,
  recordPapers: many(recordPaper, 'Record the same paper of several goods at once'),
  /** The papers of all goods of a voyage, which an agent may open. */
  voyagePapers: get('/api/admin/voyages/:id/papers', {
    access: 'staff',
    params: RecordId,
    response: VoyagePapers,
  }),
  withdrawPaper: post('/api/admin/units/:id/export-file/withdrawal', {
    ...onUnit,
    body: FactsWithdrawal,
    errors: [...unitErrors, factsChanged],
  }),
  /** The bytes of a picture or a PDF. */
  addExportScan: post('/api/admin/units/:id/export-file/scans', {
    ...onUnit,
    query: ScanQuery,
    bytes: { limit: fileLimit },
    status: 201,
    errors: [...unitErrors, exportErrors.scanThere, exportErrors.tooManyScans, ...fileErrors],
  }),
  showExportScan: get('/api/admin/units/:id/export-file/scans/:scan', {
    access: 'staff',
    params: ScanId,
    response: undefined,
    errors: [scanNotFound],
  }),
  removeExportScan: del('/api/admin/units/:id/export-file/scans/:scan', {
    unseen: true,
    access: 'staff',
    params: ScanId,
    response: ExportFile,
    errors: [...unitErrors, scanNotFound],
  }),
  recordAuthority,
  recordAuthorities: many(recordAuthority, 'Record the license of several orders at once'),
  /**
   * Only administradores may call it. The unit may then be shipped without the items that are
   * missing now.
   */
  overrideExport: post('/api/admin/units/:id/export-file/override', {
    summary: 'Let goods be exported without a paper, with a reason',
    access: 'administrador',
    recent: true,
    body: NewOverride,
    response: ExportFile,
    status: 201,
    errors: [...unitErrors, exportErrors.notMissing],
  }),

  listExportRequirements: get('/api/admin/export-requirements', {
    access: 'staff',
    response: Requirements,
  }),
  saveExportRequirement: post('/api/admin/export-requirements', {
    access: 'administrador',
    recent: true,
    body: NewRequirement,
    response: Requirements,
    status: 201,
    errors: [factsChanged, exportErrors.notToday],
  }),
};
