import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { commonErrors } from '#platform/http/errors.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { PartAddress, UploadAddress, UploadState } from '../schema.ts';
import { partSize } from '../upload-limits.ts';
import { readUploadState, savePart } from './stored-parts.ts';

export const uploadRoutes: CallRoute[] = [
  serve(
    api.uploadState,
    { access: 'anyone', params: UploadAddress, response: UploadState },
    async ({ params }, { db }) => readUploadState(db, params.uploadId),
  ),
  serve(
    api.sendUploadPart,
    {
      access: 'anyone',
      params: PartAddress,
      ownerless: true,
      bytes: { limit: partSize },
      response: UploadState,
      errors: [commonErrors.badInput, tooManyRequests],
    },
    async ({ params, bytes, caller }, { db }) => savePart(db, { ...params, bytes }, caller.address),
  ),
];
