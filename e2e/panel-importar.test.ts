import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { live } from './live.ts';
import { sees, signIn, test } from './people.ts';
import { clear, find, list, raul } from './staff-products.ts';

test('de un archivo con errores entra lo bueno; lo demás se descarga con su motivo y entra corregido', {
  tags: 'long',
}, async ({ newPerson }) => {
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
  await sees(page.getByText('«motos»', { exact: false }));
  expect(await find(page, 'importada')).toEqual([]);
  await page.getByRole('button', { name: 'Importar: 1 nuevo, 0 cambios' }).click();
  await sees(page.getByRole('heading', { name: 'Importación terminada' }));
  const left = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar lo que no entra' }).click();
  const rejected = await readFile(await (await left).path(), 'utf8');
  expect(rejected).toMatch(
    /Por qué no entra,name,category,price,year\r\n"?category: «motos».*Importada B,motos,'-3,/,
  );

  const mended = rejected.replace("motos,'-3", 'motocicletas,');
  await chooser.setInputFiles({
    name: 'motos-2.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(mended),
  });
  await sees(page.getByRole('row', { name: /Importada B.*Se crea/ }));
  await page.getByRole('button', { name: 'Importar: 1 nuevo, 0 cambios' }).click();
  await sees(page.getByRole('heading', { name: 'Importación terminada' }));
  await page.getByRole('link', { name: 'Ver la lista' }).click();
  await sees(page.getByRole('row', { name: /Importada B.*Precio por confirmar/ }));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^productos-.*\.csv$/);
  await clear(page, 'importada');
});

test('una importación cuya respuesta se perdió no se hace dos veces al reintentar', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page, expects } = await newPerson();
  expects(/ERR_FAILED|Failed to load resource/);
  await signIn(page, raul, `${list}/importar`);
  await live(page);
  await page.getByLabel('Archivo CSV').setInputFiles({
    name: 'motos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,category,price\nPerdida A,motocicletas,2500\n'),
  });
  const confirm = page.getByRole('button', { name: 'Importar: 1 nuevo, 0 cambios' });
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
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await sees(page.getByRole('heading', { name: 'Importación terminada' }));
  await sees(page.getByRole('row', { name: /Perdida A.*Creado/ }));
  expect(await find(page, 'perdida')).toHaveLength(1);
  await clear(page, 'perdida');
});

test('las filas iguales de un archivo de otra tienda, en letras de un Mac viejo, se crean solo si se pide', {
  tags: 'long',
}, async ({ newPerson }) => {
  const { page } = await newPerson({ device: 'phone' });
  await signIn(page, raul, `${list}/importar`);
  await live(page);
  const row = 'Cami\x97n repetido,1,Autom\x97viles,9000,8500\r';
  await page.getByLabel('Archivo CSV').setInputFiles({
    name: 'woocommerce.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Name,Published,Categories,Regular price,Sale price,Tags\r${row}${row}Cami\x97n borrador,-1,Autom\x97viles,1,,\r`,
      'latin1',
    ),
  });
  await sees(page.getByText('Una fila es igual que otra', { exact: true }));
  await sees(page.getByText(/Es un archivo de WooCommerce.*Tags/));
  await sees(page.getByText('En la otra tienda no está publicado', { exact: false }));
  await sees(page.getByText('formerPrice: 9000.00').first());
  const confirm = page.getByRole('button', { name: 'Importar: 2 nuevos, 0 cambios' });
  expect(await confirm.isDisabled()).toBe(true);
  await page.getByLabel('Quiero crearlos también').check();
  await confirm.click();
  await sees(page.getByRole('heading', { name: 'Importación terminada' }));
  expect(await find(page, 'camión repetido')).toHaveLength(2);
  expect(await find(page, 'camión borrador')).toEqual([]);
  await clear(page, 'repetido');
});
