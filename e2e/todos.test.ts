import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { giveContact, live, type Person, sees, signIn, test } from './people.ts';
import {
  add,
  closeDrawer,
  corolla,
  drawer,
  generate,
  openDrawer,
  productLink,
  referenceOf,
} from './shopping.ts';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Small phones, and desktops. */
describe.each([320, 1280])('cualquiera puede leer y manejar la tienda, a %i px', (width) => {
  const options = { width, bypassPolicy: true } as const;

  test('lo público', async ({ newPerson }) => {
    const person = await newPerson(options);
    const { page } = person;
    person.expects(/404|422/);
    for (const path of [
      '/',
      '/products/automobiles',
      '/products/automobiles?brand=Toyota&maxPrice=20000',
      '/products/electrodomesticos?search=zzzzzz',
      '/products/inventada',
      corolla.path,
      '/provincia',
      '/my-quotes',
      '/no-existe',
      '/kit',
    ]) {
      await person.open(path);
      await live(page);
      await isFine(page, path);
    }
    await person.open('/api/login');
    await isFine(page, 'the sign-in page');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await sees(page.getByText('Escriba un correo electrónico válido', { exact: false }));
    await isFine(page, 'the sign-in page with an error');
  });

  test('lo que se abre encima', async ({ newPerson }) => {
    const person = await newPerson(options);
    const { page } = person;
    await person.open('/products/automobiles');
    await live(page);
    await page.getByRole('link', { name: /^Provincia: / }).click();
    await sees(page.getByRole('dialog').getByRole('button', { name: 'Holguín' }));
    await isFine(page, 'province dialog');
    await page.keyboard.press('Escape');
    await openDrawer(page);
    await isFine(page, 'empty drawer');
    await closeDrawer(page);
    await productLink(page, corolla.name).click();
    const product = page.getByRole('dialog', { name: corolla.name });
    await sees(product);
    await isFine(page, 'product dialog');
    await add(product, corolla.name).click();
    await sees(generate(page));
    await isFine(page, 'drawer');
    await generate(page).click();
    await sees(drawer(page).getByRole('link', { name: 'Entrar' }));
    await isFine(page, 'drawer with a notice');
    await signIn(page, { email: `ancho.${width}@prueba.test` }, '/products/automobiles');
    await openDrawer(page);
    await generate(page).click();
    const contact = page.getByRole('dialog', { name: 'Información de Contacto Requerida' });
    await contact.getByRole('button', { name: 'Guardar y Generar Cotización' }).click();
    await sees(contact.getByText('Hay un problema'));
    await isFine(page, 'contact dialog with errors');
  });

  test('lo propio y lo del equipo', async ({ newPerson }) => {
    const person = await newPerson(options);
    const { page } = person;
    await signIn(page, { email: `nuevo.${width}@prueba.test` }, '/my-quotes');
    await giveContact(page);
    await isFine(page, 'no quotes');
    await page.goto('/products/automobiles');
    await add(page, corolla.name).click();
    await generate(page).click();
    const reference = await referenceOf(page);
    await isFine(page, 'reference number');
    await page.goto('/my-quotes');
    await isFine(page, 'my quotes');
    await page.getByRole('button', { name: `Ver detalle de ${reference}` }).click();
    await sees(page.getByText('Usted pidió la cotización'));
    await isFine(page, 'my quote');
    person.expects(/403/);
    await page.goto('/admin/quotes');
    await isFine(page, 'denied');
    await theStaffs(await newPerson(options), reference);
  });
});

async function theStaffs({ page, open }: Person, reference: string): Promise<void> {
  await signIn(page, { email: 'agente@demo.test' }, '/admin/quotes');
  await live(page);
  await isFine(page, 'quotes of all');
  await page.getByRole('button', { name: `Ver detalle de ${reference}` }).click();
  await sees(page.getByRole('dialog').getByText('Historial'));
  await isFine(page, 'a quote of the staff');
  await open('/buzon');
  await isFine(page, 'inbox');
  await page.getByRole('link', { name: reference }).first().click();
  await sees(page.getByRole('heading', { level: 2 }));
  await isFine(page, 'a mail in the inbox');
}

/** No violation that axe finds, and nothing to scroll sideways. */
async function isFine(page: Page, where: string): Promise<void> {
  // The dialogs' way in is over: axe would measure the contrast of half-transparent text.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
    }),
  );
  const said = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect.soft(said.join('\n'), where).toBe('');
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(sideways, `${where}: pixels to scroll sideways`).toBe(0);
}
