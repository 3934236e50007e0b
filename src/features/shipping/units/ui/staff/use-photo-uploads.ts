import { useRef, useState } from 'react';
import { sendBytes } from '#platform/browser/send-bytes.ts';
import { shrink } from '#platform/browser/shrink-picture.ts';
import { ApiError, callAddress } from '#platform/calls/client.ts';
import { messageOf } from '#platform/calls/error-answer.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { staffUnitTexts } from '../../staff-messages.ts';
import type { Stage } from '../../stages.ts';

export interface PhotoUpload {
  key: number;
  name: string;
  part: number;
  state: 'waiting' | 'sending' | 'retrying' | 'failed';
  problem?: string;
}

/** Milliseconds before each further try; then an agent has to ask for one. */
const pauses = [2000, 5000, 15_000, 30_000];

/**
 * Sends photos of a unit one after the other, made small on the phone, and tries each again when
 * the line is cut. The server stores the same bytes once, so a photo that arrived twice is there
 * once.
 */
export function usePhotoUploads(unitId: string) {
  const { t, refresh } = useApp(staffUnitTexts);
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const lastKey = useRef(0);
  const sending = useRef(new Map<number, () => Promise<void>>());

  const change = (key: number, by: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...by } : each)));
  const drop = (key: number) => {
    sending.current.delete(key);
    setUploads((all) => all.filter((each) => each.key !== key));
  };

  function queue(key: number): void {
    change(key, { state: 'waiting', part: 0 });
    line.current = line.current.then(async () => {
      try {
        await sending.current.get(key)?.();
        drop(key);
        await refresh();
      } catch (error) {
        change(key, { state: 'failed', problem: messageOf(error, t.photoFailed) });
      }
    });
  }

  return {
    uploads,
    add(files: readonly File[], stage: Stage) {
      for (const file of files) {
        lastKey.current += 1;
        const key = lastKey.current;
        // Shrunk once for all tries, because a second time would give other bytes.
        const small = shrink(file);
        sending.current.set(key, async () => {
          const { file: picture } = await small;
          await sendPhoto({ unitId, picture, stage, report: (by) => change(key, by) });
        });
        setUploads((all) => [...all, { key, name: file.name, part: 0, state: 'waiting' }]);
        queue(key);
      }
    },
    retry: queue,
    dismiss: drop,
  };
}

interface SentPhoto {
  unitId: string;
  picture: Blob;
  stage: Stage;
  report: (change: Partial<PhotoUpload>) => void;
}

async function sendPhoto({ unitId, picture, stage, report }: SentPhoto): Promise<void> {
  const input = { params: { id: unitId }, query: { stage } };
  for (const pause of [...pauses, undefined]) {
    try {
      report({ state: 'sending', part: 0 });
      const address = callAddress(staffApi.addUnitPhoto, input);
      await sendBytes(address, picture, (part) => report({ part }));
      return;
    } catch (error) {
      if (pause === undefined || isRefused(error)) throw error;
      report({ state: 'retrying' });
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
}

/** True where the server refused it: another try would be refused too. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
