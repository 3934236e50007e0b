/**
 * Takes pictures of the main job as a bare phone shows it: from a shared link to the reference number
 * and the answer to a message, then the offer by link, its payment and the check page. No script runs.
 *
 *   node bench/job-screens.ts [es-360 | es-320-dark | en-360, all by default]
 *
 * Serves the built shop (`node scripts/build.ts` first). The pictures go into .cache/screens/job, with
 * a page that shows them in order (index.html), and beside each the text of a screen reader (.txt).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { languageEntry } from '#platform/browser/registry/cookies.ts';
import { openBrowser } from '../e2e/browser.ts';
import { openShop } from '../e2e/shop.ts';
import { offerSteps } from './job/offer-steps.ts';
import { quotationSteps } from './job/quotation-steps.ts';
import { openStaff, owner } from './job/staff.ts';
import type { Walk } from './job/step.ts';

const folder = '.cache/screens/job';
const [only = ''] = process.argv.slice(2);
const phones = {
  'es-360': { language: 'es', width: 360, dark: false },
  'es-320-dark': { language: 'es', width: 320, dark: true },
  'en-360': { language: 'en', width: 360, dark: false },
} as const;
type Phone = (typeof phones)[keyof typeof phones];

const browser = await openBrowser();
try {
  for (const [name, phone] of Object.entries(phones)) {
    if (name.includes(only)) await record(browser, name, phone);
  }
} finally {
  await browser.close();
}

/** Uses a shop of its own, because a job changes prices and sells a car. */
async function record(from: Browser, name: string, phone: Phone): Promise<void> {
  const into = `${folder}/${name}`;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const shop = await openShop({ ADMIN_EMAILS: owner });
  try {
    const staff = await openStaff(from, shop.origin);
    const walk: Walk = {
      page: await openPhone(from, shop.origin, phone),
      other: await openPhone(from, shop.origin, phone),
      staff,
      language: phone.language,
      email: 'yanet.perez@prueba.test',
      reference: '',
    };
    const taken: string[] = [];
    for (const [at, step] of [...quotationSteps, ...offerSteps].entries()) {
      await step.act(walk);
      const file = `${String(at + 1).padStart(2, '0')}-${step.name}`;
      await take(step.elsewhere ? walk.other : walk.page, `${into}/${file}`);
      taken.push(file);
    }
    writeFileSync(`${into}/index.html`, film(taken));
    console.log(`${into}/index.html: ${taken.length} pictures`);
  } finally {
    await shop.close();
  }
}

async function openPhone(from: Browser, origin: string, phone: Phone): Promise<Page> {
  const { language, width, dark } = phone;
  const context = await from.newContext({
    viewport: { width, height: 740 },
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled: false,
    baseURL: origin,
    locale: 'es-ES',
    timezoneId: 'America/Havana',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await context.addCookies([{ name: languageEntry.name, value: language, url: origin }]);
  return context.newPage();
}

async function take(page: Page, file: string): Promise<void> {
  const focused = await page.evaluate(() => {
    const { outerHTML = '' } = document.activeElement ?? {};
    return outerHTML.slice(0, outerHTML.indexOf('>') + 1);
  });
  const heard = await page.locator('body').ariaSnapshot();
  writeFileSync(
    `${file}.txt`,
    `${page.url()}\n${await page.title()}\nfocus: ${focused}\n\n${heard}\n`,
  );
  // As high as the page, so that sticky parts cover nothing.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const all = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { content-visibility: visible !important } main { min-height: 0 !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    scrollTo(0, 0);
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width, height: all });
  await page.screenshot({ path: `${file}.png`, fullPage: true, animations: 'disabled' });
  await page.setViewportSize({ width, height });
}

function film(taken: readonly string[]): string {
  const pictures = taken.map(
    (file) =>
      `<figure><img src="${file}.png" alt="" loading="lazy"><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${folder}</title><style>body{display:flex;gap:16px;align-items:start;overflow:auto}figure{margin:0}img{border:1px solid #888}</style>${pictures.join('\n')}\n`;
}
