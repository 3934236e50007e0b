import { z } from 'zod';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { uploadedPictureLimit } from '#features/shop/catalogue/pictures/server/picture-cleaning.ts';
import { ofPictures } from '#features/shop/catalogue/pictures/server/picture-routes.ts';
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
  vinLetters,
  customsGoOn,
  mayNotShip,
  heldAlready,
  notHeld,
  handoverNeeded,
} = shippingErrors;

const onUnit = { access: 'staff', params: RecordId, response: StaffUnit } as const;
const thenFindUnit = byId(findUnit);

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
    { ...onUnit, errors: [unitNotFound] },
    ({ params: { id }, caller }, { db }) => openUnit(db, caller.person, id),
  ),
  serveWrite(
    staffApi.saveUnit,
    {
      ...onUnit,
      body: UnitFacts,
      errors: [unitNotFound, caseErrors.ownRecord, unitChanged, identifierUsed, vinLetters],
    },
    async ({ params: { id }, body, caller: { person } }, services) =>
      saveUnit(services, person, id, body),
    thenFindUnit,
  ),
  serveWrite(
    staffApi.recordUnitChange,
    {
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
        mayNotShip,
        ...Object.values(dateErrors),
      ],
    },
    async ({ params: { id }, body: change, key, caller: { person } }, services) =>
      recordChange(services, person, { id, change, key }),
    thenFindUnit,
  ),
  serveWrite(
    staffApi.addUnitPhoto,
    {
      ...onUnit,
      query: NewUnitPhoto,
      bytes: { limit: uploadedPictureLimit },
      status: 201,
      errors: [unitNotFound, caseErrors.ownRecord, tooManyPhotos, ...ofPictures],
    },
    async ({ params: { id }, query, bytes, caller: { person } }, services) =>
      addPhoto(services, person, id, { ...query, bytes }),
    thenFindUnit,
  ),
  serveWrite(
    staffApi.removeUnitPhoto,
    {
      access: 'staff',
      params: z.object({ id: z.uuid(), photo: z.uuid() }),
      response: StaffUnit,
      errors: [unitNotFound, caseErrors.ownRecord],
    },
    async ({ params: { id, photo }, caller: { person } }, services) =>
      removePhoto(services, person, id, photo),
    thenFindUnit,
  ),
];
