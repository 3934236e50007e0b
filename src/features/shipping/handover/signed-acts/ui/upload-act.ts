import { api } from '#api.ts';
import { uploadFile } from '#features/requests/uploads/ui/upload-file.ts';
import { incompleteCode } from '#features/requests/uploads/upload-limits.ts';
import { locked } from '#platform/browser/request-attempt.ts';
import { ApiError } from '#platform/calls/client.ts';
import type { App } from '#web/app-context.ts';
import { withClosedLinkError } from '../../handover-request.ts';
import type { ActRequest, StoredPhoto } from '../act-request.ts';
import type { SentAct } from '../schema.ts';
import { actFiles } from './act-photos.ts';

/** Keys of acts that were sent and whose answer may have got lost. */
const sentKeys = new Set<string>();

/**
 * Sends the missing parts of the photos, one after the other as a bad connection needs it, then the
 * act. An act that was sent before goes first alone, because the server may have everything. Throws
 * ApiError, FileGone and ClosedLinkError; any other error is a lost connection.
 */
export function uploadAct(
  call: App['call'],
  { token, act, photos, key }: ActRequest & { key: string },
): Promise<SentAct> {
  const post = () => {
    sentKeys.add(key);
    const sent = photos.map(({ uploadId, parts }) => ({ uploadId, parts }));
    return call(api.sendSignedAct, { params: { token }, body: { ...act, photos: sent }, key });
  };
  const send = async () => {
    if (sentKeys.has(key)) {
      try {
        return await post();
      } catch (error) {
        if (!(error instanceof ApiError && error.answer.code === incompleteCode)) throw error;
      }
    }
    for (const photo of photos) await upload(call, photo);
    return post();
  };
  return locked('mariel-auto-act', () => withClosedLinkError(send));
}

async function upload(call: App['call'], { uploadId, bytes }: StoredPhoto): Promise<void> {
  const stop = new AbortController();
  await uploadFile({
    call,
    uploadId,
    bytes,
    file: await actFiles.find(uploadId),
    fresh: false,
    signal: stop.signal,
    onArrived: () => undefined,
    // The pending request waits for the connection; parts that arrived are not sent again.
    onWaiting: () => stop.abort(),
  });
}
