import { api } from '#api.ts';
import { keptIfLinkIsOver } from '#features/handover/handover-request.ts';
import { uploadReceipt } from '#features/verifications/ui/receipts/upload-receipt.ts';
import { locked } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import type { ActRequest, KeptPhoto } from '../act-request.ts';
import type { SentAct } from '../schema.ts';
import { actFiles } from './act-files.ts';

/**
 * Sends a signed act: what the server lacks of its photos, then the act itself. It is asked first, for an
 * earlier try may have had everything but the answer. One after the other: a bad line carries one. Throws
 * what the server rejects, FileGone, LinkOver; anything else is a line that was cut.
 */
export function sendAct(
  call: App['call'],
  { token, act, photos, key }: ActRequest & { key: string },
): Promise<SentAct> {
  const post = () => {
    const sent = photos.map(({ uploadId, parts }) => ({ uploadId, parts }));
    return call(api.sendSignedAct, { params: { token }, body: { ...act, photos: sent }, key });
  };
  return locked('mariel-auto-act', () =>
    keptIfLinkIsOver(async () => {
      try {
        return await post();
      } catch (error) {
        if (!(error instanceof ApiError && error.answer.code === 'receipt_incomplete')) throw error;
      }
      for (const photo of photos) await upload(call, photo);
      return post();
    }),
  );
}

async function upload(call: App['call'], { uploadId, bytes }: KeptPhoto): Promise<void> {
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
