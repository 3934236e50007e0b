import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { sideways, violations } from './checks.ts';
import { focusIsKept, focusIsOn } from './keyboard.ts';
import { live } from './live.ts';
import { isAt, misses, sees, signIn, test } from './people.ts';
import { corolla, toast } from './shopping.ts';

const raul = { email: 'agente@demo.test' };
const marta = { email: 'admin@demo.test' };
const list = '/admin/products';
const newProduct = '/admin/products/nuevo';

test('sin línea, la lista de productos dice qué pasó y se puede intentar de nuevo', async ({
  newPerson,
}) => {
  const { page, context, expects } = await newPerson();
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

describe('Raúl, agente, pone una moto en la tienda', () => {
  test('con dos fotos, y una clienta la ve; luego borra el año', async ({ newPerson }) => {
    const agent = await newPerson();
    const { page } = agent;
    await signIn(page, raul);
    await page.getByText('Raúl', { exact: true }).click();
    await page.getByRole('link', { name: 'Administrar Productos' }).click();
    await isAt(page, list);
    await page.getByRole('link', { name: /^Motocicletas \d/ }).click();
    await isAt(page, `${list}?category=motocicletas`);
    // Only React remembers where the list was left.
    await live(page);
    await page.getByRole('link', { name: 'Nuevo producto' }).click();
    await isAt(page, `${newProduct}?category=motocicletas`);
    await sees(page.getByRole('heading', { name: 'Nuevo producto' }));

    // What is missing is said before anything is sent.
    await page.getByLabel('Año').fill('1800');
    await page.getByRole('button', { name: 'Crear producto' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Revise estos datos' });
    await sees(summary.getByRole('link', { name: 'Escriba el nombre.' }));
    await summary.getByRole('link', { name: /^Escriba un año entre/ }).click();
    await focusIsOn(page.getByLabel('Año'));
    await page.getByLabel('Año').fill('2022');

    await page.getByLabel('Nombre', { exact: true }).fill('Honda Navi de Raúl');
    await page.getByLabel('Precio', { exact: true }).fill('2450.5');
    await page.getByRole('combobox', { name: /^Marca/ }).fill('Honda');
    await page.getByRole('checkbox', { name: 'Holguín' }).check();
    await sees(page.getByText(/^No llegará a 11 provincias: Pinar del Río, Artemisa/));
    await page.getByRole('checkbox', { name: 'Todas' }).check();
    await misses(page.getByText(/^No llegará a/));

    // Suggested specifications; those without a value are not saved.
    await page.getByRole('button', { name: 'Agregar las sugeridas' }).click();
    await focusIsOn(page.getByLabel('Valor de la característica 1'));
    await page.keyboard.type('110 cc');
    await page.getByLabel('Valor de la característica 4').fill('107 kg');
    await page.keyboard.press('Alt+ArrowUp');
    await sees(page.getByText('Peso: lugar 3 de 8.'));
    expect(await page.getByLabel('Nombre de la característica 3').inputValue()).toBe('Peso');
    await focusIsOn(page.getByLabel('Valor de la característica 3'));

    // Two pictures and a file that is none.
    await page
      .locator('#images')
      .setInputFiles([
        await photo('frente.jpg', '#b22222'),
        { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
        await photo('lado.jpg', '#1e4d8c'),
      ]);
    agent.expects(/400/);
    await sees(page.getByLabel('Qué se ve en la foto 2'));
    await sees(page.getByText('Este archivo no es una foto que podamos leer', { exact: false }));
    await page.getByRole('button', { name: 'Quitar el aviso de factura.pdf' }).click();
    await page.getByLabel('Qué se ve en la foto 1').fill('Honda Navi roja de frente');
    await page.getByLabel('Qué se ve en la foto 2').fill('Honda Navi azul de lado');
    await page.getByRole('button', { name: 'Poner antes la foto 2' }).click();
    await focusIsOn(page.getByRole('button', { name: 'Poner antes la foto 1' }));
    expect(await page.getByLabel('Qué se ve en la foto 1').inputValue()).toBe(
      'Honda Navi azul de lado',
    );

    // The preview is the customers' card, and answers to nobody.
    const card = page.locator('aside article');
    await expect.poll(() => card.textContent()).toContain('US$2,450.50');
    await expect.poll(() => card.textContent()).toContain('110 cc');

    await page.getByRole('button', { name: 'Crear producto' }).click();
    await sees(toast(page).getByText('Producto creado', { exact: true }));
    await isAt(page, `${list}?category=motocicletas`);
    const row = page.getByRole('row', { name: /Honda Navi de Raúl/ });
    await focusIsOn(row.getByRole('link', { name: 'Honda Navi de Raúl', exact: true }));
    await sees(row.getByText('US$2,450.50', { exact: true }));

    const customer = await newPerson();
    await customer.open('/products/motocicletas');
    const seen = customer.page.getByRole('article').filter({ hasText: 'Honda Navi de Raúl' });
    await sees(seen.getByRole('img', { name: 'Honda Navi azul de lado' }));
    await customer.open(await addressOf(seen));
    await sees(customer.page.getByText('107 kg'));
    await sees(customer.page.getByText('1 / 2'));

    // What was filled in can be cleared again; the rest stays.
    await row.getByRole('link', { name: 'Editar Honda Navi de Raúl' }).click();
    await page.getByLabel('Año').fill('');
    await page.keyboard.press('Control+s');
    await sees(toast(page).getByText('Producto actualizado', { exact: true }));
    await isAt(page, `${list}?category=motocicletas`);
    const [product] = await find(page, 'Honda Navi de Raúl');
    expect(product).toMatchObject({ year: null, brand: 'Honda', price: '2450.50' });
    expect(Object.entries(product?.specifications ?? {})).toEqual([
      ['Cilindrada', '110 cc'],
      ['Peso', '107 kg'],
    ]);

    // Deleted, taken back, and deleted for good.
    await remove(page, 'Honda Navi de Raúl');
    await misses(row);
    await toast(page).getByRole('button', { name: 'Deshacer' }).click();
    await sees(toast(page).getByText('Producto restaurado', { exact: true }));
    await sees(row);
    await remove(page, 'Honda Navi de Raúl');
    await misses(row);
    await focusIsKept(page);
    await page.getByRole('link', { name: /^Eliminados/ }).click();
    await sees(page.getByRole('button', { name: 'Restaurar Honda Navi de Raúl' }));
    customer.expects(/404/);
    await customer.page.reload();
    await sees(customer.page.getByText('404 Page Not Found'));
  });

  test('una foto por su dirección dice por qué no se pudo, y la dirección queda', async ({
    newPerson,
  }) => {
    const agent = await newPerson();
    const { page } = agent;
    agent.expects(/422/);
    await signIn(page, raul, newProduct);
    await live(page);
    const address = page.getByLabel('Dirección de una foto en la web');
    await address.fill('http://127.0.0.1/foto.jpg');
    await address.press('Enter');
    await sees(page.getByText('No podemos usar esta dirección.', { exact: false }));
    expect(await address.inputValue()).toBe('http://127.0.0.1/foto.jpg');
    // One of ours is taken as it is.
    const [known] = await find(page, corolla.name);
    await address.fill(known?.images?.[0] ?? '');
    await address.press('Enter');
    await sees(page.getByLabel('Qué se ve en la foto 1'));
    await expect.poll(() => address.inputValue()).toBe('');
  });
});

describe('nada de lo escrito se pierde', () => {
  test('al irse por un enlace o hacia atrás se pregunta, y un borrador sobrevive la recarga', async ({
    newPerson,
  }) => {
    const { page } = await newPerson();
    await signIn(page, raul, list);
    await live(page);
    await page.getByRole('link', { name: 'Nuevo producto' }).click();
    const name = page.getByLabel('Nombre', { exact: true });
    await name.fill('Moto a medias');
    const asked = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });

    await page.getByRole('link', { name: 'Ofertas' }).first().click();
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

  test('otra agente cambió lo mismo: se lee qué, y se elige', async ({ newPerson }) => {
    const [first, second] = [await newPerson(), await newPerson()];
    await signIn(first.page, raul, list);
    const id = await create(first.page, { name: 'Moto de dos', price: '900', year: 2020 });
    await first.open(`${list}/${id}`);
    await signIn(second.page, marta, `${list}/${id}`);
    await Promise.all([live(first.page), live(second.page)]);
    await first.page.getByLabel('Precio', { exact: true }).fill('1000');
    await model(first.page).fill('Dos');
    await save(first.page);

    second.expects(/409/);
    await second.page.getByLabel('Precio', { exact: true }).fill('1100');
    await second.page.getByLabel('Año').fill('');
    await second.page.getByRole('button', { name: 'Guardar' }).click();
    const dialog = second.page.getByRole('dialog', { name: 'Otra persona cambió este producto' });
    await sees(dialog.getByText('Lo que usted escribió: US$1,100'));
    await sees(dialog.getByText('Modelo: antes «vacío», ahora «Dos»'));
    await dialog.getByLabel('Lo que hay ahora: US$1,000').check();
    await dialog.getByRole('button', { name: 'Guardar así' }).click();
    await sees(toast(second.page).getByText('Producto actualizado', { exact: true }));
    const [product] = await find(second.page, 'Moto de dos');
    expect(product).toMatchObject({ price: '1000.00', model: 'Dos', year: null });

    // Deleted while somebody writes: it can be brought back, with what was written.
    await second.open(`${list}/${id}`);
    await live(second.page);
    await model(second.page).fill('Tres');
    await first.page.getByLabel('Buscar').fill('Moto de dos');
    await first.page.getByLabel('Buscar').press('Enter');
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

test('el estado de varios cambia de una vez, con teclado y confirmación', async ({ newPerson }) => {
  const { page } = await newPerson();
  await signIn(page, raul, list);
  for (const name of ['Zafiro uno', 'Zafiro dos', 'Zafiro tres']) await create(page, { name });
  await page.goto(list);
  await live(page);
  await page.keyboard.press('/');
  await focusIsOn(page.getByLabel('Buscar'));
  await page.keyboard.type('zafiro');
  await page.keyboard.press('Enter');
  await isAt(page, `${list}?q=zafiro`);
  await sees(page.getByText('3 productos', { exact: true }));
  // The counts count everything all the same.
  await sees(page.getByRole('link', { name: /^Todos \d\d/ }));

  await page.getByText('3 productos', { exact: true }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await sees(page.getByText('2 elegidos', { exact: true }));
  await page.getByLabel('Nuevo estado').selectOption({ label: 'Reservado' });
  await page.getByRole('button', { name: 'Cambiar estado' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Cambiar 2 productos a «Reservado»?' });
  await sees(dialog.getByRole('listitem').getByText('Zafiro tres'));
  await dialog.getByRole('button', { name: 'Cambiar estado' }).click();
  await sees(toast(page).getByText('2 productos cambiaron.'));
  await expect.poll(() => page.getByRole('row').getByText('Reservado').count()).toBe(2);
  await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Disponible' });
  await isAt(page, `${list}?q=zafiro&status=available`);
  await sees(page.getByText('1 producto', { exact: true }));

  // Enter opens, and the help says so.
  await page.keyboard.press('Escape');
  await page.getByText('1 producto', { exact: true }).click();
  await page.keyboard.press('?');
  await sees(
    page.getByRole('dialog', { name: 'Atajos de teclado' }).getByText('Editar el producto'),
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

test('un archivo con un error no importa nada; corregido, todo', async ({ newPerson }) => {
  const { page } = await newPerson();
  await signIn(page, raul, list);
  await page.getByRole('link', { name: 'Importar CSV' }).click();
  const file = (rows: string) => ({
    name: 'motos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`name,category,price,year\n${rows}`),
  });
  const chooser = page.getByLabel('Archivo CSV');
  await live(page);
  await chooser.setInputFiles(file('Importada A,motocicletas,2500,2021\nImportada B,motos,-3,\n'));
  await sees(page.getByRole('heading', { name: 'Comprobado: motos.csv' }));
  await sees(page.getByText('2 errores', { exact: true }));
  await sees(page.getByRole('row', { name: /Fila 3.*price/ }));
  await misses(page.getByRole('button', { name: /^Importar:/ }));

  await chooser.setInputFiles(
    file('Importada A,motocicletas,2500,2021\nImportada B,motocicletas,,\n'),
  );
  await sees(page.getByRole('row', { name: /Importada B.*Se crea/ }));
  expect(await find(page, 'importada')).toEqual([]);
  await page.getByRole('button', { name: 'Importar: 2 nuevos, 0 cambios' }).click();
  await sees(page.getByRole('heading', { name: 'Importación terminada' }));
  await page.getByRole('link', { name: 'Ver la lista' }).click();
  await sees(page.getByRole('row', { name: /Importada B.*Precio por confirmar/ }));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^productos-.*\.csv$/);
  await clear(page, 'importada');
});

test('una importación cuya respuesta se perdió no se hace dos veces al reintentar', async ({
  newPerson,
}) => {
  const { page, expects } = await newPerson();
  expects(/ERR_FAILED|Failed to load resource/);
  await signIn(page, raul, `${list}/importar`);
  await live(page);
  await page.getByLabel('Archivo CSV').setInputFiles({
    name: 'motos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,category,price\nPerdida A,motocicletas,2500\n'),
  });
  const confirm = page.getByRole('button', { name: 'Importar: 1 nuevos, 0 cambios' });
  await sees(confirm);
  await page.route(
    '**/api/admin/products/import',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await confirm.click();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await sees(page.getByRole('heading', { name: 'Importación terminada' }));
  await sees(page.getByRole('row', { name: /Perdida A.*Creado/ }));
  expect(await find(page, 'perdida')).toHaveLength(1);
  await clear(page, 'perdida');
});

test('se lee y se maneja en un teléfono y en una pantalla grande', async ({ newPerson }) => {
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
  await page.getByRole('button', { name: 'Agregar característica' }).click();
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

interface Found {
  id: string;
  images: string[] | null;
  specifications: Record<string, string>;
}

/** What the catalogue holds of a search. */
async function find(page: Page, q: string): Promise<Found[]> {
  const answer = await page.context().request.get('/api/admin/products', { params: { q } });
  return answer.json();
}

const own = { 'sec-fetch-site': 'same-origin' };

/** A product that a journey needs beforehand. */
async function create(page: Page, product: object): Promise<string> {
  const answer = await page.context().request.post('/api/admin/products', {
    data: { category: 'motocicletas', price: null, ...product },
    headers: { ...own, 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Other journeys find the catalogue as it was. */
async function clear(page: Page, q: string): Promise<void> {
  for (const { id } of await find(page, q)) {
    await page.context().request.delete(`/api/admin/products/${id}`, { headers: own });
  }
}

const model = (page: Page): Locator => page.getByRole('textbox', { name: /^Modelo/ });

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
