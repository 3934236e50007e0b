import { type CallRoute, serve } from '#features/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { synonymErrors } from '../errors.ts';
import { Synonym, SynonymForm } from '../schema.ts';
import { createSynonym, deleteSynonym, listSynonyms, updateSynonym } from './synonyms.ts';

export const synonymRoutes: CallRoute[] = [
  serve(staffApi.listSynonyms, { access: 'staff', response: Synonym.array() }, async (_, { db }) =>
    listSynonyms(db),
  ),
  serve(
    staffApi.createSynonym,
    {
      access: 'staff',
      body: SynonymForm,
      response: Synonym,
      status: 201,
      errors: [synonymErrors.wordTaken],
    },
    async ({ body, caller }, services) => createSynonym(services, caller.person, body),
  ),
  serve(
    staffApi.updateSynonym,
    {
      access: 'staff',
      params: RecordId,
      body: SynonymForm,
      response: Synonym,
      errors: [synonymErrors.synonymNotFound, synonymErrors.wordTaken],
    },
    async ({ params, body, caller }, services) =>
      updateSynonym(services, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteSynonym,
    {
      access: 'staff',
      params: RecordId,
      response: Synonym,
      errors: [synonymErrors.synonymNotFound],
    },
    async ({ params, caller }, services) => deleteSynonym(services, caller.person, params.id),
  ),
];
