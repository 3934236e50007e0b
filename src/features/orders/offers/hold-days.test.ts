import { describe, expect, test } from 'vitest';
import { daysToHold } from './hold-days.ts';

describe('for how long more it may be held', () => {
  const today = '2025-12-01';
  test.each([
    ['what has ended', null, { min: today, max: '2025-12-31' }],
    ['what is held', '2025-12-04', { min: '2025-12-05', max: '2025-12-31' }],
    ['to the last day but one', '2025-12-30', { min: '2025-12-31', max: '2025-12-31' }],
    ['to the last day', '2025-12-31', undefined],
  ])('%s', (_, heldUntil, days) => {
    expect(daysToHold(heldUntil, today)).toEqual(days);
  });
});
