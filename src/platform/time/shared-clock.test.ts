import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followClock, sharedDay, sharedNow } from './shared-clock.ts';

const start = Date.parse('2026-11-27T15:00Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  const now = Date.now();
  followClock(new Date(now), now, now);
  vi.useRealTimers();
});

/** The database tells its time; the answer took `tookMs` of this machine, whose clock is `off`. */
function ask(off: number, tookMs: number) {
  const answered = start + off + tookMs;
  vi.setSystemTime(answered);
  // Half of the way there, half of it back.
  followClock(new Date(start + tookMs / 2), answered - tookMs, answered);
  return sharedNow().getTime() - (start + tookMs);
}

test.each([
  ['five minutes behind', -300_000],
  ['five minutes ahead', 300_000],
  ['ten years ahead', 315_360_000_000],
])('a machine %s is at the clock of its database', (_, off) => {
  expect(Math.abs(ask(off, 40))).toBeLessThanOrEqual(20);
  // A slower answer makes it no worse.
  expect(Math.abs(ask(off, 4000))).toBeLessThanOrEqual(20);
  // Once somebody sets its clock right, it is right.
  expect(Math.abs(ask(0, 40))).toBeLessThanOrEqual(20);
});

test('a slow answer moves no clock that may be right', () => {
  expect(ask(0, 9000)).toBe(0);
});

test('the day is that of the shared clock, in Havana', () => {
  vi.setSystemTime('2026-11-28T05:02Z');
  const now = Date.now();
  expect(sharedDay()).toBe('2026-11-28');
  followClock(new Date(now - 300_000), now, now);
  expect(sharedDay()).toBe('2026-11-27');
});
