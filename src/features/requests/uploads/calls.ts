import { get, put } from '#platform/calls/contract.ts';
import { commonErrors } from '#platform/http/errors.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { PartAddress, UploadAddress, UploadState } from './schema.ts';
import { partSize } from './upload-limits.ts';

// A file is sent in parts, before what it belongs to. Addresses, codes and tables call every file a
// receipt, as those of payments came first; they stay, because open pages and stored rows have them.
export const uploadState = get('/api/verifications/receipts/:uploadId', {
  summary: 'Which parts of a file have arrived',
  access: 'anyone',
  params: UploadAddress,
  response: UploadState,
});
export const sendUploadPart = put('/api/verifications/receipts/:uploadId/:part', {
  unseen: true,
  access: 'anyone',
  params: PartAddress,
  ownerless: true,
  bytes: { limit: partSize },
  response: UploadState,
  errors: [commonErrors.badInput, tooManyRequests],
});
