import { expect, it } from 'vitest';
import { finish } from '#platform/http/compress.ts';
import { createCache } from './cache.ts';

const answer = (text: string) => ({ finished: finish(text, 'text/plain'), headers: {} });

function ask(cache: ReturnType<typeof createCache>, key: string, text = key): void {
  cache.set(key, answer(text));
  cache.set(key, answer(text));
}

it('keeps what is asked for twice', () => {
  const cache = createCache();
  cache.set('once', answer('once'));
  ask(cache, 'twice');
  expect(cache.get('once')).toBeUndefined();
  expect(cache.get('twice')?.finished.plain.toString()).toBe('twice');
});

it('drops the longest unused past its number of entries', () => {
  const cache = createCache({ entries: 2 });
  ask(cache, 'a');
  ask(cache, 'b');
  cache.get('a');
  ask(cache, 'c');
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});

it('stays within its bytes, and counts them right when an answer is replaced', () => {
  const cache = createCache({ bytes: 10_000 });
  for (let n = 0; n < 50; n += 1) ask(cache, `key ${n % 7}`, 'x'.repeat(1000 + n));
  expect(cache.held().bytes).toBeLessThanOrEqual(10_000);
  expect(cache.held().entries).toBeGreaterThan(2);
  ask(cache, 'too big', 'x'.repeat(20_000));
  expect(cache.held()).toEqual({ entries: 0, bytes: 0 });
});
