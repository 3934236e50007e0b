import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seconds of each test file, as `node scripts/run.mjs test-times` last wrote them. */
export const times: Record<string, number> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'test-times.json'), 'utf8'),
);
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
