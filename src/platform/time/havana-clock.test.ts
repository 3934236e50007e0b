import { describe, expect, test } from 'vitest';
import { fromHavanaClock, toHavanaClock } from './havana-clock.ts';

describe('the clock of Cuba in a field', () => {
  test.each([
    ['winter', '2026-12-24T14:05', '2026-12-24T19:05:00.000Z'],
    ['summer', '2026-07-26T00:00', '2026-07-26T04:00:00.000Z'],
    ['the last minute of a year', '2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  ])('%s, there and back', (_, shown, moment) => {
    expect(fromHavanaClock(shown)?.toISOString()).toBe(moment);
    expect(toHavanaClock(moment)).toBe(shown);
  });

  test('the hour that comes twice is the first one', () => {
    expect(fromHavanaClock('2026-11-01T00:30')?.toISOString()).toBe('2026-11-01T04:30:00.000Z');
  });

  test('the hour that there is not is the next one', () => {
    const moment = fromHavanaClock('2026-03-08T00:30');
    expect(moment && toHavanaClock(moment)).toBe('2026-03-08T01:30');
  });

  test.each(['', '2026-12-24', '2026-13-01T00:00', '24/12/2026 14:05'])('%j is no time', (text) => {
    expect(fromHavanaClock(text)).toBeUndefined();
    expect(toHavanaClock(text === '' ? 'x' : 'nada')).toBe('');
  });
});
