// The staff's day: the frame of their screens, and the list of what waits, worked by keyboard alone.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways } from './checks.ts';
import { keyboardOf } from './keyboard.ts';
import { live } from './live.ts';
import { raul } from './panels.ts';
import { enterAs, isAt, misses, sees, signIn, test } from './people.ts';
import { quoteOf } from './shopping.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Lo que toca' }).locator('tbody tr');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.textContent ?? '');

describe('Hoy', () => {
  test('Raúl toma diez cotizaciones y abre la primera sin tocar el ratón', async ({
    newPerson,
  }) => {
    const references: string[] = [];
    for (let at = 0; at < 10; at += 1) references.push(await quoteOf(`hoy${at}@prueba.test`));
    const { page } = await newPerson();
    await signIn(page, raul, '/admin?whose=nobody');
    await live(page);
    const waiting = await rows(page).count();
    const keyboard = keyboardOf(page);
    const isOurs = async () => {
      const row = await focused(page);
      return references.some((reference) => row.includes(reference));
    };
    for (let taken = 1; taken <= 10; taken += 1) {
      while (!(await isOurs())) await keyboard.press('j');
      await keyboard.press('a');
      await expect.poll(() => rows(page).count()).toBe(waiting - taken);
      // The next one has come into its place, and the focus with it.
      if (waiting > taken) await expect.poll(() => focused(page)).not.toBe('');
    }
    await page.goto('/admin');
    await live(page);
    const mine = (await rows(page).allTextContents()).join();
    for (const reference of references) expect(mine).toContain(reference);
    // In the order in which it was promised.
    const due = await rows(page)
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(due).toEqual(due.toSorted());
    await keyboard.press('j');
    while (!(await isOurs())) await keyboard.press('j');
    const [reference = ''] = /MA-TX-\d{4}-\d+/.exec(await focused(page)) ?? [];
    await keyboard.press('o');
    await isAt(page, /^\/admin\/quotes\?ver=/);
    await sees(page.getByRole('heading', { name: reference }));
  });

  test('el marco del equipo no trae nada de la tienda, y una pulsación lleva a ella', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await live(page);
    await misses(page.getByRole('contentinfo'));
    await misses(page.locator('[data-cart]'));
    const rail = page.getByRole('navigation', { name: 'Pantallas del equipo' });
    expect(await rail.locator('[aria-current=page]').textContent()).toMatch(/^Cotizaciones/);
    await rail.getByRole('link', { name: 'Unidades' }).click();
    await isAt(page, '/admin/units');
    await sees(rail.locator('[data-place=staffUnits][aria-current=page]'));
    await page.getByRole('banner').getByRole('link').first().click();
    await isAt(page, '/');
    await sees(page.getByRole('contentinfo'));
  });

  test('quien entra sin ir a ninguna parte empieza aquí', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await page.goto('/api/login?returnTo=%2F');
    await enterAs(page, raul);
    await isAt(page, '/admin');
    const other = await newPerson();
    await other.open('/api/login?returnTo=%2Foffers');
    await enterAs(other.page, raul);
    await isAt(other.page, '/offers');
  });

  test('se ven dieciséis filas a 1280 × 800, y la primera a 360 × 740', { tags: 'long' }, async ({
    newPerson,
  }) => {
    for (let at = 0; at < 17; at += 1) await quoteOf(`fila${at}@prueba.test`);
    const { page } = await newPerson();
    await signIn(page, raul, '/admin/quotes');
    await page.setViewportSize({ width: 1280, height: 800 });
    await live(page);
    const seen = () =>
      page.locator('tbody tr').evaluateAll(
        (all) =>
          all.filter((row) => {
            const { top, bottom } = row.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }).length,
      );
    expect(await seen()).toBeGreaterThanOrEqual(16);
    expect(await sideways(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    // Its name, customer and stage.
    const first = await page.locator('tbody tr').first().boundingBox();
    expect(first?.y).toBeLessThan(540);
    expect(await sideways(page)).toEqual([]);
  });
});
