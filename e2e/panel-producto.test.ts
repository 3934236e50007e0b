import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { focusIsKept, focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import { isAt, misses, type Person, sees, signIn, test } from './people.ts';
import { corolla, toast } from './shopping.ts';
import { clear, create, find, list, newProduct, raul } from './staff-products.ts';

const marta = { email: 'admin@demo.test' };
const motorcycles = `${list}?category=motocicletas`;
const navi = 'Honda Navi de Raúl';
const row = (page: Page): Locator => page.getByRole('row', { name: new RegExp(navi) });
const model = (page: Page): Locator => page.getByRole('textbox', { name: /^Modelo/ });

describe('Raúl, agente, pone una moto en la tienda', () => {
  test('con dos fotos, y una clienta la ve; luego borra el año', async ({ newPerson }) => {
    const agent = await newPerson();
    const { page } = agent;
    await signIn(page, raul);
    await clear(page, navi);
    await openFormFromList(page);
    await correctsTheYear(page);
    await fillsIn(page);
    await takesSuggestedSpecifications(page);
    await addsTwoPhotos(agent);
    await seesTheCustomersCard(page);
    await page.getByRole('button', { name: 'Crear producto' }).click();
    await sees(toast(page).getByText('Producto creado', { exact: true }));
    await isAt(page, motorcycles);
    await focusIsOn(row(page).getByRole('link', { name: navi, exact: true }));
    await sees(row(page).getByText('US$2,450.50', { exact: true }));

    const customer = await newPerson();
    await customer.open('/products/motocicletas');
    const card = customer.page.getByRole('article').filter({ hasText: navi });
    await sees(card.getByRole('img', { name: 'Honda Navi azul de lado' }));
    await customer.open(await addressOf(card));
    await sees(customer.page.getByText('107 kg'));
    await sees(customer.page.getByText('1 / 2'));

    await clearsTheYear(page);
    await deletesForGood(page);
    customer.expects(/404/);
    // The phone first shows its stored page and then learns that the product is gone.
    await customer.page.reload();
    await customer.page.waitForLoadState('networkidle');
    await customer.page.reload();
    await sees(customer.page.getByText('404 Page Not Found'));
  });

  test('una foto por su dirección dice por qué no se pudo, y la dirección queda', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const agent = await newPerson();
    const { page } = agent;
    agent.expects(/422/);
    await signIn(page, raul, newProduct);
    await live(page);
    const address = page.getByLabel('Dirección de una imagen en la web');
    await address.fill('http://127.0.0.1/foto.jpg');
    await address.press('Enter');
    await sees(page.getByText('No podemos usar esta dirección.', { exact: false }));
    expect(await address.inputValue()).toBe('http://127.0.0.1/foto.jpg');
    // One of ours is taken as it is.
    const [known] = await find(page, corolla.name);
    await address.fill(known?.images?.[0] ?? '');
    await address.press('Enter');
    await sees(page.getByLabel('Qué se ve en la imagen 1'));
    await expect.poll(() => address.inputValue()).toBe('');
  });
});

