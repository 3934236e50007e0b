import { changeUnseen, get, post, put } from '#platform/calls/contract.ts';
import type { Durations, DurationsChange, DurationsRemoval } from './duration-schema.ts';
import type {
  ListedUnit,
  NewUnitPhoto,
  StaffUnit,
  UnitChange,
  UnitFacts,
  UnitList,
  UnitQueryText,
} from './staff-schema.ts';
import type {
  NewVoyage,
  Voyage,
  VoyageDetail,
  VoyageFacts,
  VoyageLoad,
  VoyageUpdate,
  VoyageUpdated,
} from './voyage-schema.ts';

export const shippingStaffCalls = {
  listUnits: get<UnitList, { query: UnitQueryText }>('/api/admin/units'),
  unitsOfQuote: get<ListedUnit[], { params: { id: string } }>('/api/admin/quotes/:id/units'),
  findUnit: get<StaffUnit, { params: { id: string } }>('/api/admin/units/:id'),
  unitPhoto: get<never, { params: { id: string; photo: string; width: string } }>(
    '/api/admin/units/:id/photos/:photo/:width',
  ),
  /** A 409 `unit_changed` means that somebody else has saved it in the meantime. */
  saveUnit: put<StaffUnit, { params: { id: string }; body: UnitFacts }>('/api/admin/units/:id'),
  recordUnitChange: post<StaffUnit, { params: { id: string }; body: UnitChange; key: string }>(
    '/api/admin/units/:id/changes',
  ),
  /**
   * Takes the bytes of a photo, which only the people of the order see. The same bytes twice are
   * one photo.
   */
  addUnitPhoto: post<StaffUnit, { params: { id: string }; query: NewUnitPhoto; bytes: Blob }>(
    '/api/admin/units/:id/photos',
  ),
  removeUnitPhoto: changeUnseen<StaffUnit, { params: { id: string; photo: string } }>(
    'DELETE',
    '/api/admin/units/:id/photos/:photo',
  ),

  // Only administradores may call these. Promised dates are computed from these durations.
  listDurations: get<Durations[]>('/api/admin/durations'),
  saveDurations: put<Durations[], { body: DurationsChange }>('/api/admin/durations'),
  removeDurations: post<Durations[], { body: DurationsRemoval }>('/api/admin/durations/removal'),

  listVoyages: get<Voyage[]>('/api/admin/voyages'),
  createVoyage: post<VoyageDetail, { body: NewVoyage; key: string }>('/api/admin/voyages'),
  findVoyage: get<VoyageDetail, { params: { id: string } }>('/api/admin/voyages/:id'),
  saveVoyage: put<VoyageDetail, { params: { id: string }; body: VoyageFacts }>(
    '/api/admin/voyages/:id',
  ),
  loadVoyage: post<VoyageDetail, { params: { id: string }; body: VoyageLoad }>(
    '/api/admin/voyages/:id/units',
  ),
  unloadVoyage: changeUnseen<VoyageDetail, { params: { id: string; unit: string } }>(
    'DELETE',
    '/api/admin/voyages/:id/units/:unit',
  ),
  /**
   * Moves all units of the voyage, or none. A dry run returns the units, and those that prevent it.
   */
  updateVoyage: post<
    VoyageUpdated,
    { params: { id: string }; query: { dryRun?: '1' }; body: VoyageUpdate; key: string }
  >('/api/admin/voyages/:id/entries'),
};
