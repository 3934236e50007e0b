/**
 * Draws every screen of src/routes.ts into .cache/screens, as a phone and a desktop show it.
 *
 *   node bench/screens.ts [part of a name]
 *
 * Serves the built shop (`node scripts/build.ts` first) with its demo catalogue. Public screens are
 * drawn for a stranger, the others for the demo customer and the demo agent.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { addresses } from '../e2e/addresses.ts';
import { openBrowser } from '../e2e/browser.ts';
import { live } from '../e2e/live.ts';
import { openShop } from '../e2e/shop.ts';

const folder = '.cache/screens';
const [part = ''] = process.argv.slice(2);
const sizes = {
  360: { width: 360, height: 740, most: 1700 },
  1280: { width: 1280, height: 900, most: 1200 },
};
type Width = keyof typeof sizes;
const maxBytes = 40_000;

type ViewerKind = 'stranger' | 'customer' | 'agent';
interface View {
  name: string;
  path: string;
  who: ViewerKind;
  /** Runs before the picture is taken. */
  first?: (page: Page) => Promise<unknown>;
}

const states: View[] = [
  { name: 'home-signed-in', path: '/', who: 'customer' },
  { name: 'not-found', path: '/no-existe', who: 'stranger' },
  { name: 'catalogue-empty', path: '/products/triciclos?search=zzzz', who: 'stranger' },
  { name: 'compare-empty', path: '/comparar', who: 'stranger' },
  {
    name: 'drawer-empty',
    path: '/products/automobiles',
    who: 'stranger',
    first: (page) => page.locator('[data-cart]').click(),
  },
  {
    name: 'drawer',
    path: '/products/automobiles',
    who: 'stranger',
    first: (page) => page.locator('[data-add]').first().click(),
  },
  {
    name: 'product-dialog',
    path: '/products/automobiles',
    who: 'stranger',
    first: (page) => page.locator('main h3 a').first().click(),
  },
  {
    name: 'province-dialog',
    path: '/products/automobiles',
    who: 'stranger',
    first: (page) => page.locator('main a[aria-haspopup]').click(),
  },
  {
    name: 'my-quote',
    path: '/my-quotes',
    who: 'customer',
    first: (page) => page.locator('main table a').first().click(),
  },
  {
    name: 'admin-quote',
    path: '/admin/quotes',
    who: 'agent',
    first: async (page) => {
      await page.locator('[data-row]').first().click();
      await page.locator('[data-status]').waitFor();
    },
  },
];

const shop = await openShop();
const browser = await openBrowser();
try {
  mkdirSync(folder, { recursive: true });
  if (!part) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  await askForQuotes(browser);
  const views = [...plainViews(), ...states].filter(({ name }) => name.includes(part));
  const sizesOf: Record<string, number> = {};
  for (const width of [360, 1280] as const) {
    for (const who of ['stranger', 'customer', 'agent'] as const) {
      const context = await contextOf(browser, who, width);
      for (const view of views.filter((each) => each.who === who)) {
        const picture = await draw(context, view, width);
        writeFileSync(`${folder}/${view.name}-${width}.webp`, picture);
        sizesOf[`${view.name}-${width}`] = picture.length;
      }
      await context.close();
    }
  }
  console.table(sizesOf);
  console.log(`${Object.values(sizesOf).reduce((sum, bytes) => sum + bytes, 0)} bytes in all`);
} finally {
  await browser.close();
  await shop.close();
}

function plainViews(): View[] {
  const whoMay: Partial<Record<string, ViewerKind>> = {
    anyone: 'stranger',
    'signed-in': 'customer',
  };
  return addresses.map(({ name, path, access }) => ({
    name,
    path,
    who: whoMay[access] ?? 'agent',
  }));
}

async function contextOf(from: Browser, who: ViewerKind, width: Width): Promise<BrowserContext> {
  const { most: _, ...viewport } = sizes[width];
  const context = await from.newContext({
    viewport,
    baseURL: shop.origin,
    locale: 'es-ES',
    timezoneId: 'America/Havana',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  if (who === 'stranger') return context;
  const page = await context.newPage();
  await page.goto('/api/login?returnTo=/');
  const email = who === 'customer' ? 'cliente@demo.test' : 'agente@demo.test';
  await page.getByRole('button', { name: email }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.close();
  return context;
}

/** Makes a few quotations of the demo customer, so that no list stands empty. */
async function askForQuotes(from: Browser): Promise<void> {
  const context = await contextOf(from, 'customer', 1280);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { phone: '+1 713 555 0142', whatsapp: '+53 5 123 4567' };
  await context.request.patch('/api/user/profile', { data, headers });
  const page = await context.newPage();
  for (const path of [
    '/products/automobiles',
    '/products/electrodomesticos',
    '/products/triciclos',
  ]) {
    await page.goto(path);
    await live(page);
    await page.locator('[data-add]').first().click();
    const answer = page.waitForResponse((each) => each.request().method() === 'POST');
    await page.getByRole('button', { name: 'Generar Cotización' }).click();
    await answer;
  }
  await context.close();
}

async function draw(context: BrowserContext, view: View, width: Width): Promise<Buffer> {
  const { most } = sizes[width];
  const page = await context.newPage();
  await page.goto(view.path, { waitUntil: 'load' });
  await live(page);
  if (view.first) {
    await view.first(page);
    await page.locator('dialog[open], [data-status]').first().waitFor();
  } else await seeAll(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const all = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(all, most) };
  const shot = await page.screenshot(
    view.first ? { animations: 'disabled' } : { animations: 'disabled', fullPage: true, clip },
  );
  await page.close();
  return smallEnough(shot);
}

/**
 * Scrolls, because pictures below the first screen load when they come into sight. It also hides
 * sticky bars of the lower edge, which would cross the middle of a full-page picture.
 */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '[data-bar][data-bar] { position: static } [data-float][data-float] { display: none }',
    );
    document.adoptedStyleSheets.push(sheet);
    for (let y = 0; y < 2500; y += 400) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

async function smallEnough(shot: Buffer): Promise<Buffer> {
  for (let quality = 70; ; quality -= 10) {
    const picture = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maxBytes || quality <= 30) return picture;
  }
}
