import { expect, test } from 'vitest';
import { formatDuration } from './duration.ts';

test.each([
  [0, '0 min'],
  [0.4, '0 min'],
  [59.4, '59 min'],
  [59.6, '1 h'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [1500, '25 h'],
  [2879.4, '47 h 59 min'],
  [2880, '2 d'],
  [2880 + 240, '2 d 4 h'],
  [4319.9, '3 d'],
])('%d minutes are %s', (minutes, text) => {
  expect(formatDuration(minutes)).toBe(text);
});
