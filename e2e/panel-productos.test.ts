import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways, violations } from './checks.ts';
import { focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import { isAt, sees, signIn, test } from './people.ts';
import { corolla, toast } from './shopping.ts';
import { clear, create, edit, find, list, newProduct, raul } from './staff-products.ts';

test('sin línea, la lista de productos dice qué pasó y se puede intentar de nuevo', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, context, expects } = await newPerson({ serviceWorker: true });
  expects(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await signIn(page, raul, list);
  await live(page);
  await context.setOffline(true);
  const motorcycles = page.getByRole('link', { name: /^Motocicletas \d/ });
  await motorcycles.click();
  await sees(page.getByRole('alert').getByText('Failed to fetch products'));
  await sees(page.getByText('No se pudieron cargar los productos. Revise la conexión.'));
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await sees(motorcycles);
  await isAt(page, `${list}?category=motocicletas`);
});

test('el estado de varios cambia de una vez, con teclado y confirmación', { tags: 'long' }, async ({
  newPerson,
}) => {
  const { page } = await newPerson();
  await signIn(page, raul, list);
  for (const name of ['Zafiro uno', 'Zafiro dos', 'Zafiro tres']) await create(page, { name });
  await page.goto(list);
  await live(page);
  await page.keyboard.press('/');
  await focusIsOn(page.getByRole('main').getByLabel('Buscar'));
  await page.keyboard.type('zafiro');
  await page.keyboard.press('Enter');
  await isAt(page, `${list}?q=zafiro`);
  await sees(page.getByText('3 productos', { exact: true }));
  // The links keep the search, and their counts hold under it.
  await sees(page.getByRole('link', { name: 'Todos 3', exact: true }));

  await page.getByText('3 productos', { exact: true }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await sees(page.getByText('Selección: 2', { exact: true }));
  const selection = page.getByRole('region', { name: 'Selección' });
  await selection.getByRole('button', { name: 'Cambiar estado' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar estado (2)' });
  await dialog.getByLabel('Nuevo estado').selectOption({ label: 'Reservado' });
  await sees(dialog.getByRole('listitem').getByText('Zafiro tres'));
  await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
  await sees(toast(page).getByText('Hecho en 2'));
  const reserved = page.getByRole('row').getByText('Reservado');
  await expect.poll(() => reserved.count()).toBe(2);

  // One undo for both; and one that a colleague changed meanwhile stays chosen, with the reason.
  await page.keyboard.press('z');
  await expect.poll(() => reserved.count()).toBe(0);
  const boxes = page.getByRole('row', { name: /Zafiro/ }).getByRole('checkbox');
  for (const at of [0, 1]) await boxes.nth(at).check();
  const [meanwhile] = await find(page, 'Zafiro tres');
  await edit(page, meanwhile, { year: 2020 });
  await selection.getByRole('button', { name: 'Cambiar estado' }).click();
  await dialog.getByLabel('Nuevo estado').selectOption({ label: 'Reservado' });
  await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
  await sees(selection.getByRole('alert').getByText(/^Zafiro tres: /));
  await sees(page.getByText('Selección: 1', { exact: true }));
  await expect.poll(() => reserved.count()).toBe(1);
  await selection.getByRole('button', { name: 'Quitar la selección' }).click();
  // Two presses from the row.
  await page.getByRole('button', { name: 'Disponible. Cambiar estado de Zafiro tres' }).click();
  await page.getByRole('menuitemradio', { name: 'Reservado' }).click();
  await expect.poll(() => reserved.count()).toBe(2);
  await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Disponible' });
  await isAt(page, `${list}?q=zafiro&status=available`);
  await sees(page.getByText('1 producto', { exact: true }));

  // Enter opens, and the help says so.
  await page.keyboard.press('Escape');
  await page.getByText('1 producto', { exact: true }).click();
  await page.keyboard.press('?');
  await sees(
    page.getByRole('dialog', { name: 'Teclas' }).getByText('Elegir la fila, o dejar de elegirla'),
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await isAt(page, /^\/admin\/products\/[0-9a-f-]{36}$/);
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await isAt(page, /nuevo\?de=/);
  const name = page.getByLabel('Nombre', { exact: true });
  await expect.poll(() => name.inputValue()).toBe('Zafiro uno (copia)');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await sees(toast(page).getByText('Producto creado', { exact: true }));
  await clear(page, 'zafiro');
});

test('se lee y se maneja en un teléfono y en una pantalla grande', { tags: 'long' }, async ({
  newPerson,
}) => {
  const agent = await newPerson({ bypassPolicy: true });
  const { page } = agent;
  await signIn(page, raul, list);
  const [known] = await find(page, corolla.name);
  for (const address of [
    list,
    `${list}?q=zzzz`,
    newProduct,
    `${list}/${known?.id}`,
    `${list}/importar`,
  ]) {
    await agent.open(address);
    await live(page);
    await isFine(page, address);
  }
  await page.getByLabel('Archivo CSV').setInputFiles({
    name: 'malo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,category,price\nX,motos,1\nY,triciclos,2\n'),
  });
  await sees(page.getByRole('heading', { name: 'Comprobado: malo.csv' }));
  await isFine(page, 'an import with errors');
  await agent.open(newProduct);
  await live(page);
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await page.getByRole('button', { name: 'Agregar especificación' }).click();
  await isFine(page, 'the form with errors');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Ver el detalle' }).click();
  await sees(page.getByRole('dialog', { name: 'Producto sin nombre' }));
  await isFine(page, 'the preview');
});

async function isFine(page: Page, where: string): Promise<void> {
  for (const width of [1280, 1000, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const wrong = [...(width === 1000 ? [] : await violations(page)), ...(await sideways(page))];
    expect.soft(wrong.join('\n'), `${where}, ${width} px`).toBe('');
  }
}
