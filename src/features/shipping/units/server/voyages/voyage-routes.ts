import {
  type CallRoute,
  type RecordRequest,
  serve,
} from '#features/people/accounts/server/serve.ts';
import type { Services } from '#platform/services.ts';
import { staffApi } from '#staff-api.ts';
import { loadVoyage, unloadVoyage } from './load-voyage.ts';
import { findVoyage, listVoyages } from './read-voyages.ts';
import { createVoyage, saveVoyage } from './save-voyage.ts';
import { updateVoyage } from './update-voyage.ts';

const find = ({ params, caller }: RecordRequest, { db }: Services) =>
  findVoyage(db, caller.person, params.id);

export const voyageRoutes: CallRoute[] = [
  serve(staffApi.listVoyages, (_, { db }) => listVoyages(db)),
  serve(staffApi.findVoyage, ({ params: { id }, caller }, { db }) =>
    findVoyage(db, caller.person, id),
  ),
  serve(staffApi.createVoyage, async ({ body, key, caller: { person } }, services) => {
    const id = await createVoyage(services, person, body, key);
    return findVoyage(services.db, person, id);
  }),
  serve(staffApi.saveVoyage, [
    async ({ params: { id }, body, caller: { person } }, services) =>
      saveVoyage(services, person, id, body),
    find,
  ]),
  serve(staffApi.loadVoyage, [
    async ({ params: { id }, body: { units }, caller: { person } }, services) =>
      loadVoyage(services, person, id, units),
    find,
  ]),
  serve(staffApi.unloadVoyage, [
    async ({ params: { id, unit }, caller: { person } }, services) =>
      unloadVoyage(services, person, id, unit),
    find,
  ]),
  serve(
    staffApi.updateVoyage,
    async ({ params: { id }, query, body: update, key, caller }, services) => {
      const { person, language } = caller;
      const dryRun = query.dryRun === '1';
      const done = await updateVoyage(services, person, { id, update, key, dryRun, language });
      return { ...done, voyage: await findVoyage(services.db, person, id) };
    },
  ),
];
