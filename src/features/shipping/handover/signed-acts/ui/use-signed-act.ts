import { useEffect, useState } from 'react';
import { api } from '#api.ts';
import { FileGone, uploadFile } from '#features/requests/uploads/ui/upload-file.ts';
import { incompleteCode } from '#features/requests/uploads/upload-limits.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import { signedActRequestEntry } from '#platform/browser/registry/handovers.ts';
import { locked } from '#platform/browser/request-attempt.ts';
import { usePendingRequest } from '#platform/browser/use-pending-request.ts';
import { ApiError } from '#platform/calls/client.ts';
import { messageOf } from '#platform/calls/error-answer.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { type App, useApp } from '#web/app-context.ts';
import { requestName, withClosedLinkError } from '../../handover-request.ts';
import { type ActRequest, isSameAct, type StoredPhoto } from '../act-request.ts';
import { signedActTexts } from '../messages.ts';
import type { SentAct } from '../schema.ts';
import { actFiles, type PhotoProblem, removePhotos, storePhotos } from './act-photos.ts';

export const actRequests = pendingRequests<ActRequest, SentAct>(signedActRequestEntry);

/**
 * The signed act of one unit as a pending request: its photos are stored on this phone, and it is
 * sent exactly once.
 */
export function useSignedAct(token: string, unitId: string) {
  const { t, call } = useApp(signedActTexts);
  const [unsent, setUnsent] = useState<ActRequest>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = requestName(unitId);

  const request = usePendingRequest(actRequests, name, {
    isSame: isSameAct,
    send: (pending) => uploadAct(call, pending),
    retriesFailures: true,
    onAnswer: (_, { photos }) => {
      removePhotos(photos);
      setSent(true);
    },
    onError: (error, failed) => {
      // Photos of an act that was refused for good are of no use; those of a paused one may be sent
      // again.
      const isPaused = actRequests.find(name) !== undefined;
      if (!isPaused) removePhotos(failed.photos);
      setUnsent(error instanceof FileGone || !isPaused ? { ...failed, photos: [] } : failed);
      if (error instanceof FileGone) setProblem(t.gone);
      else if (error instanceof Error) setProblem(messageOf(error, error.message));
    },
  });

  useEffect(() => {
    setUnsent(actRequests.find(requestName(unitId)));
    void actFiles.removeOld();
  }, [unitId]);

  return {
    unsent,
    problem,
    sent,
    state: request.phase,
    busy,
    cancel() {
      setUnsent(actRequests.find(name));
      request.cancel();
    },
    async submit(receivedBy: string, chosen: readonly File[]): Promise<string | undefined> {
      setProblem(undefined);
      setBusy(true);
      const photos = await photosToSend(chosen, unsent?.photos).finally(() => setBusy(false));
      if (typeof photos === 'string') return t.photoProblems[photos];
      const handedOn = unsent?.act.handedOn ?? dayInHavana(new Date());
      await request.submit(() => ({ token, act: { unitId, receivedBy, handedOn }, photos }));
      return undefined;
    },
  };
}

async function photosToSend(
  chosen: readonly File[],
  stored: readonly StoredPhoto[] = [],
): Promise<readonly StoredPhoto[] | PhotoProblem | 'missing'> {
  if (chosen.length === 0) return stored.length > 0 ? stored : 'missing';
  const photos = await storePhotos(chosen);
  if (typeof photos !== 'string') removePhotos(stored);
  return photos;
}

/** Keys of acts that were sent and whose answer may have got lost. */
const sentKeys = new Set<string>();

/**
 * Sends the missing parts of the photos, one after the other as a bad connection needs it, then the
 * act. An act that was sent before goes first alone, because the server may have everything. Throws
 * ApiError, FileGone and ClosedLinkError; any other error is a lost connection.
 */
function uploadAct(
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
