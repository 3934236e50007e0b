import { z } from 'zod';
import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import { caseErrors } from '#features/cases/errors.ts';
import { uploadedPictureLimit } from '#features/catalogue/pictures/server/picture-cleaning.ts';
import { ofPictures } from '#features/catalogue/pictures/server/picture-routes.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { dateErrors, shippingErrors } from '../errors.ts';
import {
  ListedUnit,
  NewUnitPhoto,
  StaffUnit,
  UnitChange,
  UnitFacts,
  UnitList,
  UnitQuery,
} from '../staff-schema.ts';
import { addPhoto, removePhoto } from './photos.ts';
import { findUnit, listUnits, openUnit, unitsOfOrder } from './read-units.ts';
import { recordChange } from './record-change.ts';
import { saveUnit } from './save-unit.ts';

const {
  tooManyPhotos,
  unitNotFound,
  unitChanged,
  identifierUsed,
  customsGoOn,
  mayNotShip,
  heldAlready,
  notHeld,
  keyReused,
  reasonNeeded,
} = shippingErrors;

export const unitRoutes: CallRoute[] = [
  serve(
    staffApi.listUnits,
    { access: 'staff', query: UnitQuery, response: UnitList },
    ({ query, caller }, { db }) => listUnits(db, caller.person, query),
  ),
  serve(
    staffApi.unitsOfQuote,
    { access: 'staff', params: RecordId, response: z.array(ListedUnit) },
    ({ params: { id }, caller }, { db }) => unitsOfOrder(db, caller.person, id),
  ),
  serve(
    staffApi.findUnit,
    { access: 'staff', params: RecordId, response: StaffUnit, errors: [unitNotFound] },
    ({ params: { id }, caller }, { db }) => openUnit(db, caller.person, id),
  ),
  serve(
    staffApi.saveUnit,
    {
      access: 'staff',
      params: RecordId,
      body: UnitFacts,
      response: StaffUnit,
      errors: [unitNotFound, caseErrors.ownRecord, unitChanged, identifierUsed],
    },
    async ({ params: { id }, body, caller: { person } }, services) => {
      await saveUnit(services, person, id, body);
      return findUnit(services.db, person, id);
    },
  ),
  serve(
    staffApi.recordUnitChange,
    {
      access: 'staff',
      params: RecordId,
      body: UnitChange,
      key: true,
      response: StaffUnit,
      status: 201,
      errors: [
        unitNotFound,
        caseErrors.ownRecord,
        keyReused,
        reasonNeeded,
        heldAlready,
        notHeld,
        customsGoOn,
        mayNotShip,
        ...Object.values(dateErrors),
      ],
    },
    async ({ params: { id }, body: change, key, caller: { person } }, services) => {
      await recordChange(services, person, { id, change, key });
      return findUnit(services.db, person, id);
    },
  ),
  serve(
    staffApi.addUnitPhoto,
    {
      access: 'staff',
      params: RecordId,
      query: NewUnitPhoto,
      bytes: { limit: uploadedPictureLimit },
      response: StaffUnit,
      status: 201,
      errors: [unitNotFound, caseErrors.ownRecord, tooManyPhotos, ...ofPictures],
    },
    async ({ params: { id }, query, bytes, caller: { person } }, services) => {
      await addPhoto(services, person, id, { ...query, bytes });
      return findUnit(services.db, person, id);
    },
  ),
  serve(
    staffApi.removeUnitPhoto,
    {
      access: 'staff',
      params: z.object({ id: z.uuid(), photo: z.uuid() }),
      response: StaffUnit,
      errors: [unitNotFound, caseErrors.ownRecord],
    },
    async ({ params: { id, photo }, caller: { person } }, services) => {
      await removePhoto(services, person, id, photo);
      return findUnit(services.db, person, id);
    },
  ),
];
