import { LRUCache } from 'lru-cache';

/** In bytes, with what an entry costs beside its key. */
const limit = 500_000;

/**
 * True where a key has been seen before. Most addresses with a search or filters come once, and
 * keeping what was made for them costs more than making it again.
 */
export function createSecondTime(): (key: string) => boolean {
  const seen = new LRUCache<string, true>({
    maxSize: limit,
    sizeCalculation: (_, key) => key.length + 50,
  });
  return (key) => {
    const isSecond = seen.has(key);
    seen.set(key, true);
    return isSecond;
  };
}
