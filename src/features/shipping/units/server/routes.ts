import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { addPhoto, removePhoto } from './photos.ts';
import { findUnit, listUnits, openUnit, unitsOfOrder } from './read-units.ts';
import { recordChange } from './record-change.ts';
import { saveUnit } from './save-unit.ts';

const find = ({ params, caller }: RecordRequest, { db }: Services) =>
  findUnit(db, caller.person, params.id);

export const unitRoutes: CallRoute[] = [
  serve(staffApi.listUnits, ({ query, caller }, { db }) => listUnits(db, caller.person, query)),
  serve(staffApi.unitsOfQuote, ({ params: { id }, caller }, { db }) =>
    unitsOfOrder(db, caller.person, id),
  ),
  serve(staffApi.findUnit, ({ params: { id }, caller }, { db }) => openUnit(db, caller.person, id)),
  serve(staffApi.saveUnit, [
    async ({ params: { id }, body, caller: { person } }, services) =>
      saveUnit(services, person, id, body),
    find,
  ]),
  serve(staffApi.recordUnitChange, [
    async ({ params: { id }, body: change, key, caller: { person } }, services) =>
      recordChange(services, person, { id, change, key }),
    find,
  ]),
  serve(staffApi.addUnitPhoto, [
    async ({ params: { id }, query, bytes, caller: { person } }, services) =>
      addPhoto(services, person, id, { ...query, bytes }),
    find,
  ]),
  serve(staffApi.removeUnitPhoto, [
    async ({ params: { id, photo }, caller: { person } }, services) =>
      removePhoto(services, person, id, photo),
    find,
  ]),
];
