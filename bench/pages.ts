/**
 * How much does a page weigh, and when does a person on a slow phone see it? What does the server
 * pay for a list that nobody asked for before?
 *
 *   node bench/pages.ts [rounds, 0 for the latter alone]
 *
 * Serves the built shop (`node scripts/build.ts` first) and opens public pages in a real browser: cold,
 * again with the service worker, and with low data. CDP slows it to a phone of 360 × 740 at 400 kbit/s,
 * 400 ms and a processor four times slower, without the connection's handshakes. Bytes are counted on
 * the line (`e2e/wire.ts`): bodies as they are encoded, `headers` apart; `all` leaves out pages that
 * the worker prepares for later (`worker`). Times are medians of the interleaved rounds. The server's
 * CPU is beside that of bare React (`new-pages.ts`).
 */
import { brotliCompressSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { live } from '../e2e/live.ts';
import { smallPhone } from '../e2e/small-phone.ts';
import { openWire, type Wire, weigh } from '../e2e/wire.ts';
import { openBenchShop } from './bench-shop.ts';
import { measureNewPages } from './new-pages.ts';
import { slowDown } from './slow-phone.ts';

const rounds = Number(process.argv[2] ?? 5);
const addresses = {
  home: '/',
  catalogue: '/products/automobiles',
  product: '/products/automobiles/toyota-corolla-le-2021',
};

interface PageBytes {
  'HTML+CSS': number;
  'own JS': number;
  pictures: number;
  all: number;
  headers: number;
  worker: number;
  'FCP ms': number;
  'LCP ms': number;
  CLS: number;
  'longest task ms': number;
}

const browser = await openBrowser();
console.table(await measureNewPages(browser));
if (rounds === 0) process.exit();
const shop = await openBenchShop();
const results = new Map<string, PageBytes[]>();
const boot = await bootBytes({});
const briefBoot = await bootBytes({ 'save-data': 'on' });
// The first round fills the page cache and does not count.
for (let round = -1; round < rounds; round += 1) {
  for (const [name, path] of Object.entries(addresses)) await openTwice(name, path);
  await openOnce('catalogue, low data', addresses.catalogue);
  if (round < 0) results.clear();
}
console.table(Object.fromEntries([...results].map(([name, runs]) => [name, median(runs)])));
// The cart's is the only control of the home page.
for (const name of ['catalogue', 'product'] as const) {
  const path = addresses[name];
  const { before, after } = await reactBytes(path);
  console.log(`React and what hangs on it, ${name}: ${before} bytes; with the quotation: ${after}`);
}
await browser.close();
await shop.close();

async function openTwice(name: string, path: string): Promise<void> {
  const wire = await openWire(shop.origin);
  const context = await phone();
  keep(name, await open(context, wire, path));
  // The first visit came before the worker, which keeps the second one.
  await open(context, wire, path);
  keep(`${name}, repeat`, await open(context, wire, path));
  await context.close();
  wire.close();
}

async function openOnce(name: string, path: string): Promise<void> {
  const wire = await openWire(shop.origin);
  const context = await phone({ 'save-data': 'on' });
  keep(name, await open(context, wire, path, true));
  await context.close();
  wire.close();
}

function phone(extraHTTPHeaders: Record<string, string> = {}): Promise<BrowserContext> {
  return browser.newContext({ ...smallPhone, extraHTTPHeaders });
}

async function open(
  context: BrowserContext,
  wire: Wire,
  path: string,
  lowData = false,
): Promise<PageBytes> {
  wire.carried.length = 0;
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page));
  await page.goto(wire.origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const times = await timesOf(page);
  await page.close();
  const forLater = ({ path }: { path: string }) => /^\/(sw\.js|sin-conexion)/.test(path);
  const carried = wire.carried.filter((each) => !forLater(each));
  const document = weigh(carried, 'document');
  // A page that came from the phone brings no script over the line either.
  const inlined = document === 0 ? 0 : lowData ? briefBoot : boot;
  return {
    'HTML+CSS': document - inlined,
    'own JS': weigh(carried, 'script') + inlined,
    pictures: weigh(carried, 'picture'),
    all: weigh(carried),
    headers: weigh(carried, undefined, true) - weigh(carried),
    worker: weigh(wire.carried.filter(forLater)),
    ...times,
  };
}

function keep(name: string, opened: PageBytes): void {
  results.set(name, [...(results.get(name) ?? []), opened]);
}

/** Counts the bytes that the inline boot script adds to a page. */
async function bootBytes(headers: Record<string, string>): Promise<number> {
  const answer = await fetch(shop.origin, { headers });
  const html = await answer.text();
  const script = /<script>(.+)<\/script>/s.exec(html)?.[1] ?? '';
  return brotliCompressSync(html).length - brotliCompressSync(html.replace(script, '')).length;
}

function timesOf(page: Page) {
  return page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries());
        });
        observer.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 300);
      });
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    const largest = (await entries('largest-contentful-paint')).at(-1);
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
    const tasks = await entries('longtask');
    return {
      'FCP ms': Math.round(paint?.startTime ?? 0),
      'LCP ms': Math.round(largest?.startTime ?? 0),
      CLS: Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 1000) / 1000,
      'longest task ms': Math.round(Math.max(0, ...tasks.map(({ duration }) => duration))),
    };
  });
}

/** Counts the scripts that a page has loaded once React answers, and once the quotation is open. */
async function reactBytes(path: string): Promise<{ before: number; after: number }> {
  const wire = await openWire(shop.origin);
  const context = await browser.newContext();
  const page = await context.newPage();
  const scripts = () =>
    weigh(
      wire.carried.filter(({ path }) => path !== '/sw.js'),
      'script',
    );
  await page.goto(wire.origin + path, { waitUntil: 'load' });
  await live(page);
  await page.waitForLoadState('networkidle');
  const before = scripts();
  await page.getByRole('button', { name: /^Cotización/ }).click();
  await page.getByRole('dialog').waitFor();
  const after = scripts();
  await context.close();
  wire.close();
  return { before, after };
}

function median(runs: PageBytes[]): PageBytes {
  const middle = (name: keyof PageBytes) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const names = Object.keys(runs[0] ?? {}) as (keyof PageBytes)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as PageBytes;
}
