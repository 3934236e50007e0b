import { z } from 'zod';
import { get, post, RecordId } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
import { caseErrors } from './errors.ts';
import { NewMessage, OwnCasesQuery } from './schema.ts';

interface OwnSchemas<Own, Detail> {
  own: z.ZodType<Own>;
  detail: z.ZodType<Detail>;
  notFound: ErrorKind;
}

/** What customers do with their own cases of a type. */
export function ownCaseCalls<Own, Detail>(
  path: string,
  { own, detail, notFound }: OwnSchemas<Own, Detail>,
) {
  const onCase = { access: 'signed-in', params: RecordId, response: detail } as const;
  return {
    list: get(`${path}/user`, {
      access: 'signed-in',
      query: OwnCasesQuery,
      response: z.array(own),
    }),
    find: get(`${path}/:id`, { ...onCase, errors: [notFound] }),
    write: post(`${path}/:id/messages`, {
      ...onCase,
      body: NewMessage,
      key: true,
      status: 201,
      errors: [
        notFound,
        caseErrors.messageKeyReused,
        caseErrors.messageHoldsSecret,
        tooManyRequests,
      ],
    }),
  };
}
export type OwnCaseCalls<Own, Detail> = ReturnType<typeof ownCaseCalls<Own, Detail>>;
