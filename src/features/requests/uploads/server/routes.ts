import { api } from '#api.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { uploadDrawing } from './draw-upload.ts';
import { readUploadState, savePart } from './stored-parts.ts';

export const uploadRoutes: CallRoute[] = [
  serve(api.uploadState, async ({ params }, { db }) => readUploadState(db, params.uploadId)),
  serve(api.sendUploadPart, async ({ params, bytes, caller }, { db, tasks }) => {
    // A photo comes in parts for seconds, and is drawn at once when it is there.
    tasks.wake(uploadDrawing.lane);
    return savePart(db, { ...params, bytes }, caller.address);
  }),
];
