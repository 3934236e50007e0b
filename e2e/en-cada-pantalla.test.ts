import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isShortRun } from '#platform/testing/short-run.ts';
import type { PagesManifest } from '#web/server/assets.ts';
import { readMarkup, usedStyle } from '#web/server/used-style.ts';
import { publicAddresses } from './addresses.ts';
import {
  coveredFocus,
  cutText,
  edgeless,
  moving,
  pale,
  says,
  sideways,
  smallTargets,
  stuck,
  violations,
  widened,
} from './checks.ts';
import { frame, rhythm, rows } from './layout-checks.ts';
import { live } from './live.ts';
import { sees, shopOrigin, signIn, test } from './people.ts';

/** Text that may be cut, with the reason. */
const cutAllowed = {
  'li > article p': 'a card shows how a description begins; the product has all of it',
};

const paths = [...publicAddresses.map(({ path }) => path), '/comparar', '/no-existe'];
/** One of each kind: a list, a product, a form. */
const kinds = ['catalogue', 'product', 'verify'];
const looked = isShortRun
  ? publicAddresses.filter(({ name }) => kinds.includes(name)).map(({ path }) => path)
  : paths;

/** Checks what axe cannot. A new screen of src/routes.ts is checked too. */
describe.each([320, 1280])('en cada pantalla pública, a %i px', (width) => {
  test('se ve, se alcanza y se maneja todo', async ({ newPerson }) => {
    const { page, open, expects } = await newPerson({
      device: width === 320 ? 'phone' : 'desktop',
      width,
      bypassPolicy: true,
    });
    expects(/404/);
    for (const path of looked) {
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
      if (width === 1280) {
        says(path, { widened: await widened(page) });
        await standsWell(page, path);
      }
      if (width === 320) {
        says(`${path} at 400 %`, await zoomed(page));
        // The title of a comparison is as long as its products' names.
        if (!path.includes('?p=')) says(path, await withLongWords(page));
        says(`${path} with text twice as large`, await enlarged(page));
      }
    }
    if (width === 1280) {
      const path = '/products/electrodomesticos';
      await open(path);
      await sees(page.locator('main article'));
      for (const wide of wideWindows) says(`${path} at ${wide}`, await cardsAt(page, wide));
    }
  });
});

const wideWindows = [1280, 1440, 1920];

const cardsAt = (page: Page, width: number): Promise<Record<string, string[]>> =>
  within(page, { width, height: 800 }, async () => ({ rows: await rows(page) }));

/** Everything begins on one line, cards stand in even rows, and parts keep a rhythm of 8 px. */
async function standsWell(page: Page, path: string): Promise<void> {
  for (const width of wideWindows) {
    const found = await within(page, { width, height: 800 }, async () => ({
      frame: await frame(page),
      rows: await rows(page),
    }));
    says(`${path} at ${width}`, found);
  }
  for (const width of [360, 1280]) {
    const found = within(page, { width, height: 800 }, async () => ({
      rhythm: await rhythm(page),
    }));
    says(`${path} at ${width}`, await found);
  }
}

/** With the text at 200 %, of the 17 px that it has. */
const enlarged = (page: Page): Promise<Record<string, string[]>> =>
  within(page, { width: 360, height: 740 }, async () => {
    const size = (value: string) =>
      page.evaluate((to) => {
        document.documentElement.style.fontSize = to;
      }, value);
    await size('212.5%');
    const found = { sideways: await sideways(page) };
    await size('');
    return found;
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
