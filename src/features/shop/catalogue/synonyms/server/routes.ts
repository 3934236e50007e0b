import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { synonyms } from './synonyms.ts';

export const synonymRoutes: CallRoute[] = [
  serve(staffApi.listSynonyms, async (_, { db }) => synonyms.list(db)),
  serve(staffApi.createSynonym, async ({ body, caller }, services) =>
    synonyms.create(services, caller.person, body),
  ),
  serve(staffApi.updateSynonym, async ({ params, body, caller }, services) =>
    synonyms.update(services, caller.person, params.id, body),
  ),
  serve(staffApi.deleteSynonym, async ({ params, body, caller }, services) =>
    synonyms.remove(services, caller.person, params.id, body),
  ),
];
