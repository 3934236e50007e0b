import { expect, test } from 'vitest';
import { createSecondTime } from './second-time.ts';

test('a key is known from its second time on, and those of long ago are forgotten', () => {
  const isSecond = createSecondTime();
  expect(['a', 'b', 'a', 'a'].map(isSecond)).toEqual([false, false, true, true]);
  for (let at = 0; at < 20_000; at += 1) isSecond(`/products?search=${at}`);
  expect(isSecond('a')).toBe(false);
});
