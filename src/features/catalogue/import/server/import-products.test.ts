import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, openTestShop, type TestShop } from '#app/server/testing.ts';
import { AppError } from '#platform/http/errors.ts';
import { readCsv } from '#platform/text/read-csv.ts';
import { staffApi } from '#staff-api.ts';
import { catalogueErrors } from '../../errors.ts';
import { storeOriginal } from '../../pictures/server/picture-files.ts';
import { csvColumns } from '../../products/product-form.ts';
import { loadDemo } from '../../products/server/load-demo.ts';
import { auditOf, own, rowsOf } from '../../products/server/staff-testing.ts';
import type { ProductImport } from '../../products/staff-schema.ts';
import { importProducts } from './import-products.ts';

let shop: TestShop;
let raul: Client;

beforeAll(async () => {
  shop = await openTestShop();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.reset();
  raul = shop.as('agente');
});

const bytesOf = (text: string) => new Blob([text]);
const tell = (text: string, who = raul) =>
  who.call(staffApi.importProducts, { bytes: bytesOf(text), query: { dryRun: '1' } });
const bring = (text: string, key?: string) =>
  raul.call(staffApi.importProducts, { bytes: bytesOf(text), query: {}, ...(key && { key }) });
async function refuse(text: string) {
  const refused = await raul.refused(staffApi.importProducts, { bytes: bytesOf(text), query: {} });
  expect([refused.status, refused.code]).toEqual([422, 'import_refused']);
  // What a refused import carries.
  return refused.report as ProductImport;
}
async function exported(query = '') {
  const response = await raul.fetch(`/api/admin/products.csv${query}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
}
const list = () => raul.call(staffApi.listStaffProducts, { query: { sort: 'name' } });
/** The products without what differs in each making. */
const contents = async () =>
  (await list()).map(({ id: _i, createdAt: _c, updatedAt: _u, ...product }) => product);

describe('what was exported', () => {
  test('and imported again changes nothing: the whole demo catalogue', async () => {
    const count = await loadDemo(shop.services);
    const file = await exported();
    const before = await contents();
    const done = await bring(file);
    expect(done).toMatchObject({ written: true, rows: count, unchanged: count, errorCount: 0 });
    expect(done).toMatchObject({ created: 0, updated: 0, changes: [], warnings: [] });
    expect(await contents()).toEqual(before);
    expect(await auditOf(shop.services.db)).toEqual([]);
  });

  test('comes into an empty shop as it was, in its order', async () => {
    const count = await loadDemo(shop.services);
    const newest = await raul.call(staffApi.listStaffProducts, { query: {} });
    const before = await contents();
    const [heading = [], ...rows] = [...readCsv(new TextEncoder().encode(await exported()))];
    const at = csvColumns.indexOf('id');
    const file = [heading, ...rows]
      .map((cells) => cells.map((cell, n) => (n === at && cell !== 'id' ? '' : cell)))
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\r\n');
    // Other products; the pictures are there still.
    await shop.services.db.deleteFrom('product').execute();
    expect(await bring(file)).toMatchObject({ created: count, errorCount: 0 });
    expect(await contents()).toEqual(before);
    const now = await raul.call(staffApi.listStaffProducts, { query: {} });
    expect(now.map(({ slug }) => slug)).toEqual(newest.map(({ slug }) => slug));
  });

  test('keeps hostile texts letter for letter, and no cell of it is a formula', async () => {
    const hash = await storeOriginal(
      shop.services.files,
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
      'svg',
    );
    await shop.stock({
      slug: 'raro',
      name: '=HYPERLINK("http://malo.test")',
      description: '-línea, "uno"\nlínea; dos\r\n\\n y \\ fin',
      brand: '@SUM(1)',
      model: '+53',
      engineType: "'=ya",
      provinces: ['HOL', 'HAB'],
      specifications: {
        'Motor: tipo': 'a:b',
        '\\Barra': 'fin\\',
        '=Suma': 'uno\ndos\r\ntres',
        '-Signo': '=1',
        '"Cita"': "'hola'",
      },
      pictures: [{ hash, alt: 'De lado "y" de frente\\' }],
    });
    const file = await exported();
    const [, cells = []] = file.split('\r\n').slice(0, 2);
    expect(cells).not.toMatch(/(^|,)"?[=+\-@]/);
    expect(await bring(file)).toMatchObject({ unchanged: 1, updated: 0, errorCount: 0 });
  });

  test('is filtered as the list, and neutral in name and kind', async () => {
    await shop.stock(
      { slug: 'a', status: 'sold' },
      ...Array.from({ length: 520 }, (_, n) => ({ slug: `kia-${n}`, name: `Kia ${n}` })),
    );
    expect([...readCsv(new TextEncoder().encode(await exported('?status=sold')))]).toHaveLength(2);
    const all = [...readCsv(new TextEncoder().encode(await exported('?category=automobiles')))];
    expect(all).toHaveLength(522);
    expect(all[0]).toEqual([...csvColumns]);
    expect(new Set(all.map(([id]) => id)).size).toBe(522);
    const { headers } = await raul.fetch('/api/admin/products.csv');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="productos-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('an import', () => {
  const two =
    'name,category,price,year\r\nKia Rio,automobiles,9500,2019\r\nLG 28,electrodomesticos,,\r\n';

  test('is told first: a dry run writes nothing', async () => {
    expect(await tell(two)).toEqual({
      written: false,
      rows: 2,
      created: 2,
      updated: 0,
      unchanged: 0,
      picturesToFetch: 0,
      errorCount: 0,
      errors: [],
      warnings: [
        { row: 3, column: 'price', message: 'Sin precio: se mostrará «Precio por confirmar».' },
        { row: 2, column: 'availableProvinces', message: expect.stringContaining('La Habana') },
        { row: 3, column: 'availableProvinces', message: expect.stringContaining('La Habana') },
      ],
      changes: [
        { row: 2, kind: 'create', name: 'Kia Rio', columns: ['name', 'category', 'price', 'year'] },
        { row: 3, kind: 'create', name: 'LG 28', columns: ['name', 'category', 'price', 'year'] },
      ],
    });
    expect(await rowsOf(shop.services.db)).toBe(0);
  });

  test('creates, changes and leaves alone what the file says, and customers see it at once', async () => {
    await bring(two);
    const shown = await shop.as('anonymous').call(api.listProducts, { query: {} });
    expect(shown.map(({ slug, price, year }) => [slug, price, year])).toEqual([
      ['kia-rio-2019', '9500.00', 2019],
      ['lg-28', null, null],
    ]);
    const [kia] = shown;
    const file = `id,slug,category,name,price\n${kia?.id},,automobiles,Kia Rio S,8000\n,lg-28,electrodomesticos,LG 28,\n,,triciclos,Luna,100\n`;
    const report = await bring(file);
    expect(report).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
    expect(report.changes).toMatchObject([
      { row: 2, kind: 'update', name: 'Kia Rio S', columns: ['name', 'price'] },
      { row: 4, kind: 'create', name: 'Luna', columns: ['name', 'category', 'price'] },
    ]);
    const after = await shop.as('anonymous').call(api.listProducts, { query: {} });
    expect(after.map(({ slug, name, price, year }) => [slug, name, price, year])).toEqual([
      ['luna', 'Luna', '100.00', null],
      ['kia-rio-2019', 'Kia Rio S', '8000.00', 2019],
      ['lg-28', 'LG 28', null, null],
    ]);
    const log = await auditOf(shop.services.db);
    expect(log.at(-1)?.details).toEqual({
      name: { from: 'Kia Rio', to: 'Kia Rio S' },
      priceCents: { from: 950_000, to: 800_000 },
      by: 'import',
    });
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'product.create',
      'product.create',
      'product.create',
      'product.update',
    ]);
  });

  test('of an empty cell clears; a column that is not there is kept', async () => {
    const [id] = await shop.stock({
      slug: 'kia',
      name: 'Kia',
      brand: 'Kia',
      model: 'Rio',
      description: 'Algo',
      specifications: { Motor: '1.6' },
      featured: true,
    });
    await bring(`id,brand,specifications,price,featured\n${id},,,,NO\n`);
    expect((await list())[0]).toMatchObject({
      brand: null,
      specifications: {},
      price: null,
      featured: false,
      model: 'Rio',
      description: 'Algo',
    });
  });

  test('as a Spanish Excel saves it: semicolons, commas in prices, its truths, its letters', async () => {
    const text =
      'Name;Category;Price;Featured;Description\r\nCamión;automobiles;28000,50;VERDADERO;Año, "bueno"\r\n'.replace(
        'Año, "bueno"',
        '"Año, ""bueno"""',
      );
    const bytes = new Blob([Buffer.from(text, 'latin1')]);
    await raul.call(staffApi.importProducts, { bytes, query: {} });
    expect((await list())[0]).toMatchObject({
      name: 'Camión',
      slug: 'camion',
      price: '28000.50',
      featured: true,
      description: 'Año, "bueno"',
    });
  });

  test('tells every error by row and column, in the caller’s language, and writes nothing', async () => {
    const [id] = await shop.stock({ slug: 'kia' });
    const file = [
      'id,slug,name,category,price,year,availableProvinces,specifications,status',
      ',,,automobiles,x,1800,XXX,Motor,perdido',
      '00000000-0000-4000-8000-000000000000,,Nada,automobiles,1,,,,',
      `${id},otra,Kia,automobiles,1,,,,`,
      `${id},,Kia,automobiles,1,,,,`,
      ',Mala Dirección,Rio,automobiles,1,,,,',
      ',,Buena,automobiles,1,,HAB,"Motor: 1.6\nPlazas: 5",',
    ].join('\n');
    const report = await refuse(file);
    expect(report.errors.map(({ row, column }) => `${row} ${column}`)).toEqual(
      [
        '2 name',
        '2 category',
        '2 price',
        '2 availableProvinces',
        '2 status',
        '2 year',
        '2 specifications',
        '3 id',
        '4 slug',
        '5 null',
        '6 slug',
      ].filter((each) => each !== '2 category'),
    );
    expect(report).toMatchObject({ written: false, errorCount: 10 });
    expect(report.errors.find(({ row }) => row === 5)?.message).toBe(
      'La fila 4 ya trata de este producto.',
    );
    const english = await tell(file, raul.with('mariel-auto-language=en'));
    expect(english.errors[0]?.message).toBe('Enter the name.');
    expect(await rowsOf(shop.services.db)).toBe(1);
    expect((await list())[0]?.name).toBe('kia');
  });

  test.each([
    ['nothing at all', '', 1, null, 'no tiene productos'],
    ['a heading alone', 'name,price', 1, null, 'no tiene productos'],
    ['an unknown column', 'name,Precio\na,1', 1, 'Precio', 'No conocemos'],
    ['a column twice', 'name,NAME\na,1', 1, 'NAME', 'dos veces'],
    ['a quote that never ends', 'name,price\n"a,1', 2, null, 'no es un CSV'],
    ['a new product without a price', 'name,category\na,triciclos', 2, 'price', 'Falta este dato'],
  ])('of %s is refused', async (_, file, row, column, message) => {
    expect((await refuse(file)).errors).toEqual([
      { row, column, message: expect.stringContaining(message) },
    ]);
  });

  test('gives no address twice, whoever comes first', async () => {
    const head = 'name,slug,category,price\n';
    const report = await refuse(`${head}Kia,,automobiles,1\nOtro,kia,automobiles,1\n`);
    expect(report.errors).toEqual([
      { row: 3, column: null, message: 'La fila 2 ya trata de este producto.' },
    ]);
    await bring(`${head}Otro,kia,automobiles,1\nKia,,automobiles,1\n`);
    expect((await list()).map(({ slug }) => slug)).toEqual(['kia-2', 'kia']);
  });

  test('moves a product to another category, and its links go on leading to it', async () => {
    const [id] = await shop.stock({ slug: 'luna', name: 'Luna' });
    await bring(`id,category\n${id},triciclos\n`);
    const params = { category: 'automobiles', slug: 'luna' };
    const found = await shop.as('anonymous').call(api.findProduct, { params });
    expect(found).toMatchObject({ id, category: 'triciclos', slug: 'luna' });
  });

  test('of a row that somebody changed since the export is refused', async () => {
    const [id = ''] = await shop.stock({ slug: 'kia', name: 'Kia' });
    const file = await exported();
    await raul.call(staffApi.updateProduct, { params: { id }, body: { price: '5' } });
    const report = await refuse(file);
    expect(report.errors).toEqual([
      { row: 2, column: 'updatedAt', message: expect.stringContaining('Otra persona cambió') },
    ]);
  });

  test('of a deleted product says so', async () => {
    const [id = ''] = await shop.stock({ slug: 'kia', name: 'Kia' });
    const file = await exported();
    await raul.call(staffApi.deleteProduct, { params: { id } });
    expect((await refuse(file)).errors).toEqual([
      { row: 2, column: 'id', message: expect.stringContaining('está eliminado') },
    ]);
  });

  test('sent twice with one key makes its products once, also at once, and is told the same', async () => {
    const key = 'importacion-1';
    const done = await Promise.all([bring(two, key), bring(two, key), bring(two, key)]);
    expect(done.map(({ created }) => created)).toEqual([2, 2, 2]);
    expect(await bring(two, key)).toEqual(done[0]);
    expect(await rowsOf(shop.services.db)).toBe(2);
    // Whoever lost the answer checks the file again: it is in the catalogue already.
    const query = { dryRun: '1' as const };
    const input = { bytes: bytesOf(two), query, key };
    expect(await raul.call(staffApi.importProducts, input)).toEqual(done[0]);
    // Without one the file says it again: it names no product.
    const again = await bring(two);
    expect(again.created).toBe(2);
    expect(again.warnings.map(({ column }) => column)).toContain('name');
  });

  test('sent again with its key undoes nothing that a colleague changed meanwhile', async () => {
    const [id = ''] = await shop.stock({ slug: 'kia', name: 'Kia', priceCents: 900_000 });
    const file = `id,price\n${id},8000\n`;
    const first = await bring(file, 'rebaja-de-hoy');
    await raul.call(staffApi.updateProduct, { params: { id }, body: { price: '7500' } });
    expect(await bring(file, 'rebaja-de-hoy')).toEqual(first);
    expect((await list())[0]?.price).toBe('7500.00');
  });

  test('with the key of another file is refused, and changes none of what that one made', async () => {
    await bring(
      'name,category,price\nKia Rio,automobiles,1\nLada Niva,automobiles,2\n',
      'importacion-2',
    );
    const before = await list();
    const other = 'name,category,price\nNevera LG,electrodomesticos,3\nSuzuki,motocicletas,4\n';
    for (const query of [{}, { dryRun: '1' as const }]) {
      const input = { bytes: bytesOf(other), query, key: 'importacion-2' };
      const refused = await raul.refused(staffApi.importProducts, input);
      expect([refused.status, refused.code]).toEqual([422, 'key_reused']);
      expect(refused.message).toContain('otro archivo');
      const english = raul.with('mariel-auto-language=en');
      expect((await english.refused(staffApi.importProducts, input)).message).toContain('another');
    }
    expect(await list()).toEqual(before);
  });

  test('that was refused leaves its key free for the mended file', async () => {
    const input = {
      bytes: bytesOf('name,category\nKia,automobiles\n'),
      query: {},
      key: 'importacion-2',
    };
    expect((await raul.refused(staffApi.importProducts, input)).code).toBe('import_refused');
    expect(await bring(two, 'importacion-2')).toMatchObject({ created: 2 });
  });

  test('takes pictures of ours by their address, and names those that are not there', async () => {
    const hash = await storeOriginal(
      shop.services.files,
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
      'svg',
    );
    const file = (image: string) =>
      `name,category,price,images,imageAlts\nKia,automobiles,1,${image},De lado\n`;
    expect((await refuse(file(own('a'.repeat(64))))).errors).toEqual([
      {
        row: 2,
        column: 'images',
        message: expect.stringMatching(/^\/pictures\/a+-320\.webp: No pudimos/),
      },
    ]);
    await bring(file(`http://tienda.test${own(hash)}`));
    expect((await list())[0]).toMatchObject({ images: [own(hash)], imageAlts: ['De lado'] });
  });

  test('fetches a few pictures of other sites, and is undone when one cannot be had', async () => {
    const agent = await raul.call(api.currentUser, {});
    const file =
      'name,category,price,images\nKia,automobiles,1,"https://x.test/1\nhttps://x.test/2"\n';
    expect(await tell(file)).toMatchObject({ picturesToFetch: 2, errorCount: 0, created: 1 });
    const request = {
      agent,
      language: 'es',
      bytes: Buffer.from(file),
      key: undefined,
      dryRun: false,
    } as const;
    await expect(
      importProducts(shop.services, request, async (_, address) => {
        if (address.endsWith('1')) return { hash: 'a'.repeat(64) };
        throw new AppError(catalogueErrors.pictureTooLarge);
      }),
    ).rejects.toMatchObject({
      details: { report: { errors: [{ row: 2, column: 'images' }] } },
    });
    expect(await rowsOf(shop.services.db)).toBe(0);
    await importProducts(shop.services, request, async (_, address) => ({
      hash: (address.endsWith('1') ? 'a' : 'b').repeat(64),
    }));
    expect((await list())[0]?.images).toEqual([own('a'.repeat(64)), own('b'.repeat(64))]);
    const many = Array.from({ length: 21 }, (_, n) => `a${n},automobiles,1,https://x.test/${n}`);
    const report = await tell(['name,category,price,images', ...many].join('\n'));
    expect(report.errors).toEqual([
      { row: 22, column: 'images', message: expect.stringContaining('hasta 20 fotos') },
    ]);
  });

  test('of more than 5 MB or 20,000 rows is refused', async () => {
    const large = bytesOf(`name\n${'a'.repeat(5 * 1024 * 1024)}`);
    expect((await raul.refused(staffApi.importProducts, { bytes: large, query: {} })).status).toBe(
      413,
    );
    const long = `name\n${'a\n'.repeat(20_001)}`;
    expect((await refuse(long)).errors).toEqual([
      { row: 20_002, column: null, message: expect.stringContaining('más de 20000') },
    ]);
  });

  test('of 20,000 products is read within a small memory', async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, n) => `Kia ${n},automobiles,${n + 1},"Motor: ${n}\nPlazas: 5",HAB`,
    );
    const file = ['name,category,price,specifications,availableProvinces', ...rows].join('\n');
    const report = await tell(file);
    expect(report).toMatchObject({ rows: 20_000, created: 20_000, errorCount: 0 });
    expect(report.changes).toHaveLength(200);
    expect(await readInHeapOf(64, Buffer.from(file))).toEqual({ rows: 20_000, errors: 0 });
  }, 60_000);
});

/**
 * Reads a file in a thread of its own, which dies where its heap would outgrow so many megabytes.
 */
async function readInHeapOf(megabytes: number, bytes: Uint8Array): Promise<unknown> {
  const program = `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module)
      .then(({ readImport }) => readImport(workerData.bytes, 'es'))
      .then(({ rows, errors }) => parentPort.postMessage({ rows: rows.length, errors: errors.length }));`;
  const thread = new Worker(program, {
    eval: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
    workerData: { module: new URL('./import-reading.ts', import.meta.url).href, bytes },
  });
  const [read] = await once(thread, 'message');
  return read;
}
