import { expect, test } from 'vitest';
import { dayInHavana, yearInHavana } from './days.ts';

test('the evening of 31 December in Cuba is in the old year, though UTC has the new one', () => {
  const evening = new Date('2027-01-01T01:00:00Z');
  expect([dayInHavana(evening), yearInHavana(evening)]).toEqual(['2026-12-31', 2026]);
  expect(yearInHavana(new Date('2027-01-01T05:00:00Z'))).toBe(2027);
});
