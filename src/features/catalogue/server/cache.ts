import { LRUCache } from 'lru-cache';
import { createBoundedCache, finishedSize } from '#platform/bounded-cache.ts';
import type { Finished } from '#platform/http/compress.ts';

/** A finished answer and the headers that go with it. */
export interface Answer {
  finished: Finished;
  headers: Record<string, string>;
}

/** Questions that are remembered only to know them again: so many characters of them. */
const seenLimit = 500_000;

/**
 * Finished answers by what was asked. An answer is kept when it is given for the second time: most
 * searches come once, and keeping what nobody asks for again costs more than making it.
 */
export function createCache({ bytes = 12 * 1024 * 1024 } = {}) {
  const answers = createBoundedCache<Answer>(bytes, ({ finished }) => finishedSize(finished));
  const seen = new LRUCache<string, true>({
    maxSize: seenLimit,
    sizeCalculation: (_, key) => key.length + 50,
  });
  return {
    get: (key: string): Answer | undefined => answers.get(key),
    set(key: string, answer: Answer): void {
      if (seen.has(key)) answers.set(key, answer);
      else seen.set(key, true);
    },
    /** Entries and bytes that are kept now. */
    held: () => ({ entries: answers.size, bytes: answers.calculatedSize }),
  };
}