describe('nada de lo escrito se pierde', () => {
  test('al irse por un enlace o hacia atrás se pregunta, y un borrador sobrevive la recarga', {
    tags: 'long',
  }, async ({ newPerson }) => {
    const { page } = await newPerson();
    await signIn(page, raul, list);
    await live(page);
    await page.getByRole('link', { name: 'Nuevo producto' }).click();
    const name = page.getByLabel('Nombre', { exact: true });
    await name.fill('Moto a medias');
    const asked = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });

    await page.getByRole('link', { name: 'Cotizaciones' }).first().click();
    await sees(asked);
    await asked.getByRole('button', { name: 'Seguir editando' }).click();
    await misses(asked);
    await page.goBack();
    await sees(asked);
    await asked.getByRole('button', { name: 'Seguir editando' }).click();
    await isAt(page, newProduct);
    expect(await name.inputValue()).toBe('Moto a medias');

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await sees(page.getByText('Recuperamos lo que estaba escribiendo'));
    await expect.poll(() => name.inputValue()).toBe('Moto a medias');

    await page.goBack();
    await asked.getByRole('button', { name: 'Salir sin guardar' }).click();
    await isAt(page, list);
    await page.getByRole('link', { name: 'Nuevo producto' }).click();
    expect(await name.inputValue()).toBe('');
  });

  test('otra agente cambió lo mismo: se lee qué, y se elige', { tags: 'long' }, async ({
    newPerson,
  }) => {
    const [first, second] = [await newPerson(), await newPerson()];
    await signIn(first.page, raul, list);
    // A first try may have left one.
    await clear(first.page, 'Moto de dos');
    const id = await create(first.page, { name: 'Moto de dos', price: '900', year: 2020 });
    await first.open(`${list}/${id}`);
    await signIn(second.page, marta, `${list}/${id}`);
    await Promise.all([live(first.page), live(second.page)]);
    await first.page.getByLabel('Precio', { exact: true }).fill('1000');
    await model(first.page).fill('Dos');
    await save(first.page);

    second.expects(/409/);
    await second.page.getByLabel('Precio', { exact: true }).fill('1100');
    await second.page.getByLabel(/^Año\b/).fill('');
    await second.page.getByRole('button', { name: 'Guardar' }).click();
    const dialog = second.page.getByRole('dialog', { name: 'Otra persona cambió este producto' });
    await sees(dialog.getByText('Lo que usted escribió: US$1,100'));
    await sees(dialog.getByText('Modelo: antes «vacío», ahora «Dos»'));
    await dialog.getByLabel('Lo que hay ahora: US$1,000').check();
    await dialog.getByRole('button', { name: 'Guardar así' }).click();
    await sees(toast(second.page).getByText('Producto actualizado', { exact: true }));
    const [product] = await find(second.page, 'Moto de dos');
    expect(product).toMatchObject({ price: '1000.00', model: 'Dos', year: null });

    // The product is deleted while somebody edits it, and can be restored with the typed text.
    await second.open(`${list}/${id}`);
    await live(second.page);
    await model(second.page).fill('Tres');
    await first.page.getByRole('main').getByLabel('Buscar').fill('Moto de dos');
    await first.page.getByRole('main').getByLabel('Buscar').press('Enter');
    await first.page.waitForURL(/Moto/);
    await live(first.page);
    await remove(first.page, 'Moto de dos');
    await second.page.getByRole('button', { name: 'Guardar' }).click();
    const gone = second.page.getByRole('alert').filter({ hasText: 'Otra persona eliminó' });
    await gone.getByRole('button', { name: 'Restaurar' }).click();
    await sees(toast(second.page).getByText('Producto restaurado', { exact: true }));
    await save(second.page);
    expect((await find(second.page, 'Moto de dos'))[0]).toMatchObject({ model: 'Tres' });
    await remove(second.page, 'Moto de dos');
  });
});

async function openFormFromList(page: Page): Promise<void> {
  await page.getByText('Raúl', { exact: true }).click();
  await page.getByRole('link', { name: 'Administrar Productos' }).click();
  await isAt(page, list);
  await page.getByRole('link', { name: /^Motocicletas \d/ }).click();
  await isAt(page, motorcycles);
  // Only React remembers the place in the list.
  await live(page);
  await page.getByRole('link', { name: 'Nuevo producto' }).click();
  await isAt(page, `${newProduct}?category=motocicletas`);
  await sees(page.getByRole('heading', { name: 'Nuevo producto' }));
}

