import { expect, test } from 'vitest';
import { formatCount, formatPercent } from './numbers.ts';

test('thousands are told apart as in prices', () => {
  expect([0, 999, 2000, 20_000, 1_234_567].map(formatCount)).toEqual([
    ...['0', '999', '2,000', '20,000', '1,234,567'],
  ]);
});

test('per cent stands apart in Spanish, and without a break', () => {
  expect(formatPercent(98, 'es')).toBe('98\u00a0%');
  expect(formatPercent(98, 'en')).toBe('98%');
});
