import { expect, test } from 'vitest';
import { referenceNumber } from './server/creating/insert-quote.ts';

test.each([
  ['MA', 2026, 1, 'MA-TX-2026-000001'],
  ['ABCDE', 2031, 999_999, 'ABCDE-TX-2031-999999'],
  ['MA', 2026, 1_000_000, 'MA-TX-2026-1000000'],
])('%s, %i, number %i: %s', (prefix, year, number, reference) => {
  expect(referenceNumber(prefix, year, number)).toBe(reference);
});
