// Takes the pictures of README and docs from the demo's shop, with all that happened in it: build it
// first (`node scripts/build.ts`). What a picture shows is found as a stranger would, by /demo.
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBenchShop, untilTold } from '../bench/bench-shop.ts';
import { openBrowser } from '../e2e/browser.ts';

type Open = (page: Page) => Promise<unknown>;

/** By the name of a button of /demo, or an address. */
const by =
  (button: string): Open =>
  async (page) => {
    await page.goto('/demo');
    await page.getByRole('button', { name: button }).click();
  };
const at =
  (path: string): Open =>
  (page) =>
    page.goto(path);

/** On a phone, left, and on a desktop. */
const pictures: Record<string, { phone: Open; desktop: Open }> = {
  shop: { phone: at('/products/automobiles'), desktop: at('/products/automobiles') },
  order: { phone: by('Ver un carro que ya espera en Cuba'), desktop: by('Empezar por Hoy') },
};

const gap = 20;
const phone = { width: 360, height: 740, shown: 280 };
const desktop = { width: 1280, height: 900, shown: 860 };

const shop = await openBenchShop({ DEMO_ORDERS: 'yes' });
const browser = await openBrowser();
try {
  await untilTold(shop.origin);
  for (const [name, open] of Object.entries(pictures)) {
    const parts = [
      await take(browser, phone, open.phone),
      await take(browser, desktop, open.desktop),
    ] as const;
    await compose(parts, `docs/${name}.webp`);
    console.log(`docs/${name}.webp`);
  }
} finally {
  await browser.close();
  await shop.close();
}

async function take(browser: Browser, size: typeof phone, open: Open): Promise<Buffer> {
  const { width, height, shown } = size;
  const context = await browser.newContext({
    baseURL: shop.origin,
    viewport: { width, height },
    deviceScaleFactor: 2,
    locale: 'es',
  });
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return sharp(picture).resize({ width: shown }).toBuffer();
}

async function compose([left, right]: readonly [Buffer, Buffer], file: string): Promise<void> {
  const height = Math.round((desktop.shown / desktop.width) * desktop.height) + 2 * gap;
  const width = phone.shown + desktop.shown + 3 * gap;
  await sharp({ create: { width, height, channels: 3, background: '#e8e2d6' } })
    .composite([
      { input: left, left: gap, top: gap },
      { input: right, left: phone.shown + 2 * gap, top: gap },
    ])
    .webp({ quality: 80 })
    .toFile(file);
}
