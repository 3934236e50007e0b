import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { staffApi } from '#staff-api.ts';
import { synonymErrors } from '../errors.ts';
import { Synonym, SynonymChange, SynonymForm } from '../schema.ts';
import { synonyms } from './synonyms.ts';

export const synonymRoutes: CallRoute[] = [
  serve(staffApi.listSynonyms, { access: 'staff', response: Synonym.array() }, async (_, { db }) =>
    synonyms.list(db),
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
    async ({ body, caller }, services) => synonyms.create(services, caller.person, body),
  ),
  serve(
    staffApi.updateSynonym,
    {
      access: 'staff',
      params: RecordId,
      body: SynonymChange,
      response: Synonym,
      errors: [
        synonymErrors.synonymNotFound,
        synonymErrors.wordTaken,
        accountErrors.changedMeanwhile,
      ],
    },
    async ({ params, body, caller }, services) =>
      synonyms.update(services, caller.person, params.id, body),
  ),
  serve(
    staffApi.deleteSynonym,
    {
      access: 'staff',
      params: RecordId,
      body: z.strictObject({ expected: Synonym }),
      response: Synonym,
      errors: [synonymErrors.synonymNotFound, accountErrors.changedBeforeRemoval],
    },
    async ({ params, body, caller }, services) =>
      synonyms.remove(services, caller.person, params.id, body),
  ),
];
