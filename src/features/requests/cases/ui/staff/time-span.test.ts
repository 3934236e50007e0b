import { expect, test } from 'vitest';
import { timeSpan } from './time-span.ts';

test.each([
  ['2026-11-21T10:00:00Z', '1 min'],
  ['2026-11-21T10:59:59Z', '59 min'],
  ['2026-11-21T11:00:00Z', '1 h'],
  ['2026-11-23T09:59:00Z', '47 h'],
  ['2026-11-23T10:00:00Z', '2 d'],
  ['2026-11-21T07:30:00Z', '2 h'],
])('from ten o’clock to %s it is %s', (to, span) => {
  expect(timeSpan('2026-11-21T10:00:00Z', to)).toBe(span);
});
