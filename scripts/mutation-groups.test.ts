import { existsSync, globSync } from 'node:fs';
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

test.each(Object.entries(groups))('%s asks the tests beside what it changes', (_, group) => {
  const changed = group.mutate.flatMap(spread).flatMap((pattern) => globSync(pattern));
  const asked = new Set(group.tests.flatMap(spread).flatMap((pattern) => globSync(pattern)));
  const beside = changed.map((file) => file.replace(/\.ts$/, '.test.ts')).filter(existsSync);
  expect(beside.filter((file) => !asked.has(file))).toEqual([]);
});
