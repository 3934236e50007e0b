// What a stranger finds a minute after `npm start`: a shop in which something has happened.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { sideways, smallTargets, violations } from './checks.ts';
import { type RunningShop, startShop } from './shop-process.ts';
import { shopTemplate } from './shop-template.ts';

const folder = mkdtempSync(join(tmpdir(), 'mariel-viva-'));
let shop: RunningShop;
let browser: Browser;
const log = () => readFileSync(join(folder, 'shop.log'), 'utf8');
const start = () => startShop(folder, { DEMO_ORDERS: 'few', DEMO_CATALOGUE: 'yes' });

/** The story is told once the shop answers. */
async function told(): Promise<void> {
  while (!log().includes('demo orders')) await new Promise((resume) => setTimeout(resume, 250));
}

beforeAll(async () => {
  for (const name of ['dist', 'demo', 'scripts', 'node_modules'])
    symlinkSync(resolve(name), join(folder, name));
  // Its catalogue stands already, as in the other journeys: lab/faults/first-start begins with nothing.
  cpSync(join(await shopTemplate(), 'data'), join(folder, 'data'), { recursive: true });
  [shop, browser] = await Promise.all([start(), openBrowser()]);
  await told();
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('la clienta de la demostración encuentra sus órdenes, de la oferta a la entrega', async () => {
  expect(log()).toContain('"demo orders told"');
  const page = await browser.newPage({ baseURL: shop.origin });
  await page.goto('/api/login?returnTo=/my-quotes');
  await page.getByRole('button', { name: /cliente@demo\.test/ }).click();
  await page.waitForURL(/\/my-quotes/);
  for (const stage of ['Con oferta', 'Por entregar', 'Completa'])
    expect(await page.getByText(stage).count()).toBeGreaterThan(0);
  await page.close();
});

/** Presses a button of the page that leads through the shop. */
async function tries(page: Page, name: string) {
  await page.goto('/demo');
  await page.getByRole('button', { name }).click();
  return page.getByRole('main').textContent();
}

test('quien no la conoce la recorre en diez minutos como cada persona, sin JavaScript', async () => {
  const page = await browser.newPage({ baseURL: shop.origin, javaScriptEnabled: false });
  expect(await tries(page, 'Responder una oferta')).toMatch(/Oferta/);
  expect(await tries(page, 'Ver un carro que ya espera')).toContain('Toyota RAV4');
  expect(await tries(page, 'Decir que ya pagó')).toContain('Toyota Prius');
  expect(await tries(page, 'Ver el código de entrega')).toMatch(/[0-9]{4} ?[0-9]{4}/);
  expect(await tries(page, 'Empezar por Hoy')).toContain('Hoy');
  expect(await tries(page, 'Ver los datos de pago')).toContain('Ejemplo: no pague aquí');
  expect(await tries(page, 'Leer qué se sabe de un carro')).toContain('ejemplo');
  expect(await tries(page, 'Leer los correos')).toContain('correos');
  await page.close();
});

test('la página que la recorre sirve a todos, en los dos idiomas y a dos anchos', {
  tags: 'long',
}, async () => {
  for (const width of [360, 1280]) {
    const page = await browser.newPage({ baseURL: shop.origin, viewport: { width, height: 800 } });
    await page.goto('/demo');
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
    expect(await smallTargets(page, {})).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'What to try in ten minutes',
    );
    await page.close();
  }
});

test('sus correos tienen la fecha en que salieron', async () => {
  const answer = await fetch(`${shop.origin}/buzon/messages.json?search=cliente@demo.test`);
  const mails: { date: string }[] = await answer.json();
  const ages = mails.map(({ date }) => (Date.now() - Date.parse(date)) / 86_400_000);
  expect(mails.length).toBeGreaterThan(15);
  expect(Math.max(...ages)).toBeGreaterThan(90);
});

test('un segundo arranque no cuenta nada de nuevo', { tags: 'long' }, async () => {
  await shop.stop();
  shop = await start();
  await new Promise((resume) => setTimeout(resume, 1000));
  expect(log()).not.toContain('demo orders');
});
