/**
 * What does a page weigh, and when does a person on a slow phone see it?
 *
 *   node bench/pages.ts [rounds]
 *
 * Serves the built shop (`node scripts/build.ts` first) and opens public pages in a real browser,
 * cold, on a phone of 360 × 740 at 400 kbit/s, 400 ms and a processor four times slower, by CDP
 * (which leaves the connection's handshakes out). Bytes are what the network carried, headers too;
 * times are medians of the rounds, pages interleaved.
 */
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { openBenchShop } from './bench-shop.ts';

const rounds = Number(process.argv[2] ?? 5);
const pages = {
  home: '/',
  catalogue: '/products/automobiles',
  product: '/products/automobiles/toyota-corolla-le-2021',
  'catalogue, Save-Data': '/products/automobiles',
};

interface Opened {
  'HTML+CSS': number;
  'own JS': number;
  pictures: number;
  all: number;
  'FCP ms': number;
  'LCP ms': number;
  CLS: number;
  'longest task ms': number;
}

const shop = await openBenchShop();
const browser = await openBrowser();
const results = new Map<string, Opened[]>(Object.keys(pages).map((name) => [name, []]));
for (const [name, path] of Object.entries(pages)) await open(name, path); // fills the page cache
for (const kept of results.values()) kept.length = 0;
for (let round = 0; round < rounds; round += 1) {
  for (const [name, path] of Object.entries(pages)) await open(name, path);
}
console.table(Object.fromEntries([...results].map(([name, runs]) => [name, median(runs)])));
console.log(
  `React and what hangs on it, after the first tap: ${await reactBytes()} bytes (brotli)`,
);
await browser.close();
await shop.close();

async function open(name: string, path: string): Promise<void> {
  const saveData = name.endsWith('Save-Data');
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    ...(saveData && { extraHTTPHeaders: { 'save-data': 'on' } }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await watchBytes(session);
  await slowDown(session);
  await page.goto(shop.origin + path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  const seen = await timesOf(page);
  results.get(name)?.push({ ...bytes(), ...seen });
  await context.close();
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
    connectionType: 'cellular3g',
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Counts what the network carried, by kind; the inline boot script counts with its HTML. */
async function watchBytes(session: CDPSession) {
  const kinds = new Map<string, string>();
  const carried = { Document: 0, Script: 0, Image: 0, Other: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    carried[kind in carried ? (kind as keyof typeof carried) : 'Other'] += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({
    'HTML+CSS': carried.Document,
    'own JS': carried.Script,
    pictures: carried.Image,
    all: carried.Document + carried.Script + carried.Image + carried.Other,
  });
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

/** What the first intent loads on a catalogue page. */
async function reactBytes(): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = await watchBytes(session);
  await page.goto(`${shop.origin}/products/automobiles`);
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  const { 'own JS': scripts } = bytes();
  await context.close();
  return scripts;
}

function median(runs: Opened[]): Opened {
  const middle = (name: keyof Opened) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  const names = Object.keys(runs[0] ?? {}) as (keyof Opened)[];
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as unknown as Opened;
}
