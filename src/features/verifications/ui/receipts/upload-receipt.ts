import { api } from '#api.ts';
import { connectionBack } from '#platform/browser/connection-back.ts';
import { Unsendable } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import { missingParts, piece } from '../../receipt-parts.ts';

/** Pieces under way at once: one travels while the other is answered. */
const lanes = 2;

interface Upload {
  call: App['call'];
  uploadId: string;
  /** Bytes of the file, also when it is no longer here. */
  bytes: number;
  file: Blob | undefined;
  /** Nothing of it can have arrived yet: nobody has to be asked. */
  fresh: boolean;
  signal: AbortSignal;
  onArrived: (parts: number) => void;
  onWaiting: () => void;
}

/** The file is not here any more, and the server has not all of it. */
export class FileGone extends Unsendable {}

/**
 * Sends a file in pieces until all have arrived, however often the connection is cut: after a cut
 * the server says which ones it has. Throws what the server rejects, and FileGone.
 */
export async function uploadReceipt(upload: Upload): Promise<void> {
  let fresh = upload.fresh;
  for (;;) {
    try {
      await sendMissing(upload, fresh ? [] : await arrivedParts(upload));
      return;
    } catch (error) {
      if (upload.signal.aborted || error instanceof FileGone || isRejected(error)) throw error;
      fresh = false;
      upload.onWaiting();
      await connectionBack(upload.signal);
      upload.signal.throwIfAborted();
    }
  }
}

/** Whether the server has decided against it; a busy or failing one has not. */
function isRejected(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

async function arrivedParts({ call, uploadId }: Upload): Promise<number[]> {
  return (await call(api.receiptState, { params: { uploadId } })).parts;
}

async function sendMissing(upload: Upload, arrived: number[]): Promise<void> {
  const { call, uploadId, file, signal } = upload;
  const missing = missingParts(upload.bytes, arrived);
  let there = arrived.length;
  upload.onArrived(there);
  if (missing.length === 0) return;
  if (!file) throw new FileGone();
  const lane = async () => {
    for (;;) {
      const part = missing.shift();
      if (part === undefined) return;
      signal.throwIfAborted();
      const params = { uploadId, part: String(part) };
      await call(api.sendReceiptPart, { params, bytes: piece(file, part) });
      there += 1;
      upload.onArrived(there);
    }
  };
  // All of them are over before it is said how it went.
  for (const over of await Promise.allSettled(Array.from({ length: lanes }, lane))) {
    if (over.status === 'rejected') throw over.reason;
  }
}
