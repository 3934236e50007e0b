import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { readUploadState, savePart } from './stored-parts.ts';

export const uploadRoutes: CallRoute[] = [
  serve(api.uploadState, async ({ params }, { db }) => readUploadState(db, params.uploadId)),
  serve(api.sendUploadPart, async ({ params, bytes, caller }, { db }) =>
    savePart(db, { ...params, bytes }, caller.address),
  ),
];
