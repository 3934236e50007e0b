import { createBoundedCache, finishedSize } from '#platform/bounded-cache.ts';
import type { FinishedResponse } from '#platform/http/compress.ts';
import { createSecondTime } from '#platform/second-time.ts';

export interface Answer {
  finished: FinishedResponse;
  headers: Record<string, string>;
}

/** Caches an answer the second time it is requested. */
export function createCache({ bytes = 12 * 1024 * 1024 } = {}) {
  const answers = createBoundedCache<Answer>(bytes, ({ finished }) => finishedSize(finished));
  const isSecond = createSecondTime();
  return {
    get: (key: string): Answer | undefined => answers.get(key),
    set(key: string, answer: Answer): void {
      if (isSecond(key)) answers.set(key, answer);
    },
    size: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  };
}
