import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mailsAbout } from './inbox.ts';
import { enterAs, isAt, misses, sees, test } from './people.ts';
import {
  add,
  closeDrawer,
  corolla,
  drawer,
  generate,
  line,
  productLink,
  storedCart,
  versa,
} from './shopping.ts';

const fridge = 'Refrigerador Samsung de puerta francesa 27 pies³';
/** Beside the two kilobytes that every page brings once it has loaded. */
const scripts = (asked: string[]): string[] =>
  asked.filter((path) => /^\/assets\/(?!boot-)/.test(path));

describe('una madre en Holguín con un teléfono lento', () => {
  test('su primer toque en Agregar vale antes de que llegue React', async ({ newPerson }) => {
    const { page, open, asked } = await newPerson({ device: 'phone', slow: true });
    await open('/products/automobiles');
    await page.waitForLoadState('load');
    await idle(page);
    expect(scripts(asked)).toEqual([]);

    await add(page, corolla.name).tap();
    await expect.poll(() => cartButton(page).locator('[data-count]').textContent()).toBe('1');
    const [kept] = (await storedCart(page)).items;
    expect(kept).toMatchObject({
      productName: corolla.name,
      price: 15_900,
      quantity: 1,
      province: 'HAB',
    });
    // The server renders the drawer: React would take four seconds.
    await sees(line(page, corolla.name).getByText('US$15,900'));
    await sees(drawer(page).getByText(`${corolla.name} fue agregado a su cotización`));
    await closeDrawer(page);
    await expect.poll(() => focusedName(page)).toContain(corolla.name);
    expect(scripts(asked)).toEqual([]);
    await add(page, corolla.name).tap();
    await misses(page.getByText(`${corolla.name} fue agregado a su cotización`));
    await expect.poll(() => cartButton(page).locator('[data-count]').textContent()).toBe('1');
  });

  test('la cotización la dibuja la tienda, y lo que se cambia en ella vale en el teléfono', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open, asked } = await newPerson({ device: 'phone', slowLine: true });
    await open('/products/electrodomesticos');
    await page.waitForLoadState('load');
    await add(page, fridge).tap();
    await drawer(page)
      .getByRole('button', { name: `Uno más de ${fridge}` })
      .tap();
    await isAt(page, '/cotizacion');
    await sees(page.getByText('2 productos'));
    await expect.poll(() => cartButton(page).locator('[data-count]').textContent()).toBe('2');
    expect((await storedCart(page)).items).toMatchObject([{ productName: fridge, quantity: 2 }]);
    await page.getByRole('button', { name: `Quitar ${fridge}` }).tap();
    await sees(page.getByText('Su cotización está vacía'));
    await expect.poll(() => cartButton(page).locator('[data-count]').textContent()).toBe('');
    expect((await storedCart(page)).items).toEqual([]);
    await cartButton(page).tap();
    await sees(drawer(page).getByText('Su cotización está vacía'));
    expect(scripts(asked)).toEqual([]);
  });

  test('con ahorro de datos no se pide React antes de un toque', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open, asked } = await newPerson({ device: 'phone', saveData: true });
    await open('/products/automobiles');
    await page.waitForLoadState('load');
    await page.mouse.wheel(0, 2000);
    await idle(page);
    expect(await page.evaluate(() => window.bootState?.live)).toBe(false);
    expect(scripts(asked)).toEqual([]);
    await productLink(page, corolla.name).tap();
    const detail = page.getByRole('dialog', { name: corolla.name });
    await sees(detail.getByText('Especificaciones'));
    await add(detail, corolla.name).tap();
    await sees(line(page, corolla.name));
    // Other links lead on by themselves.
    await generate(page).tap();
    await drawer(page).getByRole('link', { name: 'Entrar' }).tap();
    await page.waitForURL(/\/idp\//);
    expect(scripts(asked)).toEqual([]);
  });

  test('quien toca otra vez antes de que llegue el panel ve uno solo', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson({
      device: 'phone',
      saveData: true,
      serviceWorker: false,
    });
    await open('/products/automobiles');
    let arrive = () => {};
    const held = new Promise<void>((resume) => {
      arrive = resume;
    });
    let asked = 0;
    await page.route('**/cotizacion*', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await add(page, corolla.name).tap();
    await expect.poll(() => asked).toBe(1);
    await cartButton(page).tap();
    await expect.poll(() => asked).toBe(2);
    arrive();
    await sees(line(page, corolla.name));
    await page.getByRole('button', { name: 'Cerrar' }).tap();
    await misses(page.getByRole('dialog'));
    await add(page, versa.name).tap();
    await sees(line(page, versa.name));
  });

  test('hace todo el camino hasta el número de referencia', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open, asked } = await newPerson({ device: 'phone', slow: true });
    const email = 'madre.holguin@prueba.test';
    await open('/products/automobiles');
    await page.getByRole('link', { name: 'Provincia: La Habana' }).tap();
    await page.getByRole('button', { name: 'Holguín' }).tap();
    await sees(page.getByRole('link', { name: 'Provincia: Holguín' }));
    await add(page, versa.name).tap();
    await sees(line(page, versa.name).getByText('Holguín'));
    await generate(page).tap();
    await drawer(page).getByRole('link', { name: 'Entrar' }).tap();
    await page.waitForURL(/\/idp\//);
    await enterAs(page, { email, firstName: 'Caridad' });
    await isAt(page, '/cotizacion');
    await page.getByLabel('Teléfono', { exact: true }).fill('5 123 4567');
    await page.getByLabel('WhatsApp', { exact: true }).fill('+53 5 123 4567');
    await page.getByRole('button', { name: 'Generar Cotización' }).tap();
    const made = page.getByText(/^MA-TX-\d{4}-\d{6}$/);
    await sees(made);
    const reference = (await made.textContent()) ?? '';
    expect(scripts(asked)).toEqual([]);
    expect((await storedCart(page)).items).toEqual([]);
    const mails = await mailsAbout(reference);
    expect(mails.map(({ to }) => to)).toContain(email);
  });
});

const cartButton = (page: Page) => page.getByRole('button', { name: /^Cotización/ });

/** What the control that has the focus is called. */
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Waits twice until the browser is idle, when a page has begun all that it does by itself. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resume) => requestIdleCallback(resume));
    }
  });
}
