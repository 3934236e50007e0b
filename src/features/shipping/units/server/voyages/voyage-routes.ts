import { z } from 'zod';
import { byId, type CallRoute, serve, serveWrite } from '#features/people/accounts/server/serve.ts';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { dateErrors, shippingErrors } from '../../errors.ts';
import {
  NewVoyage,
  Voyage,
  VoyageDetail,
  VoyageFacts,
  VoyageLoad,
  VoyageUpdate,
  VoyageUpdated,
  VoyageUpdateQuery,
} from '../../voyage-schema.ts';
import { loadVoyage, unloadVoyage } from './load-voyage.ts';
import { findVoyage, listVoyages } from './read-voyages.ts';
import { createVoyage, saveVoyage } from './save-voyage.ts';
import { updateVoyage } from './update-voyage.ts';

const {
  voyageNotFound,
  voyageExists,
  voyageChanged,
  voyageDates,
  voyageStands,
  voyageRefused,
  notLoadable,
  unitNotFound,
} = shippingErrors;

const onVoyage = { access: 'staff', params: RecordId, response: VoyageDetail } as const;
const thenFindVoyage = byId(findVoyage);

export const voyageRoutes: CallRoute[] = [
  serve(staffApi.listVoyages, { access: 'staff', response: z.array(Voyage) }, (_, { db }) =>
    listVoyages(db),
  ),
  serve(
    staffApi.findVoyage,
    { ...onVoyage, errors: [voyageNotFound] },
    ({ params: { id }, caller }, { db }) => findVoyage(db, caller.person, id),
  ),
  serve(
    staffApi.createVoyage,
    {
      access: 'staff',
      body: NewVoyage,
      key: true,
      response: VoyageDetail,
      status: 201,
      errors: [voyageExists, voyageDates, caseErrors.entryKeyReused],
    },
    async ({ body, key, caller: { person } }, services) => {
      const id = await createVoyage(services, person, body, key);
      return findVoyage(services.db, person, id);
    },
  ),
  serveWrite(
    staffApi.saveVoyage,
    { ...onVoyage, body: VoyageFacts, errors: [voyageNotFound, voyageExists, voyageChanged] },
    async ({ params: { id }, body, caller: { person } }, services) =>
      saveVoyage(services, person, id, body),
    thenFindVoyage,
  ),
  serveWrite(
    staffApi.loadVoyage,
    {
      ...onVoyage,
      body: VoyageLoad,
      errors: [voyageNotFound, unitNotFound, voyageStands, notLoadable, caseErrors.ownRecord],
    },
    async ({ params: { id }, body: { units }, caller: { person } }, services) =>
      loadVoyage(services, person, id, units),
    thenFindVoyage,
  ),
  serveWrite(
    staffApi.unloadVoyage,
    {
      access: 'staff',
      params: z.object({ id: z.uuid(), unit: z.uuid() }),
      response: VoyageDetail,
      errors: [voyageNotFound, voyageStands, caseErrors.ownRecord],
    },
    async ({ params: { id, unit }, caller: { person } }, services) =>
      unloadVoyage(services, person, id, unit),
    thenFindVoyage,
  ),
  serve(
    staffApi.updateVoyage,
    {
      access: 'staff',
      params: RecordId,
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
    },
    async ({ params: { id }, query, body: update, key, caller }, services) => {
      const { person, language } = caller;
      const dryRun = query.dryRun === '1';
      const done = await updateVoyage(services, person, { id, update, key, dryRun, language });
      return { ...done, voyage: await findVoyage(services.db, person, id) };
    },
  ),
];
