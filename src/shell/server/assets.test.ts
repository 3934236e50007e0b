import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '../../pages.ts';
import { screenSources } from './assets.ts';

test('the file of every screen is found in pages.ts', () => {
  const sources = screenSources();
  expect([...sources.keys()]).toEqual(Object.keys(pages));
  for (const [screen, file] of sources) expect([screen, existsSync(file)]).toEqual([screen, true]);
});

test('each screen’s file is the one that pages.ts opens', async () => {
  for (const [screen, file] of screenSources()) {
    const opened = await pages[screen as keyof typeof pages].file();
    const { page } = await import(/* @vite-ignore */ join(process.cwd(), file));
    expect(opened.page).toBe(page);
  }
});