/** Problems are named before anything is sent. */
async function correctsTheYear(page: Page): Promise<void> {
  await page.getByLabel(/^Año\b/).fill('1800');
  await page.getByRole('button', { name: 'Crear producto' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Revise estos datos' });
  await sees(summary.getByRole('link', { name: 'Escriba el nombre.' }));
  await summary.getByRole('link', { name: /^Escriba un año entre/ }).click();
  await focusIsOn(page.getByLabel(/^Año\b/));
  await page.getByLabel(/^Año\b/).fill('2022');
}

async function fillsIn(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(navi);
  await page.getByLabel('Precio', { exact: true }).fill('2450.5');
  await page.getByRole('combobox', { name: /^Marca/ }).fill('Honda');
  await page.getByRole('checkbox', { name: 'Holguín' }).check();
  await sees(page.getByText(/^No llegará a 11 provincias: Pinar del Río, Artemisa/));
  await page.getByRole('checkbox', { name: 'Todas' }).check();
  await misses(page.getByText(/^No llegará a/));
}

/** Rows without a value are not saved. */
async function takesSuggestedSpecifications(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar las sugeridas' }).click();
  await focusIsOn(page.getByLabel('Valor de la especificación 1'));
  await page.keyboard.type('110 cc');
  await page.getByLabel('Valor de la especificación 4').fill('107 kg');
  await page.keyboard.press('Alt+ArrowUp');
  await sees(page.getByText('Peso: lugar 3 de 8.'));
  expect(await page.getByLabel('Nombre de la especificación 3').inputValue()).toBe('Peso');
  await focusIsOn(page.getByLabel('Valor de la especificación 3'));
}

/** And a file that is no picture. */
async function addsTwoPhotos(agent: Person): Promise<void> {
  const { page } = agent;
  await page
    .locator('#images')
    .setInputFiles([
      await photo('frente.jpg', '#b22222'),
      { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
      await photo('lado.jpg', '#1e4d8c'),
    ]);
  agent.expects(/400/);
  await sees(page.getByLabel('Qué se ve en la imagen 2'));
  await sees(page.getByText('Este archivo no es una imagen que podamos leer', { exact: false }));
  await page.getByRole('button', { name: 'Descartar factura.pdf' }).click();
  await page.getByLabel('Qué se ve en la imagen 1').fill('Honda Navi roja de frente');
  await page.getByLabel('Qué se ve en la imagen 2').fill('Honda Navi azul de lado');
  await page.getByRole('button', { name: 'Poner antes la imagen 2' }).click();
  await focusIsOn(page.getByRole('button', { name: 'Poner antes la imagen 1' }));
  expect(await page.getByLabel('Qué se ve en la imagen 1').inputValue()).toBe(
    'Honda Navi azul de lado',
  );
}

/** The preview cannot be operated. */
async function seesTheCustomersCard(page: Page): Promise<void> {
  const card = page.locator('aside article');
  await expect.poll(() => card.textContent()).toContain('US$2,450.50');
  await expect.poll(() => card.textContent()).toContain('110 cc');
}

/** A filled field can be cleared again; the others stay. */
async function clearsTheYear(page: Page): Promise<void> {
  await row(page)
    .getByRole('link', { name: `Editar ${navi}` })
    .click();
  await page.getByLabel(/^Año\b/).fill('');
  await page.keyboard.press('Control+s');
  await sees(toast(page).getByText('Producto actualizado', { exact: true }));
  await isAt(page, motorcycles);
  const [product] = await find(page, navi);
  expect(product).toMatchObject({ year: null, brand: 'Honda', price: '2450.50' });
  expect(Object.entries(product?.specifications ?? {})).toEqual([
    ['Cilindrada', '110 cc'],
    ['Peso', '107 kg'],
  ]);
}

/** Deleted, taken back, and deleted again. */
async function deletesForGood(page: Page): Promise<void> {
  await remove(page, navi);
  await misses(row(page));
  await toast(page).getByRole('button', { name: 'Deshacer' }).click();
  await sees(toast(page).getByText('Producto restaurado', { exact: true }));
  await sees(row(page));
  await remove(page, navi);
  await misses(row(page));
  await focusIsKept(page);
  await page.getByRole('link', { name: /^Eliminados/ }).click();
  await sees(page.getByRole('button', { name: `Restaurar ${navi}` }));
}

async function remove(page: Page, name: string): Promise<void> {
  await page
    .getByRole('row')
    .getByRole('button', { name: `Eliminar ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: '¿Estás seguro de eliminar este producto?' });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await sees(toast(page).getByText('Producto eliminado', { exact: true }));
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar' }).click();
  await sees(toast(page).getByText('Producto actualizado', { exact: true }));
}

async function addressOf(card: Locator): Promise<string> {
  return (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? '';
}

async function photo(name: string, colour: string) {
  const buffer = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: colour },
  })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
