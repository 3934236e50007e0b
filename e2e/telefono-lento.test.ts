import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mailsAbout } from './inbox.ts';
import { enterAs, misses, sees, test } from './people.ts';
import {
  add,
  closeDrawer,
  corolla,
  drawer,
  generate,
  line,
  productLink,
  referenceOf,
  storedCart,
  toast,
  versa,
} from './shopping.ts';

const scripts = (asked: string[]): string[] => asked.filter((path) => path.startsWith('/assets/'));

describe('una madre en Holguín con un teléfono lento', () => {
  test('su primer toque en Agregar vale antes de que llegue React', async ({ newPerson }) => {
    const { page, open, asked } = await newPerson({ device: 'phone', slow: true });
    await open('/products/automobiles');
    await page.waitForLoadState('load');
    await idle(page);
    expect(scripts(asked)).toEqual([]);

    // React is on its way and not here.
    const arrive = await holdReact(page);
    await add(page, corolla.name).tap();
    await sees(page.getByText(`${corolla.name} fue agregado a su cotización`));
    // It is a used car: there is one of it, and a second tap says that it is there.
    await add(page, corolla.name).tap();
    await sees(page.getByRole('status').filter({ hasText: corolla.name }));
    await misses(page.getByText(`${corolla.name} fue agregado a su cotización`));
    await expect.poll(() => cartButton(page).textContent()).toBe('1');
    const [kept] = (await storedCart(page)).items;
    expect(kept).toMatchObject({
      productName: corolla.name,
      price: 15_900,
      quantity: 1,
      province: 'HAB',
    });
    expect(await drawer(page).count()).toBe(0);

    arrive();
    await sees(toast(page).getByText('Ya está en su cotización', { exact: true }));
    expect((await storedCart(page)).items).toHaveLength(1);
    await sees(line(page, corolla.name).getByText('US$15,900'));
    await expect.poll(() => cartButton(page).textContent()).toBe('1');
    await closeDrawer(page);
    await add(page, corolla.name).tap();
    await sees(toast(page).getByText('Ya está en su cotización', { exact: true }));
    await sees(line(page, corolla.name));
    await expect.poll(() => cartButton(page).textContent()).toBe('1');
  });

  test('un toque en la cotización antes de React se cumple cuando llega', async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', slow: true });
    await open('/products/automobiles');
    const arrive = await holdReact(page);
    await page.getByRole('button', { name: /^Cotización/ }).tap();
    await expect.poll(() => cartButton(page).getAttribute('aria-busy')).toBe('true');
    arrive();
    await sees(drawer(page).getByText('Su cotización está vacía'));
  });

  test('con ahorro de datos no se pide React antes de un toque', async ({ newPerson }) => {
    const { page, open, asked } = await newPerson({ device: 'phone', saveData: true });
    await open('/products/automobiles');
    await page.waitForLoadState('load');
    await page.mouse.wheel(0, 2000);
    await idle(page);
    expect(await page.evaluate(() => window.mariel?.live)).toBe(false);
    expect(scripts(asked)).toEqual([]);
    // Links lead on by themselves.
    await productLink(page, corolla.name).tap();
    await page.waitForURL((url) => url.pathname === corolla.path);
    await sees(page.getByRole('heading', { level: 1, name: corolla.name }));
    expect(scripts(asked)).toEqual([]);
    await add(page, corolla.name).tap();
    await sees(line(page, corolla.name));
    expect(scripts(asked).some((path) => path.startsWith('/assets/react-'))).toBe(true);
  });

  test('hace todo el camino hasta el número de referencia', async ({ newPerson }) => {
    const { page, open } = await newPerson({ device: 'phone', slow: true });
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
    await cartButton(page).waitFor();
    await sees(drawer(page));
    await generate(page).tap();
    const contact = page.getByRole('dialog', { name: 'Información de Contacto Requerida' });
    for (const button of await contact.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
    }
    await contact.getByLabel('Teléfono', { exact: true }).fill('5 123 4567');
    await contact.getByLabel('WhatsApp', { exact: true }).fill('+53 5 123 4567');
    await contact.getByRole('button', { name: 'Guardar y Generar Cotización' }).tap();
    const reference = await referenceOf(page);
    await misses(drawer(page));
    const mails = await mailsAbout(reference);
    expect(mails.map(({ to }) => to)).toContain(email);
    await page.getByRole('link', { name: 'Ver mi cotización' }).tap();
    await sees(page.getByRole('heading', { level: 1, name: reference }));
  });
});

const cartButton = (page: Page) => page.getByRole('button', { name: /^Cotización/ });

/** Keeps back the module that brings React in, until the function it gives is called. */
async function holdReact(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  return arrival.resolve;
}

/** Twice idle: whatever a page does by itself when nothing goes on, it has begun. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      await new Promise((resume) => requestIdleCallback(resume));
    }
  });
}
