/**
 * Draws every screen of src/pages.ts into docs/screens, as a phone and a desktop show it.
 *
 *   node bench/screens.ts [part of a name]
 *
 * Serves the built shop (`node scripts/build.ts` first) with its demo catalogue. Public screens are
 * drawn for a stranger, the others for the demo customer and the demo agent. A screen whose address
 * has parameters needs an example below; any other one is drawn without being named here.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../e2e/browser.ts';
import { openShop } from '../e2e/shop.ts';
import { pages } from '../src/pages.ts';

const folder = 'docs/screens';
const [part = ''] = process.argv.slice(2);
/** Most of a screen is told at its top. */
const sizes = {
  360: { width: 360, height: 740, most: 1700 },
  1280: { width: 1280, height: 900, most: 1200 },
};
type Width = keyof typeof sizes;
const mostBytes = 40_000;

type Who = 'stranger' | 'customer' | 'agent';
interface View {
  name: string;
  path: string;
  who: Who;
  /** What is done before the picture is taken. */
  first?: (page: Page) => Promise<unknown>;
}

const corolla = '/products/automobiles/toyota-corolla-le-2021';
const three =
  'automobiles/toyota-corolla-le-2021,automobiles/nissan-versa-sv-2022,automobiles/toyota-prius-le-2019';

/** Addresses for screens that need parameters. */
const examples: Partial<Record<keyof typeof pages, string>> = {
  catalogue: '/products/automobiles',
  product: corolla,
  compare: `/comparar?p=${three}`,
};

/** The same screens in other states. */
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
    first: (page) => page.locator(`main a[href="${corolla}"]`).first().click(),
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
    first: (page) => page.locator('main table button').first().click(),
  },
  {
    name: 'admin-quote',
    path: '/admin/quotes',
    who: 'agent',
    first: (page) => page.locator('main table button').first().click(),
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

/** Every screen of the map, by its own name. */
function plainViews(): View[] {
  const whoMay = { anyone: 'stranger', 'signed-in': 'customer' } as Record<string, Who>;
  return Object.entries(pages).map(([key, { path, access }]) => {
    const address = examples[key as keyof typeof pages] ?? path;
    if (address.includes(':')) throw new Error(`bench/screens.ts: give an example for "${key}"`);
    const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { name, path: address, who: whoMay[access] ?? 'agent' };
  });
}

async function contextOf(from: Browser, who: Who, width: Width): Promise<BrowserContext> {
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

/** A few quotations of the demo customer, so that no list stands empty. */
async function askForQuotes(from: Browser): Promise<void> {
  const context = await contextOf(from, 'customer', 1280);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const data = { phone: '+1 713 555 0142', whatsapp: '+53 5 123 4567' };
  await context.request.patch('/api/user/profile', { data, headers });
  const page = await context.newPage();
  for (const path of ['/products/automobiles', '/products/electrodomesticos', corolla]) {
    await page.goto(path);
    await page.waitForFunction(() => window.mariel?.live === true);
    await page.locator('[data-add]').first().click();
    await page.getByRole('button', { name: 'Generar Cotización' }).click();
    await page.getByRole('region', { name: 'Cotización generada' }).waitFor();
  }
  await context.close();
}

async function draw(context: BrowserContext, view: View, width: Width): Promise<Buffer> {
  const { most, ...viewport } = sizes[width];
  const page = await context.newPage();
  await page.goto(view.path, { waitUntil: 'load' });
  await page.waitForFunction(() => window.mariel?.live === true);
  if (view.first) {
    await view.first(page);
    await page.getByRole('dialog').first().waitFor();
  } else {
    // All of it, as far as it is drawn: pictures below the first screen load when they are in sight.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(height, most) });
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize(viewport);
  await page.close();
  return smallEnough(shot);
}

async function smallEnough(shot: Buffer): Promise<Buffer> {
  for (let quality = 70; ; quality -= 10) {
    const picture = await sharp(shot).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= mostBytes || quality <= 30) return picture;
  }
}
