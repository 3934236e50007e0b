import { z } from 'zod';
import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import { caseErrors } from '#features/cases/errors.ts';
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
  keyReused,
} = shippingErrors;

export const voyageRoutes: CallRoute[] = [
  serve(staffApi.listVoyages, { access: 'staff', response: z.array(Voyage) }, (_, { db }) =>
    listVoyages(db),
  ),
  serve(
    staffApi.findVoyage,
    { access: 'staff', params: RecordId, response: VoyageDetail, errors: [voyageNotFound] },
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
      errors: [voyageExists, voyageDates, keyReused],
    },
    async ({ body, key, caller: { person } }, services) => {
      const id = await createVoyage(services, person, body, key);
      return findVoyage(services.db, person, id);
    },
  ),
  serve(
    staffApi.saveVoyage,
    {
      access: 'staff',
      params: RecordId,
      body: VoyageFacts,
      response: VoyageDetail,
      errors: [voyageNotFound, voyageExists, voyageChanged],
    },
    async ({ params: { id }, body, caller: { person } }, services) => {
      await saveVoyage(services, person, id, body);
      return findVoyage(services.db, person, id);
    },
  ),
  serve(
    staffApi.loadVoyage,
    {
      access: 'staff',
      params: RecordId,
      body: VoyageLoad,
      response: VoyageDetail,
      errors: [voyageNotFound, unitNotFound, voyageStands, notLoadable, caseErrors.ownRecord],
    },
    async ({ params: { id }, body: { units }, caller: { person } }, services) => {
      await loadVoyage(services, person, id, units);
      return findVoyage(services.db, person, id);
    },
  ),
  serve(
    staffApi.unloadVoyage,
    {
      access: 'staff',
      params: z.object({ id: z.uuid(), unit: z.uuid() }),
      response: VoyageDetail,
      errors: [voyageNotFound, voyageStands, caseErrors.ownRecord],
    },
    async ({ params: { id, unit }, caller: { person } }, services) => {
      await unloadVoyage(services, person, id, unit);
      return findVoyage(services.db, person, id);
    },
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
        keyReused,
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
