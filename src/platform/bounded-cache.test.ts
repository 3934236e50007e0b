import { expect, it } from 'vitest';
import { createBoundedCache, finishedSize } from './bounded-cache.ts';
import { finish } from './http/compress.ts';

const page = (letters: number) => finish('x'.repeat(letters), 'text/plain');

it('stays within its bytes, whatever is put into it', () => {
  const cache = createBoundedCache(100_000, finishedSize);
  for (let n = 0; n < 1000; n += 1) cache.set(`/products?search=${n}`, page(n * 37));
  expect(cache.calculatedSize).toBeLessThanOrEqual(100_000);
  expect(cache.size).toBeGreaterThan(0);
  cache.set('too big', page(100_000));
  expect(cache.get('too big')).toBeUndefined();
});

it('counts long keys too: an address may be as long as it likes', () => {
  const cache = createBoundedCache(100_000, finishedSize);
  for (let n = 0; n < 100; n += 1) cache.set(`${n}`.padEnd(8000, 'x'), page(0));
  expect(cache.size).toBeLessThanOrEqual(6);
});

it('drops the longest unused first', () => {
  const cache = createBoundedCache(8100, finishedSize);
  for (const key of ['a', 'b', 'c']) {
    cache.set(key, page(1000));
    cache.get('a');
  }
  cache.set('d', page(1000));
  cache.set('e', page(1000));
  expect([...'abcde'].map((key) => cache.has(key))).toEqual([true, false, true, true, true]);
});
