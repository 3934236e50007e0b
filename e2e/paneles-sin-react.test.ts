// On a slow line the server renders panels over a page, and none of them waits for React.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sideways, smallTargets, violations } from './checks.ts';
import { isAt, misses, type NewPerson, sees, signIn, test } from './people.ts';
import { add, closeDrawer, corolla, drawer, generate, line, productLink } from './shopping.ts';

const list = '/products/automobiles';
const react = (asked: string[]) => asked.filter((path) => /^\/assets\/(?!boot)/.test(path));
const slowPhone = (newPerson: NewPerson) =>
  newPerson({ device: 'phone', slowLine: true, bypassPolicy: true, serviceWorker: true });
const detail = (page: Page) => page.getByRole('dialog', { name: corolla.name });
const well = async (page: Page) =>
  expect([
    ...(await violations(page)),
    ...(await sideways(page)),
    ...(await smallTargets(page, {})),
  ]).toEqual([]);

describe('con una línea lenta', () => {
  test('el detalle de un producto se abre sobre la lista, y atrás cierra uno por uno', async ({
    newPerson,
  }) => {
    const { page, open, asked } = await slowPhone(newPerson);
    await open('/');
    await open(list);
    await page.waitForLoadState('load');
    await productLink(page, corolla.name).tap();
    await sees(detail(page).getByText('Especificaciones'));
    await isAt(page, list);
    await well(page);
    await add(detail(page), corolla.name).tap();
    await sees(line(page, corolla.name));
    await page.goBack();
    await misses(drawer(page));
    await sees(detail(page));
    await add(detail(page), corolla.name).tap();
    await closeDrawer(page);
    await sees(detail(page));
    await page.goBack();
    await misses(detail(page));
    await isAt(page, list);
    await page.goBack();
    await isAt(page, '/');
    expect(react(asked)).toEqual([]);
  });

  test('recargada con un panel abierto, atrás lleva a la página anterior', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open } = await slowPhone(newPerson);
    await open('/');
    await open(list);
    await page.waitForLoadState('load');
    await productLink(page, corolla.name).tap();
    await sees(detail(page));
    await page.reload();
    await misses(detail(page));
    await expect.poll(() => page.evaluate(() => history.state?.fragment)).toBe(undefined);
    await page.goBack();
    await isAt(page, '/');
  });

  test('las provincias se abren sobre la lista', { tags: 'long' }, async ({ newPerson }) => {
    const { page, open, asked } = await slowPhone(newPerson);
    await open(list);
    await page.waitForLoadState('load');
    await page.getByRole('link', { name: 'Provincia: La Habana' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Elija su provincia de entrega' });
    await sees(dialog);
    await well(page);
    await dialog.getByRole('button', { name: 'Holguín' }).tap();
    await sees(page.getByRole('link', { name: 'Provincia: Holguín' }));
    await isAt(page, list);
    expect(react(asked)).toEqual([]);
  });

  test('los números se piden en su diálogo, y lo escrito en el panel va con ellos', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, asked, expects } = await slowPhone(newPerson);
    expects(/status of 400 .*\/cotizacion/);
    await signIn(page, { email: 'panel.numeros@prueba.test', firstName: 'Yanet' }, list);
    await page.waitForLoadState('load');
    asked.length = 0;
    await add(page, corolla.name).tap();
    await drawer(page).getByText('Nota y quién recibe (opcional)').tap();
    await drawer(page).getByLabel('Nota para el agente (opcional)').fill('Llamar de noche');
    await generate(page).tap();
    const dialog = page.getByRole('dialog', { name: 'Información de Contacto Requerida' });
    await sees(dialog);
    await well(page);
    await dialog.getByRole('button', { name: 'Cerrar' }).tap();
    await misses(dialog);
    await sees(line(page, corolla.name));
    await generate(page).tap();
    await dialog.getByLabel('Teléfono', { exact: true }).fill('llámame');
    await dialog.getByLabel('WhatsApp', { exact: true }).fill('5 123 4567');
    await dialog.getByRole('button', { name: 'Guardar y Generar Cotización' }).tap();
    await sees(page.getByRole('heading', { name: 'Hay un problema' }));
    await page.getByLabel('Teléfono', { exact: true }).fill('5 123 4567');
    await page.getByRole('button', { name: 'Generar Cotización' }).tap();
    await sees(page.getByText(/^MA-TX-\d{4}-\d{6}$/));
    expect(react(asked)).toEqual([]);
    await page.getByRole('link', { name: 'Ver mi cotización' }).tap();
    await sees(page.getByText('Llamar de noche'));
  });
});
