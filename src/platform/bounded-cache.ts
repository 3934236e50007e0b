import { LRUCache } from 'lru-cache';
import type { Finished } from './http/compress.ts';

/** What this process remembers to answer faster: at most `bytes`, the longest unused leaves first. */
export function createBoundedCache<V extends object>(
  bytes: number,
  sizeOf: (value: V) => number,
): LRUCache<string, V> {
  return new LRUCache<string, V>({
    maxSize: bytes,
    // Two bytes a character, and the bookkeeping.
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2 + 500,
  });
}

/** The bytes of an answer with its compressed twins, which are made when first asked for. */
export function finishedSize({ plain }: Finished): number {
  return Math.round(plain.byteLength * 1.5);
}
