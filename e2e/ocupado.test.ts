// The answers to a tap while something is under way, and a form without a connection.
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type NewPerson, sees, signIn, test } from './people.ts';
import {
  add,
  corolla,
  drawer,
  generate,
  line,
  productLink,
  storedCart,
  versa,
} from './shopping.ts';

const list = '/products/automobiles';
const fridge = 'Refrigerador Samsung de puerta francesa 27 pies³';
const busy = (control: Locator) => expect.poll(() => control.getAttribute('aria-busy'));
const detail = (page: Page, { name }: { name: string }) => page.getByRole('dialog', { name });

/** A phone on a slow line whose requests can be held back. */
async function slowPhone(newPerson: NewPerson) {
  const person = await newPerson({ device: 'phone', slowLine: true, serviceWorker: false });
  const { page } = person;
  /** Holds requests of these addresses; returns their number and a function that releases them. */
  const hold = async (address: string, method: string) => {
    let go = () => {};
    let times = 0;
    const free = new Promise<void>((resume) => {
      go = resume;
    });
    await page.route(address, async (route) => {
      if (route.request().method() === method) {
        times += 1;
        await free;
      }
      // The page may have gone on meanwhile.
      await route.continue().catch(() => {});
    });
    return { go: () => go(), times: () => times };
  };
  return { ...person, hold };
}

describe('mientras algo está en camino', () => {
  test('lo tocado lo dice, y otro toque no lo pide dos veces ni se pierde', async ({
    newPerson,
  }) => {
    const { page, open, hold } = await slowPhone(newPerson);
    await open(list);
    await page.waitForLoadState('load');
    const asked = await hold(`**${corolla.path}`, 'GET');
    const link = productLink(page, corolla.name);
    await link.tap();
    await busy(link).toBe('true');
    await link.tap();
    // Something else, meanwhile.
    const other = productLink(page, versa.name);
    await other.tap();
    await sees(detail(page, versa));
    await detail(page, versa).getByRole('button', { name: 'Cerrar' }).tap();
    asked.go();
    await sees(detail(page, corolla));
    await busy(link).toBe(null);
    expect(asked.times()).toBe(1);
  });

  test('quien toca dos veces «Generar» tiene una cotización', async ({ newPerson }) => {
    const { page } = await slowPhone(newPerson);
    await signIn(page, { email: 'dos.toques@prueba.test', firstName: 'Yanet' }, list);
    await page.waitForLoadState('load');
    await add(page, corolla.name).tap();
    await generate(page).tap();
    await page.getByLabel('Teléfono', { exact: true }).fill('5 123 4567');
    await page.getByLabel('WhatsApp', { exact: true }).fill('5 123 4567');
    const send = page.getByRole('button', { name: 'Guardar y Generar Cotización' });
    // While a form is on its way its page answers no robot, so the page itself writes down the
    // words of its button.
    await send.evaluate((button) => {
      new MutationObserver(() => {
        sessionStorage.setItem('dijo', `${button.ariaBusy}`);
      }).observe(button, { attributes: true });
    });
    const box = await send.boundingBox();
    const tap = () => page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await Promise.all([tap(), tap()]);
    await sees(page.getByText(/^MA-TX-\d{4}-\d{6}$/));
    expect(await page.evaluate(() => sessionStorage.getItem('dijo'))).toBe('true');
    const mine = await page.context().request.get('/api/quotes/user');
    expect(await mine.json()).toHaveLength(1);
  });
});

describe('sin conexión', () => {
  test('un formulario del panel se queda, lo dice junto al dedo y después sale', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open, context, expects } = await slowPhone(newPerson);
    expects(/ERR_INTERNET_DISCONNECTED/);
    await open('/products/electrodomesticos');
    await page.waitForLoadState('load');
    await add(page, fridge).tap();
    const more = drawer(page).getByRole('button', { name: `Uno más de ${fridge}` });
    await sees(more);
    await context.setOffline(true);
    await more.tap();
    await expect
      .poll(() => more.evaluate((button: HTMLButtonElement) => button.validationMessage))
      .toMatch(/^Sin conexión\./);
    await sees(line(page, fridge));
    expect((await storedCart(page)).items).toMatchObject([{ quantity: 1 }]);
    await context.setOffline(false);
    // The message disappears by itself.
    await expect
      .poll(() => more.evaluate((button: HTMLButtonElement) => button.validationMessage))
      .toBe('');
    await more.tap();
    await sees(page.getByText('2 productos'));
  });
});
