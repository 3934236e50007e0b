import { changeUnseen, get, post } from '#platform/calls/contract.ts';
import type { ScanItem } from './items.ts';
import type { NewRequirement, Requirement } from './requirement-schema.ts';
import type { ExportFile, FactsWithdrawal, NewAuthority, NewFacts, NewOverride } from './schema.ts';

export const exportFileStaffCalls = {
  // Each call returns the whole export file of the unit. A 409 `facts_changed` means that somebody
  // else has written a version in the meantime.
  findExportFile: get<ExportFile, { params: { id: string } }>('/api/admin/units/:id/export-file'),
  recordPaper: post<ExportFile, { params: { id: string }; body: NewFacts }>(
    '/api/admin/units/:id/export-file/papers',
  ),
  withdrawPaper: post<ExportFile, { params: { id: string }; body: FactsWithdrawal }>(
    '/api/admin/units/:id/export-file/withdrawal',
  ),
  /** The bytes of a picture or a PDF. */
  addExportScan: post<
    ExportFile,
    { params: { id: string }; query: { item: ScanItem }; bytes: Blob }
  >('/api/admin/units/:id/export-file/scans'),
  showExportScan: get<never, { params: { id: string; scan: string } }>(
    '/api/admin/units/:id/export-file/scans/:scan',
  ),
  removeExportScan: changeUnseen<ExportFile, { params: { id: string; scan: string } }>(
    'DELETE',
    '/api/admin/units/:id/export-file/scans/:scan',
  ),
  recordAuthority: post<ExportFile, { params: { id: string }; body: NewAuthority }>(
    '/api/admin/units/:id/export-file/authority',
  ),
  /**
   * Only administradores may call it. The unit may then be shipped without the items that are
   * missing now.
   */
  overrideExport: post<ExportFile, { params: { id: string }; body: NewOverride }>(
    '/api/admin/units/:id/export-file/override',
  ),

  listExportRequirements: get<Requirement[]>('/api/admin/export-requirements'),
  saveExportRequirement: post<Requirement[], { body: NewRequirement }>(
    '/api/admin/export-requirements',
  ),
};
