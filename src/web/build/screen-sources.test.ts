import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screens } from '#screens.ts';
import { staffScreens } from '#staff-screens.ts';
import { screenSources } from './screen-sources.ts';

test.each([
  ['src/screens.ts', screens],
  ['src/staff-screens.ts', staffScreens],
])('each file found in %s is the one that the screen opens', async (table, all) => {
  const sources = screenSources(table);
  expect([...sources.keys()]).toEqual(all.map(({ name }) => name));
  for (const { name, load } of all) {
    const { page } = await import(/* @vite-ignore */ join(process.cwd(), sources.get(name) ?? ''));
    expect([name, page]).toEqual([name, (await load()).page]);
  }
});
