import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#pages.ts';
import { staffPages } from '#staff-pages.ts';
import { screenSources } from './assets.ts';

const screens = { ...pages, ...staffPages };

test('the file of every screen is found in the tables', () => {
  const sources = screenSources();
  expect([...sources.keys()]).toEqual(Object.keys(screens));
  for (const [screen, file] of sources) expect([screen, existsSync(file)]).toEqual([screen, true]);
});

test('each screen’s file is the one that its table opens', async () => {
  for (const [screen, file] of screenSources()) {
    const opened = await screens[screen as keyof typeof screens].file();
    const { page } = await import(/* @vite-ignore */ join(process.cwd(), file));
    expect(opened.page).toBe(page);
  }
});
