import { expect, test } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

test('a date is the day in Cuba, with the month in letters', () => {
  expect(formatDate('2026-11-21T15:00:00Z', 'es')).toBe('21 nov 2026');
  expect(formatDate('2026-11-21T15:00:00Z', 'en')).toBe('Nov 21, 2026');
  expect(formatDate('2026-11-21T03:00:00Z', 'es')).toBe('20 nov 2026');
  expect(formatDate(new Date('2026-09-01T12:00:00Z'), 'es')).toBe('1 sep 2026');
});

test('a day without a time is that day everywhere', () => {
  expect(formatDate('2026-01-01', 'es')).toBe('1 ene 2026');
});

test('a time says whose clock it is, in winter and summer', () => {
  expect(formatDateTime('2026-11-21T19:05:00Z', 'es')).toBe('21 nov 2026, 14:05 (hora de Cuba)');
  expect(formatDateTime('2026-07-21T19:05:00Z', 'en')).toBe('Jul 21, 2026, 3:05 PM (Cuba time)');
  expect(formatDateTime('2026-07-21T04:05:00Z', 'es')).toBe('21 jul 2026, 00:05 (hora de Cuba)');
  expect(formatDateTime('2026-07-21T04:05:00Z', 'en')).toBe('Jul 21, 2026, 12:05 AM (Cuba time)');
});

test('what is no date shows nothing', () => {
  expect(formatDate('mañana', 'es') + formatDateTime('', 'en')).toBe('');
});
