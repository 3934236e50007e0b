import { useEffect, useState } from 'react';
import { requestName } from '#features/handover/handover-request.ts';
import { FileGone } from '#features/verifications/ui/receipts/upload-receipt.ts';
import { pendingRequests } from '#platform/browser/pending-requests.ts';
import { signedActRequestEntry } from '#platform/browser/registry/handovers.ts';
import { usePendingRequest } from '#platform/browser/use-pending-request.ts';
import { ApiError } from '#platform/calls/client.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import { type ActRequest, isSameAct, type StoredPhoto } from '../act-request.ts';
import { signedActTexts } from '../messages.ts';
import type { SentAct } from '../schema.ts';
import { actFiles, removePhotos, storePhotos } from './act-photos.ts';
import { uploadAct } from './upload-act.ts';

export const actRequests = pendingRequests<ActRequest, SentAct>(signedActRequestEntry);

/** A signed act of one unit: its photos kept on this phone and sent exactly once, whatever becomes of the line. */
export function useSignedAct(token: string, unitId: string) {
  const { call, language } = useApp();
  const t = signedActTexts[language];
  const [before, setBefore] = useState<ActRequest>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(false);
  const [preparing, setPreparing] = useState(false);
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
      // What stays may be sent again; photos of what was refused for good are of no use.
      const stays = actRequests.find(name);
      if (!stays) removePhotos(failed.photos);
      setBefore(error instanceof FileGone || !stays ? { ...failed, photos: [] } : failed);
      if (error instanceof FileGone) setProblem(t.gone);
      else if (error instanceof Error) setProblem(messageOf(error));
    },
  });

  useEffect(() => {
    setBefore(actRequests.find(requestName(unitId)));
    void actFiles.removeOld();
  }, [unitId]);

  async function photosOf(chosen: readonly File[]): Promise<readonly StoredPhoto[] | string> {
    if (chosen.length === 0) return before?.photos ?? [];
    const kept = await storePhotos(chosen);
    if (kept === 'too-many') return t.tooMany;
    if (kept === 'unreadable') return t.unreadable;
    removePhotos(before?.photos ?? []);
    return kept;
  }

  return {
    before,
    problem,
    sent,
    state: request.phase,
    busy: preparing,
    cancel() {
      setBefore(actRequests.find(name));
      request.cancel();
    },
    /** What is wrong with the photos, if something is. */
    async submit(receivedBy: string, chosen: readonly File[]): Promise<string | undefined> {
      setProblem(undefined);
      setPreparing(true);
      const photos = await photosOf(chosen).finally(() => setPreparing(false));
      if (typeof photos === 'string') return photos;
      if (photos.length === 0) return t.photosMissing;
      const handedOn = before?.act.handedOn ?? dayInHavana(new Date());
      await request.submit(() => ({ token, act: { unitId, receivedBy, handedOn }, photos }));
      return undefined;
    },
  };
}

const messageOf = (error: Error) =>
  error instanceof ApiError ? error.answer.message : error.message;
