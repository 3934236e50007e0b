import { z } from 'zod';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import type { Call } from '#platform/calls/contract.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { caseErrors } from '../errors.ts';
import { NewMessage, OwnCasesQuery } from '../schema.ts';
import { findOwnCase, listOwnCases } from './case-store.ts';
import type { AnyServerCaseType, CaseTypes } from './server-case-type.ts';
import { messageForm } from './writing/message-form.ts';
import { writeAbout } from './writing/write-about.ts';

interface OwnCalls {
  list: Call<CaseTypes['own'][], { query?: OwnCasesQuery }>;
  find: Call<CaseTypes['ownDetail'], { params: { id: string } }>;
  write: Call<CaseTypes['ownDetail'], { params: { id: string }; body: NewMessage; key: string }>;
  own: z.ZodType<CaseTypes['own']>;
  detail: z.ZodType<CaseTypes['ownDetail']>;
  /** The page of these cases, which takes messages without JavaScript. */
  page: string;
}

export function ownCaseRoutes(type: AnyServerCaseType, calls: OwnCalls): CallRoute[] {
  const { notFound } = type;
  return [
    serve(
      calls.list,
      { access: 'signed-in', query: OwnCasesQuery, response: z.array(calls.own) },
      async ({ query, caller }, { db }) => listOwnCases(db, type, caller.person.id, query),
    ),
    serve(
      calls.find,
      { access: 'signed-in', params: RecordId, response: calls.detail, errors: [notFound] },
      async ({ params, caller }, { db }) => findOwnCase(db, type, caller.person.id, params.id),
    ),
    serve(
      calls.write,
      {
        access: 'signed-in',
        params: RecordId,
        body: NewMessage,
        key: true,
        response: calls.detail,
        status: 201,
        errors: [notFound, caseErrors.messageKeyReused, tooManyRequests],
        form: messageForm(calls.page),
      },
      async ({ params: { id }, body: { text }, key, caller: { person } }, services) => {
        await writeAbout(services, type, { id, author: person, as: 'customer', text, key });
        return findOwnCase(services.db, type, person.id, id);
      },
    ),
  ];
}
