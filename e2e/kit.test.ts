import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { expect } from 'vitest';
import { coveredFocus, cutText, edgeless, pale, sideways, violations } from './checks.ts';
import { kitHtml } from './kit/kit-html.ts';
import { test as base } from './people.ts';

/** The address of the page that `npm run dev` has at `/kit`. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture needs
const test = base.extend('kit', { scope: 'file' }, async ({}, { onCleanup }) => {
  const vite = await createServer({ configFile: 'vite.config.ts', logLevel: 'warn' });
  const server = createHttpServer((request, response) => {
    vite.middlewares(request, response, async () => {
      response.setHeader('content-type', 'text/html').end(await kitHtml(vite));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onCleanup(async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/kit`;
});

test.for([320, 1280])(
  'cada pieza del kit se ve y se alcanza, a %i px',
  { tags: 'long' },
  async (width, { browser, kit }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    await page.goto(kit);
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    expect(await wrongIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmación' }).click();
    await page.getByRole('dialog').waitFor();
    expect([...(await violations(page)), ...troubles]).toEqual([]);
    await context.close();
  },
);

const wrongIn = async (page: Page): Promise<string[]> => {
  const found = [
    ...(await violations(page)),
    ...(await sideways(page)),
    ...(await cutText(page, {})),
    ...(await coveredFocus(page)),
    ...(await edgeless(page)),
  ];
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...found, ...(await pale(page))];
};
