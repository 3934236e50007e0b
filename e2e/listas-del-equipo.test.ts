import { describe, expect } from 'vitest';
import { live } from './live.ts';
import { marta, panelOf, rowOf } from './panels.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { toast } from './shopping.ts';

describe('Marta cuida las listas del equipo', () => {
  test('una palabra de búsqueda: lo que falta se dice en su campo, y se cambia al lado', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page } = await newPerson();
    await signIn(page, marta);
    await page.goto('/admin/words');
    await live(page);
    const word = page.getByLabel('Palabra del cliente');
    const add = page.getByRole('button', { name: 'Agregar palabra' });
    await add.click();
    await sees(page.getByText('Falta este dato.').first());
    await page.locator('[name=word]:focus').waitFor();

    await word.fill('carrucho');
    await page.getByLabel('Busca también').fill('automóvil');
    await add.click();
    await sees(toast(page).getByText('Palabra guardada', { exact: true }));
    await sees(rowOf(page, 'carrucho'));
    expect(await word.inputValue()).toBe('');

    await page.getByRole('link', { name: 'Editar «carrucho»' }).click();
    const panel = panelOf(page, 'Editar «carrucho»');
    await panel.getByLabel('Busca también').fill('automóvil, auto');
    await panel.getByRole('button', { name: 'Guardar' }).click();
    await isAt(page, '/admin/words');
    await sees(rowOf(page, 'automóvil, auto'));
  });

  test('un flete: se agrega, se cambia, se quita y vuelve', async ({ newPerson }) => {
    const { page } = await newPerson({ device: 'phone' });
    await signIn(page, marta);
    await page.goto('/admin/presets');
    await live(page);
    const lines = page.getByRole('main');
    await lines.getByText('Agregar flete o cargo').click();
    const add = lines.getByRole('button', { name: 'Agregar', exact: true });
    await add.click();
    await sees(lines.getByText('Falta este dato.').first());
    await page.locator('[name=textEs]:focus').waitFor();
    // The sticky header covers neither the field, nor its label, nor its error.
    const header = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await lines.getByText('Texto en español').boundingBox())?.y)
      .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 999));

    // Nobody else asks for anything there.
    await lines.getByLabel('Hacia').selectOption({ label: 'Isla de la Juventud' });
    await lines.getByLabel('Texto en español').fill('Cabotaje');
    await lines.getByLabel('Texto en inglés').fill('Cabotage');
    await lines.getByLabel('Precio').fill('150');
    await add.click();
    await sees(toast(page).getByText('Guardado', { exact: true }));
    await sees(rowOf(page, 'Cabotaje').getByText('US$150'));

    await page.getByRole('link', { name: 'Cambiar «Cabotaje»' }).click();
    const panel = panelOf(page, 'Cambiar «Cabotaje»');
    await panel.getByLabel('Precio').fill('2 %');
    await panel.getByRole('button', { name: 'Guardar' }).click();
    await isAt(page, '/admin/presets');
    await sees(rowOf(page, 'Cabotaje').getByText('2 % de los productos'));

    const remove = page.getByRole('button', { name: 'Quitar «Cabotaje»' });
    await remove.click();
    await misses(rowOf(page, 'Cabotaje'));
    await toast(page).getByRole('button', { name: 'Deshacer' }).click();
    await sees(rowOf(page, 'Cabotaje'));
    await remove.click();
    await misses(rowOf(page, 'Cabotaje'));
  });

  test('una respuesta guardada: se escribe en los dos idiomas, se elimina y vuelve', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page } = await newPerson();
    await signIn(page, marta);
    await page.goto('/admin/replies');
    await live(page);
    const save = page.getByRole('button', { name: 'Guardar', exact: true });
    await page.getByLabel('Título').fill('Puerto cerrado');
    await page.getByLabel('Texto en español').fill('El puerto está cerrado.');
    await save.click();
    await sees(page.getByText('Falta este dato.'));
    await page.locator('[name=textEn]:focus').waitFor();
    await page.getByLabel('Texto en inglés').fill('The port is closed.');
    await save.click();
    await sees(page.getByRole('heading', { name: 'Puerto cerrado' }));

    await page.getByRole('button', { name: 'Eliminar Puerto cerrado' }).click();
    await misses(page.getByRole('heading', { name: 'Puerto cerrado' }));
    await toast(page).getByRole('button', { name: 'Deshacer' }).click();
    await sees(page.getByRole('heading', { name: 'Puerto cerrado' }));
  });
});
