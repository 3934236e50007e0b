import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import {
  pictureErrors,
  uploadedPictureLimit,
} from '#features/shop/catalogue/pictures/uploaded-pictures.ts';
import { del, get, post, put, RecordId } from '#platform/calls/contract.ts';
import { many } from '#platform/calls/many.ts';
import { Durations, DurationsChange, DurationsRemoval } from './duration-schema.ts';
import { dateErrors, shippingErrors } from './errors.ts';
import { OwnPhoto } from './schema.ts';
import {
  ListedUnit,
  NewUnitPhoto,
  StaffUnit,
  UnitChange,
  UnitFacts,
  UnitList,
  UnitQuery,
} from './staff-schema.ts';
import {
  NewVoyage,
  Voyage,
  VoyageDetail,
  VoyageFacts,
  VoyageLoad,
  VoyageUpdate,
  VoyageUpdated,
  VoyageUpdateQuery,
} from './voyage-schema.ts';

const {
  voyageNotFound,
  voyageExists,
  voyageChanged,
  voyageDates,
  voyageStands,
  voyageRefused,
  notLoadable,
  tooManyPhotos,
  unitNotFound,
  unitChanged,
  identifierUsed,
  vinLetters,
  kindStands,
  customsGoOn,
  mayNotBuy,
  mayNotShip,
  heldAlready,
  notHeld,
  handoverNeeded,
} = shippingErrors;

const onVoyage = { access: 'staff', params: RecordId, response: VoyageDetail } as const;
const onUnit = { access: 'staff', params: RecordId, response: StaffUnit } as const;

const recordUnitChange = post('/api/admin/units/:id/changes', {
  summary: 'Record a stage, a new estimate or a stop of goods',
  ...onUnit,
  body: UnitChange,
  key: true,
  status: 201,
  errors: [
    unitNotFound,
    caseErrors.ownRecord,
    caseErrors.entryKeyReused,
    handoverNeeded,
    heldAlready,
    notHeld,
    customsGoOn,
    mayNotBuy,
    mayNotShip,
    ...Object.values(dateErrors),
  ],
});

const saveUnit = put('/api/admin/units/:id', {
  ...onUnit,
  body: UnitFacts,
  errors: [unitNotFound, caseErrors.ownRecord, unitChanged, identifierUsed, vinLetters, kindStands],
});

export const shippingStaffCalls = {
  listUnits: get('/api/admin/units', { access: 'staff', query: UnitQuery, response: UnitList }),
  unitsOfQuote: get('/api/admin/quotes/:id/units', {
    access: 'staff',
    response: z.array(ListedUnit),
  }),
  findUnit: get('/api/admin/units/:id', { ...onUnit, errors: [unitNotFound] }),
  unitPhoto: get('/api/admin/units/:id/photos/:photo/:width', {
    summary: 'A photo of goods',
    access: 'staff',
    params: OwnPhoto,
    response: undefined,
    errors: [shippingErrors.unitNotFound, shippingErrors.photoNotFound],
  }),
  /** A 409 `unit_changed` means that somebody else has saved it in the meantime. */
  saveUnit,
  saveUnits: many(saveUnit, 'Record the facts of several goods at once'),
  recordUnitChange,
  recordUnitChanges: many(recordUnitChange, 'Record the same of several goods at once'),
  /**
   * Takes the bytes of a photo, which only the people of the order see. The same bytes twice are
   * one photo.
   */
  addUnitPhoto: post('/api/admin/units/:id/photos', {
    ...onUnit,
    query: NewUnitPhoto,
    bytes: { limit: uploadedPictureLimit },
    status: 201,
    errors: [unitNotFound, caseErrors.ownRecord, tooManyPhotos, ...pictureErrors],
  }),
  removeUnitPhoto: del('/api/admin/units/:id/photos/:photo', {
    unseen: true,
    access: 'staff',
    params: z.object({ id: z.uuid(), photo: z.uuid() }),
    response: StaffUnit,
    errors: [unitNotFound, caseErrors.ownRecord],
  }),

  // Only administradores may call these. Promised dates are computed from these durations.
  listDurations: get('/api/admin/durations', {
    summary: 'How long each stage takes',
    access: 'administrador',
    response: z.array(Durations),
  }),
  saveDurations: put('/api/admin/durations', {
    access: 'administrador',
    body: DurationsChange,
    response: z.array(Durations),
    errors: [accountErrors.changedMeanwhile],
  }),
  removeDurations: post('/api/admin/durations/removal', {
    access: 'administrador',
    body: DurationsRemoval,
    response: z.array(Durations),
    errors: [shippingErrors.generalDurations, accountErrors.changedBeforeRemoval],
  }),

  listVoyages: get('/api/admin/voyages', { access: 'staff', response: z.array(Voyage) }),
  createVoyage: post('/api/admin/voyages', {
    access: 'staff',
    body: NewVoyage,
    key: true,
    response: VoyageDetail,
    status: 201,
    errors: [voyageExists, voyageDates, caseErrors.entryKeyReused],
  }),
  findVoyage: get('/api/admin/voyages/:id', { ...onVoyage, errors: [voyageNotFound] }),
  saveVoyage: put('/api/admin/voyages/:id', {
    ...onVoyage,
    body: VoyageFacts,
    errors: [voyageNotFound, voyageExists, voyageChanged],
  }),
  loadVoyage: post('/api/admin/voyages/:id/units', {
    summary: 'Put goods on a voyage',
    ...onVoyage,
    body: VoyageLoad,
    errors: [voyageNotFound, unitNotFound, voyageStands, notLoadable, caseErrors.ownRecord],
  }),
  unloadVoyage: del('/api/admin/voyages/:id/units/:unit', {
    summary: 'Take goods off a voyage',
    unseen: true,
    access: 'staff',
    params: z.object({ id: z.uuid(), unit: z.uuid() }),
    response: VoyageDetail,
    errors: [voyageNotFound, voyageStands, caseErrors.ownRecord],
  }),
  /**
   * Moves all units of the voyage, or none. A dry run returns the units, and those that prevent it.
   */
  updateVoyage: post('/api/admin/voyages/:id/entries', {
    summary: 'Record news of a voyage, for all goods on it',
    access: 'staff',
    query: VoyageUpdateQuery,
    body: VoyageUpdate,
    key: true,
    response: VoyageUpdated,
    errors: [
      voyageNotFound,
      voyageChanged,
      voyageDates,
      voyageStands,
      voyageRefused,
      caseErrors.entryKeyReused,
      dateErrors.future,
    ],
  }),
};
