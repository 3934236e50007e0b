import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isShortRun } from '#platform/testing/short-run.ts';

/** Where `node scripts/run.mjs test-times [--full]` writes the seconds of each test file. */
export const timesOf = (full: boolean): string =>
  join(import.meta.dirname, full ? 'test-times-full.json' : 'test-times.json');

export const times: Record<string, number> = JSON.parse(readFileSync(timesOf(!isShortRun), 'utf8'));
const unknown = 3;

export const secondsOf = (path: string): number => times[path] ?? unknown;

/**
 * Makes shards of about the same length: the longest file goes to the shard that has least so far.
 */
export function dealTests(paths: readonly string[], count: number): string[][] {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, paths: [] as string[] }));
  const longestFirst = paths.toSorted(
    (one, other) => secondsOf(other) - secondsOf(one) || one.localeCompare(other),
  );
  for (const path of longestFirst) {
    const [least] = shards.toSorted((one, other) => one.seconds - other.seconds);
    least?.paths.push(path);
    if (least) least.seconds += secondsOf(path);
  }
  return shards.map(({ paths }) => paths);
}
