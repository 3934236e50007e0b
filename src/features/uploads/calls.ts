import { get, put } from '#platform/calls/contract.ts';
import type { UploadState } from './schema.ts';

// A file is sent in parts, before what it belongs to.
export const receiptState = get<UploadState, { params: { uploadId: string } }>(
  '/api/verifications/receipts/:uploadId',
);
export const sendReceiptPart = put<
  UploadState,
  { params: { uploadId: string; part: string }; bytes: Blob }
>('/api/verifications/receipts/:uploadId/:part');
