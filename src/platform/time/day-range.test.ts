import { expect, test } from 'vitest';
import { anyDay, dayRangeText, isDayIn, pastDay } from './day-range.ts';

const now = new Date('2026-11-27T03:00Z');

test('the business can mean days from 2015 until five years after today in Havana', () => {
  expect(anyDay(now)).toEqual({ min: '2015-01-01', max: '2031-11-26' });
  expect(pastDay(now)).toEqual({ min: '2015-01-01', max: '2026-11-26' });
  expect(anyDay(new Date('2028-02-29T12:00Z')).max).toBe('2033-03-01');
  expect(dayRangeText(pastDay(now)).es).toBe('Elija un día entre el 1 ene 2015 y el 26 nov 2026.');
});

test.each([
  ['2015-01-01', true],
  ['2026-11-26', true],
  ['2031-11-26', true],
  ['2031-11-27', false],
  ['2014-12-31', false],
  // A year that is half typed, or one figure too long.
  ['0026-11-26', false],
  ['0202-11-26', false],
  ['20266-11-26', false],
  ['', false],
  ['26/11/2026', false],
])('%j is one: %s', (day, isOne) => {
  expect(isDayIn(anyDay(now), day)).toBe(isOne);
});
