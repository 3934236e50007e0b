import { useRef, useState } from 'react';
import { ApiError } from '#platform/calls/client.ts';
import { messageOf } from '#platform/calls/error-answer.ts';

interface Upload {
  key: number;
  name: string;
  /** How much of it was sent; 0 where nobody knows. */
  part: number;
  state: 'waiting' | 'sending' | 'retrying' | 'failed';
  problem?: string | undefined;
}

export type Uploads = ReturnType<typeof useUploads>;

/** Why it was not added, in the words of whoever wanted it. */
export class NotAdded extends Error {}

/** Milliseconds before each further try; then an agent has to ask for one. */
const pauses = [2000, 5000, 15_000, 30_000];

/**
 * Sends files one after the other, so that they keep the order in which they were chosen, and tries
 * each again when the line is cut.
 */
export function useUploads(failed: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const lastKey = useRef(0);
  const sending = useRef(new Map<number, (report: (part: number) => void) => Promise<unknown>>());

  const change = (key: number, by: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...by } : each)));

  function dismiss(key: number): void {
    sending.current.delete(key);
    setUploads((all) => all.filter((each) => each.key !== key));
  }

  async function send(key: number): Promise<void> {
    for (const pause of [...pauses, undefined]) {
      try {
        change(key, { state: 'sending', part: 0 });
        await sending.current.get(key)?.((part) => change(key, { part }));
        return;
      } catch (error) {
        if (pause === undefined || isRefused(error)) throw error;
        change(key, { state: 'retrying' });
        await new Promise((resume) => setTimeout(resume, pause));
      }
    }
  }

  /** Resolves to true once it is there. */
  function queue(key: number): Promise<boolean> {
    change(key, { state: 'waiting', problem: undefined });
    const arrival = line.current.then(async () => {
      try {
        await send(key);
        dismiss(key);
        return true;
      } catch (error) {
        const problem = error instanceof NotAdded ? error.message : messageOf(error, failed);
        change(key, { state: 'failed', problem });
        return false;
      }
    });
    // React renders what the last one changed before the next one looks at it.
    line.current = arrival.then(() => new Promise((resume) => setTimeout(resume)));
    return arrival;
  }

  return {
    uploads,
    busy: uploads.some(({ state }) => state !== 'failed'),
    add(name: string, upload: (report: (part: number) => void) => Promise<unknown>) {
      lastKey.current += 1;
      const key = lastKey.current;
      sending.current.set(key, upload);
      setUploads((all) => [...all, { key, name, part: 0, state: 'waiting' }]);
      return queue(key);
    },
    retry: queue,
    dismiss,
  };
}

/** Another try would be refused too. */
function isRefused(error: unknown): boolean {
  if (error instanceof NotAdded) return true;
  return error instanceof ApiError && error.status < 500 && error.status !== 429;
}
