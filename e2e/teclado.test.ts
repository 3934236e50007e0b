import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { focusIsIn, focusIsKept, focusIsOn, type Keyboard, keyboardOf } from './keyboard.ts';
import { live } from './live.ts';
import { rowStatus } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import {
  add,
  corolla,
  drawer,
  generate,
  line,
  productLink,
  quoteOf,
  referenceOf,
  shownProducts,
  toast,
  versa,
} from './shopping.ts';

const list = '/products/automobiles';

// Each task has a smallest number of presses, with the way to count them: every key that moves or
// acts, from the top of the page where it begins, without the letters of a text.
describe('alguien que solo usa el teclado', () => {
  test('elige provincia, recorre las categorías, filtra y limpia', async ({ newPerson }) => {
    const { page, open } = await newPerson();
    const keys = keyboardOf(page);
    await open(list);
    await live(page);
    await keys.press('Tab');
    await focusIsOn(page.getByRole('link', { name: 'Ir al contenido' }));
    await keys.press('Enter');
    const province = page.getByRole('link', { name: /^Provincia: / });
    await keys.to(province);
    await keys.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Elija su provincia de entrega' });
    await focusIsOn(picker.getByRole('button', { name: 'La Habana' }));
    await keys.to(picker.getByRole('button', { name: 'Holguín' }));
    await keys.press('Enter');
    await misses(picker);
    await focusIsOn(page.getByRole('link', { name: 'Provincia: Holguín' }));
    // Skip link 2, province 2, nine provinces from La Habana to Holguín 9, Enter 1.
    keys.took('1, choose a province', 14);

    await page.keyboard.press('Enter');
    await sees(picker);
    await page.keyboard.press('Escape');
    await misses(picker);
    await focusIsOn(province);

    await keys.to(tab(page, 'Motocicletas'));
    await keys.press('Enter');
    await isAt(page, '/products/motocicletas');
    await focusIsOn(page.getByRole('heading', { level: 1, name: 'Motocicletas' }));
    await keys.to(tab(page, 'Automóviles'));
    await keys.press('Enter');
    await focusIsOn(page.getByRole('heading', { level: 1, name: 'Automóviles' }));
    // From the province two tabs 2, Enter 1; from the new heading province and tab 2, Enter 1.
    keys.took('2, browse the categories', 6);

    await keys.to(page.getByRole('searchbox', { name: 'Buscar' }));
    await keys.type('versa');
    await keys.press('Enter');
    await isAt(page, `${list}?search=versa`);
    await sees(productLink(page, versa.name));
    await misses(productLink(page, corolla.name));
    await focusIsOn(page.getByRole('searchbox', { name: 'Buscar' }));
    await keys.to(page.getByText('Mostrar Filtros de Vehículos').locator('..'));
    await keys.press('Enter');
    await keys.to(page.getByLabel('Marca'));
    await keys.press('N');
    await keys.press('Enter');
    await isAt(page, `${list}?search=versa&brand=Nissan`);
    await sees(page.getByText('Ocultar Filtros de Vehículos'));
    await focusIsOn(page.getByLabel('Marca'));
    await keys.to(page.getByRole('link', { name: 'Limpiar' }));
    await keys.press('Enter');
    await isAt(page, list);
    await misses(page.getByRole('link', { name: 'Limpiar' }));
    await focusIsKept(page);
    // From the heading province, four tabs, field 6, Enter 1; button, two prices, order, summary 5,
    // Enter 1; year, brand 2, letter and Enter 2; engine, reach, list, two chips, "Limpiar" 6, Enter 1.
    keys.took('3, filter and clear', 24);
  });

  test('recorre las opciones de un filtro con flechas sin que nada se mueva', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open, asked } = await newPerson();
    const keys = keyboardOf(page);
    await open(list);
    await live(page);
    const sort = page.getByLabel('Ordenar por');
    await keys.to(sort);
    const before = asked.length;
    await keys.press('ArrowDown', 2);
    await keys.press('ArrowUp');
    expect(await sort.inputValue()).toBe('price');
    await focusIsOn(sort);
    expect(asked.slice(before)).toEqual([]);
    await keys.press('Enter');
    await isAt(page, `${list}?sort=price`);
    await focusIsOn(sort);
    expect(await sort.inputValue()).toBe('price');
    // With the pointer the choice alone is enough.
    await sort.hover();
    await page.mouse.down();
    await page.mouse.up();
    await page.keyboard.press('Escape');
    await sort.selectOption('-price');
    await isAt(page, `${list}?sort=-price`);
  });

  test('abre un producto, recorre sus imágenes, cierra y agrega', async ({ newPerson }) => {
    const { page, open } = await newPerson();
    const keys = keyboardOf(page);
    await open(list);
    await live(page);
    const [first = ''] = await shownProducts(page);
    expect(first).toBe(corolla.name);
    const link = productLink(page, corolla.name);
    await skipToProducts(page, keys);
    await keys.to(link);
    await keys.press('Enter');
    const dialog = page.getByRole('dialog', { name: corolla.name });
    await sees(dialog);
    await focusIsIn(dialog);
    await keys.to(dialog.getByRole('button', { name: 'Imagen siguiente' }));
    await keys.press('Enter');
    await sees(dialog.getByText('2 / 4'));
    await keys.press('Space');
    await sees(dialog.getByText('3 / 4'));
    await keys.press('Escape');
    await misses(dialog);
    await isAt(page, list);
    await focusIsOn(link);
    // Skip link 3, product 2; close, back, next 3, two pictures 2, Escape 1.
    keys.took('4, open a product, walk its pictures, close', 11);

    await keys.to(add(page, corolla.name));
    const heard = hears(page, 'Producto agregado');
    await keys.press('Enter');
    await sees(drawer(page));
    await focusIsIn(drawer(page));
    await heard;
    await keys.press('Escape');
    await misses(drawer(page));
    await focusIsOn(add(page, corolla.name));
    // Its button 1, Enter 1, Escape 1.
    keys.took('5, add, hear it, return', 3);

    // It is a used car: there is one of it.
    const heardAgain = hears(page, 'Ya está en su cotización');
    await page.keyboard.press('Enter');
    await focusIsIn(drawer(page));
    await heardAgain;
    await sees(line(page, corolla.name).getByText('Pieza única'));
    await keys.to(drawer(page).getByRole('button', { name: `Quitar ${corolla.name}` }));
    await keys.press('Enter');
    await sees(drawer(page).getByText('Su cotización está vacía'));
    await focusIsIn(drawer(page));
    // Close, remove 2, Enter 1.
    keys.took('6, remove the only one', 3);
    await keys.to(drawer(page).getByRole('link', { name: 'Explorar productos' }));
  });

  test('entra, da su contacto, genera la cotización y va al aviso con F8', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page, open } = await newPerson();
    const keys = keyboardOf(page);
    await open(list);
    await live(page);
    await add(page, corolla.name).click();
    await sees(drawer(page));
    await focusIsIn(drawer(page));

    await sees(line(page, corolla.name).getByText('Pieza única'));
    await keys.to(generate(page));
    await keys.press('Enter');
    await sees(drawer(page).getByText('Inicie sesión', { exact: true }));
    await focusIsOn(drawer(page).getByRole('link', { name: 'Entrar' }));
    await keys.press('Enter');
    await page.waitForURL(/\/idp\//, { waitUntil: 'domcontentloaded' });
    await keys.to(page.getByLabel('Correo electrónico'));
    await keys.type('teclado@prueba.test');
    await keys.press('Enter');
    await isAt(page, list);
    await sees(line(page, corolla.name).getByText('Pieza única'));
    await focusIsIn(drawer(page));
    // Close, remove, what else one may write, chat, generate 5, Enter 1; "Entrar" has the focus, Enter 1; where one signs in:
    // brand, three people of the demo, field 5, Enter 1.
    keys.took('7, sign in and come back with the cart', 13);

    await keys.to(generate(page));
    await keys.press('Enter');
    const contact = page.getByRole('dialog', { name: 'Información de Contacto Requerida' });
    await sees(contact);
    await focusIsIn(contact);
    const phone = contact.getByLabel('Teléfono', { exact: true });
    await keys.to(phone);
    await keys.press('Enter');
    await sees(contact.getByText('Por favor ingrese su número de teléfono.'));
    await focusIsOn(phone);
    await keys.type('+53 5 123 4567');
    await keys.to(contact.getByRole('button', { name: 'Mi WhatsApp es el mismo número' }));
    await keys.press('Enter');
    await keys.to(contact.getByRole('button', { name: 'Guardar y Generar Cotización' }));
    await keys.press('Enter');
    const reference = await referenceOf(page);
    await misses(drawer(page));
    await focusIsKept(page);
    // Generate 5, Enter 1; close, phone 2, Enter 1; WhatsApp, same number 2, Enter 1; save 1, Enter 1.
    keys.took('8, generate the quotation, with one error', 14);

    const before = await page.evaluateHandle(() => document.activeElement);
    await keys.press('F8');
    await focusIsOn(toast(page));
    await sees(toast(page).getByText(reference));
    await keys.press('F8');
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
    // There 1, back 1.
    keys.took('9, to the notice and back', 2);

    await page.keyboard.press('F8');
    await page.keyboard.press('Escape');
    await focusIsKept(page);
    await keys.to(page.getByRole('link', { name: 'Ver mi cotización' }));
    await page.keyboard.press('Enter');
    await sees(page.getByRole('heading', { level: 1, name: reference }));
    await keys.to(page.getByRole('link', { name: 'Volver a Mis Cotizaciones' }));
    await page.keyboard.press('Enter');
    await isAt(page, '/my-quotes');
    const detail = page.getByRole('link', { name: `Ver detalle de ${reference}` });
    await keys.to(detail);
    await page.keyboard.press('Enter');
    await sees(page.getByRole('dialog', { name: reference }));
    await focusIsIn(page.getByRole('dialog', { name: reference }));
    await page.keyboard.press('Escape');
    await focusIsOn(detail);
  });

  test('va con F8 al aviso desde dentro de un diálogo, y vuelve', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const { page, open } = await newPerson();
    const keys = keyboardOf(page);
    await open(list);
    await live(page);
    await add(page, versa.name).click();
    await sees(line(page, versa.name));
    const remove = drawer(page).getByRole('button', { name: `Quitar ${versa.name}` });
    await keys.to(remove);
    for (const back of ['F8', 'Escape']) {
      await keys.press('F8');
      await focusIsOn(toast(page));
      await keys.press(back);
      await focusIsOn(remove);
      await sees(drawer(page));
    }
  });

  test('una agente cambia un estado y oye que se hizo', { tags: 'long' }, async ({ newPerson }) => {
    const reference = await quoteOf('para.agente@prueba.test');
    const { page } = await newPerson();
    const keys = keyboardOf(page);
    await signIn(page, { email: 'admin@demo.test' }, '/admin/quotes');
    await live(page);
    const status = rowStatus(page, reference);
    await keys.press('j');
    await keys.to(status);
    const heard = hears(page, 'Estado actualizado');
    await keys.press('Enter');
    await keys.press('A');
    await keys.press('Enter');
    await sees(page.getByRole('dialog', { name: '¿Poner «Aprobada»' }));
    await keys.press('Enter');
    await sees(toast(page).getByText('Estado actualizado', { exact: true }));
    await heard;
    await focusIsOn(status);
    // The newest row 1, its status 1, its menu 1, letter 1, chosen 1, said yes 1.
    keys.took('11, find a quotation and change its status', 6);
  });
});

/** A spoken message stands there for only two seconds, so one listens before one acts. */
const hears = (page: Page, title: string): Promise<void> =>
  sees(page.getByRole('status').getByText(new RegExp(`^${title}\\.`)));

async function skipToProducts(page: Page, keys: Keyboard): Promise<void> {
  await keys.press('Tab', 2);
  await focusIsOn(page.getByRole('link', { name: 'Ir a los productos' }));
  await keys.press('Enter');
}

const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name });
