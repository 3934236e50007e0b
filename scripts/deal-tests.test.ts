import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dealTests, secondsOf, times } from './deal-tests.ts';

const files = globSync('{src,db,demo,scripts,lab/fuzz,e2e}/**/*.test.{ts,tsx}');

test('the times are of files that are there: else `node scripts/run.mjs test-times`', () => {
  expect(Object.keys(times).filter((path) => !existsSync(path))).toEqual([]);
});

test.each([1, 2, 3, 4, 5])('in %i shards each file runs once', (count) => {
  expect(files.length).toBeGreaterThan(200);
  expect(dealTests(files, count).flat().toSorted()).toEqual(files.toSorted());
});

test('no shard is longer than another by more than a file', () => {
  const lengths = dealTests(files, 4).map((paths) =>
    paths.reduce((sum, path) => sum + secondsOf(path), 0),
  );
  const longest = Math.max(...files.map(secondsOf));
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(longest);
});
