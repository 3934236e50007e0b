import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { PagesManifest } from '#web/server/assets.ts';
import { readMarkup, usedStyle } from '#web/server/used-style.ts';
import { publicAddresses } from './addresses.ts';
import {
  coveredFocus,
  cutText,
  edgeless,
  moving,
  pale,
  sideways,
  smallTargets,
  stuck,
  violations,
  widened,
} from './checks.ts';
import { live } from './live.ts';
import { shopOrigin, signIn, test } from './people.ts';

/** Text that may be cut, with the reason. */
const cutAllowed = {
  'li > article p': 'a card shows how a description begins; the product has all of it',
};

const paths = [...publicAddresses.map(({ path }) => path), '/comparar', '/no-existe'];

/** Checks what axe cannot. A new screen of src/routes.ts is checked too. */
describe.each([320, 1280])('en cada pantalla pública, a %i px', (width) => {
  test('se ve, se alcanza y se maneja todo', async ({ newPerson }) => {
    const { page, open, expects } = await newPerson({
      device: width === 320 ? 'phone' : 'desktop',
      width,
      bypassPolicy: true,
    });
    expects(/404/);
    for (const path of paths) {
      await open(path);
      await live(page);
      if (width === 1280) says(`${path} by axe`, await axeOf(page));
      says(path, {
        sideways: await sideways(page),
        moving: await moving(page),
        small: await smallTargets(page, {}),
        cut: await cutText(page, cutAllowed),
        covered: await coveredFocus(page),
        edgeless: await edgeless(page),
      });
      if (width === 1280) says(path, { widened: await widened(page) });
      if (width === 320) {
        says(`${path} at 400 %`, await zoomed(page));
        // The title of a comparison is as long as its products' names.
        if (!path.includes('?p=')) says(path, await withLongWords(page));
      }
    }
  });
});

/** React brings every style, so the HTML of a page must bring those that show before. */
describe('antes de que llegue React', () => {
  test.for([...paths, '/my-quotes'])('%s tiene el estilo de todo lo que muestra', async (path) => {
    const answer = await fetch(shopOrigin() + path, { headers: { accept: 'text/html' } });
    expect(unstyled(await answer.text())).toEqual([]);
  });

  test('también lo suyo, y la puerta cerrada del panel', async ({ newPerson }) => {
    const { page } = await newPerson({ javaScript: false });
    await signIn(page, { email: 'yanet.estilo@prueba.test', firstName: 'Yanet' });
    for (const [path, status] of [
      ['/my-quotes', 200],
      ['/my-verifications', 200],
      ['/profile', 200],
      ['/admin/quotes', 403],
    ] as const) {
      const answer = await page.context().request.get(path);
      expect(answer.status(), path).toBe(status);
      expect(unstyled(await answer.text()), path).toEqual([]);
    }
  });
});

/** Every rule of the shop that could match anything. */
const { sheets }: PagesManifest = JSON.parse(readFileSync('dist/server/pages.json', 'utf8'));

/** Returns classes of a document for which the shop has a rule and the document has none. */
function unstyled(html: string): string[] {
  const [, own = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(own).not.toBe('');
  const [, body = ''] = html.split(/(?=<body)/);
  const could = new Set(classesOf(usedStyle(sheets, readMarkup(`<html>${body}`)).join('')));
  const has = new Set(classesOf(own));
  const worn = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  return [...new Set(worn)].filter((name) => could.has(name) && !has.has(name));
}

const classesOf = (css: string) =>
  [...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name ?? '');

/** What axe finds in a wide and in a narrow window, and in the dark. */
const axeOf = async (page: Page): Promise<Record<string, string[]>> => ({
  wide: await violations(page),
  narrow: await within(page, { width: 320, height: 800 }, async () => [
    ...(await violations(page)),
    ...(await sideways(page)),
    ...(await smallTargets(page, {})),
  ]),
  dark: await inTheDark(page),
});

async function inTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await pale(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** A window of 1280 × 1024 at 400 %. */
const zoomed = (page: Page): Promise<Record<string, string[]>> =>
  within(page, { width: 320, height: 256 }, async () => ({
    sideways: await sideways(page),
    stuck: await stuck(page),
    covered: await coveredFocus(page),
  }));

const withLongWords = (page: Page): Promise<Record<string, string[]>> =>
  within(page, { width: 360, height: 800 }, async () => ({ widened: await widened(page) }));

async function within<Found>(
  page: Page,
  size: { width: number; height: number },
  find: () => Promise<Found>,
): Promise<Found> {
  const before = page.viewportSize();
  await page.setViewportSize(size);
  const found = await find();
  if (before) await page.setViewportSize(before);
  return found;
}

function says(where: string, found: Record<string, string[]>): void {
  for (const [what, list] of Object.entries(found)) {
    expect.soft(list.join('\n'), `${where}: ${what}`).toBe('');
  }
}
