import { LRUCache } from 'lru-cache';
import { createBoundedCache, finishedSize } from '#platform/bounded-cache.ts';
import type { FinishedResponse } from '#platform/http/compress.ts';

export interface Answer {
  finished: FinishedResponse;
  headers: Record<string, string>;
}

const seenLimit = 500_000;

/**
 * Caches an answer the second time it is requested: most searches come once, and storing those
 * costs more than answering them.
 */
export function createCache({ bytes = 12 * 1024 * 1024 } = {}) {
  const answers = createBoundedCache<Answer>(bytes, ({ finished }) => finishedSize(finished));
  const requestedOnce = new LRUCache<string, true>({
    maxSize: seenLimit,
    sizeCalculation: (_, key) => key.length + 50,
  });
  return {
    get: (key: string): Answer | undefined => answers.get(key),
    set(key: string, answer: Answer): void {
      if (requestedOnce.has(key)) answers.set(key, answer);
      else requestedOnce.set(key, true);
    },
    size: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  };
}
