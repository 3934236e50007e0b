import { api } from '#api.ts';
import { withClosedLinkError } from '#features/handover/handover-request.ts';
import { uploadReceipt } from '#features/verifications/ui/receipts/upload-receipt.ts';
import { locked } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import type { ActRequest, StoredPhoto } from '../act-request.ts';
import type { SentAct } from '../schema.ts';
import { actFiles } from './act-photos.ts';

/** By its key: it left, and its answer may have got lost. */
const left = new Set<string>();

/**
 * Sends a signed act: what the server lacks of its photos, then the act itself. One that left before is asked
 * for first: the server may have had everything. One after the other: a bad line carries one. Throws what the
 * server rejects, FileGone, ClosedLinkError; anything else is a line that was cut.
 */
export function uploadAct(
  call: App['call'],
  { token, act, photos, key }: ActRequest & { key: string },
): Promise<SentAct> {
  const post = () => {
    left.add(key);
    const sent = photos.map(({ uploadId, parts }) => ({ uploadId, parts }));
    return call(api.sendSignedAct, { params: { token }, body: { ...act, photos: sent }, key });
  };
  const send = async () => {
    if (left.has(key)) {
      try {
        return await post();
      } catch (error) {
        if (!isIncomplete(error)) throw error;
      }
    }
    for (const photo of photos) await upload(call, photo);
    return post();
  };
  return locked('mariel-auto-act', () => withClosedLinkError(send));
}

const isIncomplete = (error: unknown): boolean =>
  error instanceof ApiError && error.answer.code === 'receipt_incomplete';

async function upload(call: App['call'], { uploadId, bytes }: StoredPhoto): Promise<void> {
  const stop = new AbortController();
  await uploadReceipt({
    call,
    uploadId,
    bytes,
    file: await actFiles.find(uploadId),
    fresh: false,
    signal: stop.signal,
    onArrived: () => undefined,
    // Who waits for the line is whoever called: what arrived so far is not sent again.
    onWaiting: () => stop.abort(),
  });
}
