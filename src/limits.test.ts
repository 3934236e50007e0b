import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from '#limits.ts';
import type { Limit } from '#platform/http/rate-limit.ts';

const spans = new Map([
  [3600, 'an hour'],
  [86_400, 'a day'],
]);

function rowOf({ name, per, points, seconds, wider }: Limit & { per: string }): string {
  const wide = Object.entries(wider ?? {}).map(([width, most]) => `${width}: ${most}`);
  const more = wide.length > 0 ? ` (${wide.join(', ')})` : '';
  return `| \`${name}\` | ${per} | ${points} ${spans.get(seconds)}${more} |`;
}

test('docs/security.md has each limit as it is, and no name serves twice', () => {
  const docs = readFileSync('docs/security.md', 'utf8');
  for (const limit of Object.values(limits)) expect(docs).toContain(rowOf(limit));
  const names = Object.values(limits).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
