import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { giveContact, isAt, live, misses, sees, signIn, test } from './people.ts';
import {
  add,
  corolla,
  drawer,
  generate,
  line,
  productLink,
  referenceOf,
  toast,
  versa,
} from './shopping.ts';

describe('alguien que solo usa el teclado', () => {
  test('elige provincia, recorre las categorías, filtra y limpia', async ({ newPerson }) => {
    const { page, open } = await newPerson();
    await open('/products/automobiles');
    await live(page);
    await page.keyboard.press('Tab');
    await focusIsOn(page.getByRole('link', { name: 'Ir al contenido' }));

    await tabTo(page, page.getByRole('link', { name: 'Provincia: La Habana' }));
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Elija su provincia de entrega' });
    await sees(picker);
    await focusIsIn(picker);
    await page.keyboard.press('Escape');
    await misses(picker);
    await focusIsOn(page.getByRole('link', { name: 'Provincia: La Habana' }));
    await page.keyboard.press('Enter');
    await tabTo(page, picker.getByRole('button', { name: 'Holguín' }));
    await page.keyboard.press('Enter');
    await misses(picker);
    await focusIsOn(page.getByRole('link', { name: 'Provincia: Holguín' }));

    await tabTo(page, tab(page, 'Motocicletas'));
    await page.keyboard.press('Enter');
    await isAt(page, '/products/motocicletas');
    await focusIsOn(page.getByRole('heading', { level: 1, name: 'Motocicletas' }));
    await tabTo(page, tab(page, 'Automóviles'));
    await page.keyboard.press('Enter');
    await focusIsOn(page.getByRole('heading', { level: 1, name: 'Automóviles' }));

    const field = page.getByRole('searchbox', { name: 'Buscar' });
    await tabTo(page, field);
    await page.keyboard.type('versa');
    await page.keyboard.press('Enter');
    await isAt(page, '/products/automobiles?search=versa');
    await sees(productLink(page, versa.name));
    await misses(productLink(page, corolla.name));
    await focusIsKept(page);
    await tabTo(page, page.getByText('Mostrar Filtros de Vehículos').locator('..'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Marca'));
    await page.keyboard.press('N');
    await isAt(page, '/products/automobiles?search=versa&brand=Nissan');
    await sees(page.getByText('Ocultar Filtros de Vehículos'));
    await focusIsOn(page.getByLabel('Marca'));
    await tabTo(page, page.getByRole('link', { name: 'Limpiar' }));
    await page.keyboard.press('Enter');
    await isAt(page, '/products/automobiles');
    await misses(page.getByRole('link', { name: 'Limpiar' }));
    await focusIsKept(page);
  });

  test('abre un producto, recorre sus imágenes, cierra y agrega', async ({ newPerson }) => {
    const { page, open } = await newPerson();
    await open('/products/automobiles');
    await live(page);
    const link = productLink(page, corolla.name);
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: corolla.name });
    await sees(dialog);
    await focusIsIn(dialog);
    await tabTo(page, dialog.getByRole('button', { name: 'Imagen siguiente' }));
    await page.keyboard.press('Enter');
    await sees(dialog.getByText('2 / 4'));
    await page.keyboard.press('Space');
    await sees(dialog.getByText('3 / 4'));
    await page.keyboard.press('Escape');
    await misses(dialog);
    await isAt(page, '/products/automobiles');
    await focusIsOn(link);

    await tabTo(page, add(page, corolla.name));
    await page.keyboard.press('Enter');
    await sees(drawer(page));
    await focusIsIn(drawer(page));
    await page.keyboard.press('Escape');
    await misses(drawer(page));
    await focusIsOn(add(page, corolla.name));
    await tabTo(page, add(page, versa.name));
    await page.keyboard.press('Enter');
    await sees(line(page, versa.name));

    // From inside the drawer to the notice and back.
    const more = drawer(page).getByRole('button', { name: `Uno más de ${versa.name}` });
    await tabTo(page, more);
    await page.keyboard.press('F8');
    await focusIsOn(toast(page));
    await page.keyboard.press('F8');
    await focusIsOn(more);
    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await focusIsOn(more);
    await sees(drawer(page));

    await page.keyboard.press('Enter');
    await sees(line(page, versa.name).getByText('US$25,600'));
    await focusIsOn(more);
    await tabTo(page, drawer(page).getByRole('button', { name: `Quitar ${versa.name}` }));
    await page.keyboard.press('Enter');
    await misses(line(page, versa.name));
    await focusIsIn(drawer(page));
    await tabTo(page, drawer(page).getByRole('button', { name: `Quitar ${corolla.name}` }));
    await page.keyboard.press('Enter');
    await sees(drawer(page).getByText('Su cotización está vacía'));
    await focusIsIn(drawer(page));
    await tabTo(page, drawer(page).getByRole('link', { name: 'Explorar productos' }));
  });

  test('entra, da su contacto, genera la cotización y va al aviso con F8', async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson();
    await open('/products/automobiles');
    await live(page);
    await tabTo(page, add(page, corolla.name));
    await page.keyboard.press('Enter');
    await sees(drawer(page));
    await tabTo(page, generate(page));
    await page.keyboard.press('Enter');
    await sees(toast(page).getByText('Inicie sesión', { exact: true }));
    await focusIsOn(generate(page));
    await tabTo(page, drawer(page).getByRole('link', { name: 'Entrar' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/idp\//, { waitUntil: 'domcontentloaded' });
    await tabTo(page, page.getByLabel('Correo electrónico'));
    await page.keyboard.type('teclado@prueba.test');
    await page.keyboard.press('Enter');
    await isAt(page, '/products/automobiles');
    await sees(drawer(page));
    await focusIsIn(drawer(page));

    await tabTo(page, generate(page));
    await page.keyboard.press('Enter');
    const contact = page.getByRole('dialog', { name: 'Información de Contacto Requerida' });
    await sees(contact);
    await focusIsIn(contact);
    const save = contact.getByRole('button', { name: 'Guardar y Generar Cotización' });
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    await sees(contact.getByText('Hay un problema'));
    await focusIsIn(contact);
    await tabTo(
      page,
      contact.getByRole('link', { name: 'Por favor ingrese su número de teléfono.' }),
    );
    await page.keyboard.press('Enter');
    await focusIsOn(contact.getByLabel('Teléfono', { exact: true }));
    await page.keyboard.type('+53 5 123 4567');
    await tabTo(page, contact.getByRole('button', { name: 'Mi WhatsApp es el mismo número' }));
    await page.keyboard.press('Enter');
    await tabTo(page, save);
    await page.keyboard.press('Enter');
    const reference = await referenceOf(page);
    await misses(drawer(page));
    await focusIsKept(page);
    await page.keyboard.press('F8');
    await focusIsOn(toast(page));
    await sees(toast(page).getByText(reference));
    await page.keyboard.press('Escape');
    await focusIsKept(page);
    await tabTo(page, page.getByRole('link', { name: 'Ver mis cotizaciones' }));
    await page.keyboard.press('Enter');
    await isAt(page, '/my-quotes');
    const detail = page.getByRole('button', { name: `Ver detalle de ${reference}` });
    await tabTo(page, detail);
    await page.keyboard.press('Enter');
    await sees(page.getByRole('dialog', { name: reference }));
    await focusIsIn(page.getByRole('dialog', { name: reference }));
    await page.keyboard.press('Escape');
    await focusIsOn(detail);
  });

  test('una agente cambia un estado y oye que se hizo', async ({ newPerson }) => {
    const customer = await newPerson();
    await signIn(customer.page, { email: 'para.agente@prueba.test' }, '/products/automobiles');
    await giveContact(customer.page);
    await customer.page.reload({ waitUntil: 'domcontentloaded' });
    await add(customer.page, corolla.name).click();
    await generate(customer.page).click();
    const reference = await referenceOf(customer.page);

    const { page } = await newPerson();
    await signIn(page, { email: 'admin@demo.test' }, '/admin/quotes');
    await live(page);
    const status = page.getByRole('row').getByLabel(`Cambiar estado de ${reference}`);
    await tabTo(page, status);
    await page.keyboard.type('Aprob');
    await sees(toast(page).getByText('Estado actualizado', { exact: true }));
    await sees(page.getByRole('status').getByText(/^Estado actualizado\./));
    await focusIsOn(status);
  });
});

const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name });

/** Presses Tab until the focus is there, and sees to it that nothing lies over it. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return notCovered(target);
  }
  throw new Error(`Tab does not reach ${target}`);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

async function notCovered(target: Locator): Promise<void> {
  const covered = await target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return found && (element.contains(found) || found.contains(element))
      ? ''
      : `${found?.outerHTML}`;
  });
  expect(covered, `what lies over ${target}`).toBe('');
}

async function focusIsOn(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { message: `the focus is on ${target}` }).toBe(true);
}

async function focusIsIn(target: Locator): Promise<void> {
  const inside = () => target.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside, { message: `the focus is in ${target}` }).toBe(true);
}

/** The focus is somewhere: after an action it never falls back to the whole page. */
async function focusIsKept(page: Page): Promise<void> {
  const lost = () => page.evaluate(() => document.activeElement === document.body);
  await expect.poll(lost, { message: 'the focus is on <body>' }).toBe(false);
}
