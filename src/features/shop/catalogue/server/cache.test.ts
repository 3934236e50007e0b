import { expect, it } from 'vitest';
import { answerOf, createCache } from './cache.ts';

const answer = (json: string) => answerOf({ json });

function ask(cache: ReturnType<typeof createCache>, key: string, text = key): void {
  cache.set(key, answer(text));
  cache.set(key, answer(text));
}

it('keeps what is asked for twice', () => {
  const cache = createCache();
  cache.set('once', answer('once'));
  ask(cache, 'twice');
  expect(cache.get('once')).toBeUndefined();
  expect(cache.get('twice')?.json).toBe('twice');
});

it('stays within its bytes, and counts them right when an answer is replaced', () => {
  const cache = createCache({ bytes: 10_000 });
  for (let n = 0; n < 50; n += 1) ask(cache, `key ${n % 7}`, 'x'.repeat(1000 + n));
  expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
  expect(cache.size().entries).toBeGreaterThan(2);
  ask(cache, 'too big', 'x'.repeat(20_000));
  expect(cache.get('too big')).toBeUndefined();
  expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
});

it('remembers of long questions only the last ones', () => {
  const cache = createCache();
  const long = (n: number) => `${n}`.padEnd(7000, 'x');
  for (let n = 0; n < 1000; n += 1) cache.set(long(n), answer('once'));
  for (const n of [0, 999]) cache.set(long(n), answer('twice'));
  expect([cache.get(long(0)), cache.get(long(999)) !== undefined]).toEqual([undefined, true]);
});
