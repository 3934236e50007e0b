import { LRUCache } from 'lru-cache';
import type { FinishedResponse } from './http/compress.ts';

/** A cache of at most `bytes` in this process. The least recently used entry goes first. */
export function createBoundedCache<Value extends object>(
  bytes: number,
  sizeOf: (value: Value) => number,
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    maxSize: bytes,
    // Two bytes a character, and some bookkeeping.
    sizeCalculation: (value, key) => sizeOf(value) + key.length * 2 + 500,
  });
}

/** The bytes of a response with its compressed forms, which are made on demand. */
export function finishedSize({ plain }: FinishedResponse): number {
  return Math.round(plain.byteLength * 1.5);
}
