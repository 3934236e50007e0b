import { LRUCache } from 'lru-cache';
import { createBoundedCache, finishedSize } from '#platform/bounded-cache.ts';
import type { Finished } from '#platform/http/compress.ts';

/** A finished answer and the headers that go with it. */
export interface Answer {
  finished: Finished;
  headers: Record<string, string>;
}

/** Characters of requests seen once. */
const seenLimit = 500_000;

/**
 * Finished answers by request. An answer is cached the second time it is given: most searches come
 * once, and storing those costs more than making them.
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
    /** Entries and bytes that are cached now. */
    size: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  };
}
