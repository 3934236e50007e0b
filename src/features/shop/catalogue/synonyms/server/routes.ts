import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { synonyms } from './synonyms.ts';

export const synonymRoutes: CallRoute[] = [
  serve(staffApi.listSynonyms, synonyms.list),
  serve(staffApi.createSynonym, synonyms.create),
  serve(staffApi.updateSynonym, synonyms.update),
  serve(staffApi.deleteSynonym, synonyms.remove),
];
