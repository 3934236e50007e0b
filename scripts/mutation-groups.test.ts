import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from './mutation-groups.ts';

/** A pattern without its braces: one for each way to read them. */
function spread(pattern: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(pattern);
  if (!braces) return [pattern];
  const [all, inside = ''] = braces;
  return inside.split(',').flatMap((each) => spread(pattern.replace(all, each)));
}

test.each(Object.entries(groups))('all that %s names is there', (_, { mutate, tests }) => {
  const named = [...mutate, ...tests].flatMap(spread);
  expect(named.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
