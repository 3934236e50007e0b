import { changeUnseen, get } from '#platform/calls/contract.ts';
import type { UploadState } from './schema.ts';

// A file is sent in parts, before what it belongs to. Addresses, codes and tables call every file a
// receipt, as those of payments came first; they stay, because open pages and stored rows have them.
export const uploadState = get<UploadState, { params: { uploadId: string } }>(
  '/api/verifications/receipts/:uploadId',
);
export const sendUploadPart = changeUnseen<
  UploadState,
  { params: { uploadId: string; part: string }; bytes: Blob }
>('PUT', '/api/verifications/receipts/:uploadId/:part');
