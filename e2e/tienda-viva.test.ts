// What a stranger finds a minute after `npm start`: a shop in which something has happened.
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { type RunningShop, startShop } from './shop-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'mariel-viva-'));
let shop: RunningShop;
const log = () => readFileSync(join(folder, 'shop.log'), 'utf8');
const start = () => startShop(folder, { DEMO_ORDERS: 'few', DEMO_CATALOGUE: 'yes' });

/** The story is told once the shop answers. */
async function told(): Promise<void> {
  while (!log().includes('demo orders')) await new Promise((resume) => setTimeout(resume, 250));
}

beforeAll(async () => {
  for (const name of ['dist', 'demo', 'scripts', 'node_modules'])
    symlinkSync(resolve(name), join(folder, name));
  shop = await start();
  await told();
}, 300_000);

afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('la clienta de la demostración encuentra sus órdenes, de la oferta a la entrega', async () => {
  expect(log()).toContain('"demo orders told"');
  const browser = await openBrowser();
  const page = await browser.newPage({ baseURL: shop.origin });
  await page.goto('/api/login?returnTo=/my-quotes');
  await page.getByRole('button', { name: /cliente@demo\.test/ }).click();
  await page.waitForURL(/\/my-quotes/);
  for (const stage of ['Con oferta', 'Lista para entrega', 'Completa'])
    expect(await page.getByText(stage).count()).toBeGreaterThan(0);
  await browser.close();
});

test('sus correos tienen la fecha en que salieron', async () => {
  const answer = await fetch(`${shop.origin}/buzon/messages.json?search=cliente@demo.test`);
  const mails: { date: string }[] = await answer.json();
  const ages = mails.map(({ date }) => (Date.now() - Date.parse(date)) / 86_400_000);
  expect(mails.length).toBeGreaterThan(15);
  expect(Math.max(...ages)).toBeGreaterThan(90);
});

test('un segundo arranque no cuenta nada de nuevo', async () => {
  await shop.stop();
  shop = await start();
  await new Promise((resume) => setTimeout(resume, 1000));
  expect(log()).not.toContain('demo orders');
});
