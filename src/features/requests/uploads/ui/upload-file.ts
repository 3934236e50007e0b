import { api } from '#api.ts';
import { connectionBack } from '#platform/browser/connection-back.ts';
import { Unsendable } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import { missingParts, readPart } from '../file-parts.ts';

/** Two parts at once: one travels while the other is answered. */
const parallel = 2;

interface Upload {
  call: App['call'];
  uploadId: string;
  /** The size of the file, which may no longer be on the phone. */
  bytes: number;
  file: Blob | undefined;
  /** True where the server cannot have any part yet. */
  fresh: boolean;
  signal: AbortSignal;
  onArrived: (parts: number) => void;
  onWaiting: () => void;
}

/** The phone no longer has the file, and the server lacks parts of it. */
export class FileGone extends Unsendable {}

/**
 * Sends a file in parts until all have arrived, however often the connection is cut. Throws
 * FileGone, and the server's rejection.
 */
export async function uploadFile(upload: Upload): Promise<void> {
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

/** True where the server refuses it for good, and is not just busy or failing. */
function isRejected(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}

async function arrivedParts({ call, uploadId }: Upload): Promise<number[]> {
  return (await call(api.uploadState, { params: { uploadId } })).parts;
}

async function sendMissing(upload: Upload, arrived: number[]): Promise<void> {
  const { call, uploadId, file, signal } = upload;
  const missing = missingParts(upload.bytes, arrived);
  let there = arrived.length;
  upload.onArrived(there);
  if (missing.length === 0) return;
  if (!file) throw new FileGone();
  const sendParts = async () => {
    for (;;) {
      const part = missing.shift();
      if (part === undefined) return;
      signal.throwIfAborted();
      const params = { uploadId, part: String(part) };
      await call(api.sendUploadPart, { params, bytes: readPart(file, part) });
      there += 1;
      upload.onArrived(there);
    }
  };
  // Waits for both before it throws.
  for (const over of await Promise.allSettled(Array.from({ length: parallel }, sendParts))) {
    if (over.status === 'rejected') throw over.reason;
  }
}
