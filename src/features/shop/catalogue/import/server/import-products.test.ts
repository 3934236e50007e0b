import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { looked } from '#app/server/testing/looked.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { AppError } from '#platform/http/errors.ts';
import { staffApi } from '#staff-api.ts';
import { catalogueErrors } from '../../errors.ts';
import { storeOriginal } from '../../pictures/server/picture-files.ts';
import {
  deleteAsSeen,
  ownPicture,
  productAuditOf,
  productCount,
} from '../../products/server/testing/staff.ts';
import { importProducts } from './import-products.ts';
import {
  bytesOf,
  exported,
  importText,
  listedProducts,
  raul,
  refusedImport,
  setUpImportShop,
} from './testing/import.ts';

setUpImportShop();

const tell = (text: string, who = raul) =>
  who.call(staffApi.importProducts, { bytes: bytesOf(text), query: { dryRun: '1' } });

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
      repeated: 0,
      errorCount: 0,
      rejected: 0,
      leftFiles: null,
      errors: [],
      warnings: [
        { row: 3, column: 'price', message: 'Sin precio: se mostrará «Precio por confirmar».' },
        { row: 2, column: 'availableProvinces', message: expect.stringContaining('La Habana') },
        { row: 3, column: 'availableProvinces', message: expect.stringContaining('La Habana') },
      ],
      changes: [
        {
          row: 2,
          kind: 'create',
          name: 'Kia Rio',
          columns: ['name', 'category', 'price', 'year'],
          fields: expect.arrayContaining([
            { column: 'price', from: '', to: '9500.00' },
            { column: 'year', from: '', to: '2019' },
          ]),
        },
        expect.objectContaining({ row: 3, kind: 'create', name: 'LG 28' }),
      ],
    });
    expect(await productCount(shop.services.db)).toBe(0);
  });

  test('creates, changes and leaves alone what the file says, and customers see it at once', async () => {
    await importText(two);
    const shown = await shop.as('anonymous').call(api.listProducts, { query: {} });
    expect(shown.map(({ slug, price, year }) => [slug, price, year])).toEqual([
      ['kia-rio-2019', '9500.00', 2019],
      ['lg-28', null, null],
    ]);
    const [kia] = shown;
    const file = `id,slug,category,name,price\n${kia?.id},,automobiles,Kia Rio S,8000\n,lg-28,electrodomesticos,LG 28,\n,,triciclos,Luna,100\n`;
    const report = await importText(file);
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
    const log = await productAuditOf(shop.services.db);
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

  test('clears what an empty cell names, and keeps what has no column', async () => {
    const [id] = await shop.stock({
      slug: 'kia',
      name: 'Kia',
      brand: 'Kia',
      model: 'Rio',
      description: 'Algo',
      specifications: { Motor: '1.6' },
      featured: true,
    });
    await importText(`id,brand,specifications,price,featured\n${id},,,,NO\n`);
    expect((await listedProducts())[0]).toMatchObject({
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
    expect((await listedProducts())[0]).toMatchObject({
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
    const report = await refusedImport(file);
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
    const year = report.errors.find(({ column }) => column === 'year');
    expect(year?.message).toMatch(/^«1800»: /);
    expect(report.errors.find(({ row }) => row === 3)?.message).toMatch(/^«00000000-.*»: No hay/);
    expect(await productCount(shop.services.db)).toBe(1);
    expect((await listedProducts())[0]?.name).toBe('kia');
  });

  test.each([
    ['nothing at all', '', 1, null, 'no tiene productos'],
    ['a heading alone', 'name,price', 1, null, 'no tiene productos'],
    ['an unknown column', 'name,Preço\na,1', 1, 'Preço', 'No conocemos'],
    ['a column twice', 'name,NAME\na,1', 1, 'NAME', 'dos veces'],
    ['a quote that never ends', 'name,price\n"a,1', 2, null, 'no es un CSV'],
    ['a new product without a price', 'name,category\na,triciclos', 2, 'price', 'Falta este dato'],
  ])('of %s is refused', async (_, file, row, column, message) => {
    expect((await refusedImport(file)).errors).toEqual([
      { row, column, message: expect.stringContaining(message) },
    ]);
  });

  test('gives no address twice, whoever comes first', async () => {
    const head = 'name,slug,category,price\n';
    const report = await refusedImport(`${head}Kia,,automobiles,1\nOtro,kia,automobiles,1\n`);
    expect(report.errors).toEqual([
      { row: 3, column: null, message: 'La fila 2 ya trata de este producto.' },
    ]);
    await importText(`${head}Otro,kia,automobiles,1\nKia,,automobiles,1\n`);
    expect((await listedProducts()).map(({ slug }) => slug)).toEqual(['kia-2', 'kia']);
  });

  test('moves a product to another category, and its links go on leading to it', async () => {
    const [id] = await shop.stock({ slug: 'luna', name: 'Luna' });
    await importText(`id,category\n${id},triciclos\n`);
    const params = { category: 'automobiles', slug: 'luna' };
    const found = await shop.as('anonymous').call(api.findProduct, { params });
    expect(found).toMatchObject({ id, category: 'triciclos', slug: 'luna' });
  });

  test('refuses a row that somebody changed since the export', async () => {
    const [id = ''] = await shop.stock({ slug: 'kia', name: 'Kia' });
    const file = await exported();
    await looked(raul).call(staffApi.updateProduct, { params: { id }, body: { price: '5' } });
    const report = await refusedImport(file);
    expect(report.errors).toEqual([
      { row: 2, column: 'updatedAt', message: expect.stringContaining('Otra persona cambió') },
    ]);
  });

  test('names a deleted product', async () => {
    const [id = ''] = await shop.stock({ slug: 'kia', name: 'Kia' });
    const file = await exported();
    await deleteAsSeen(raul, id);
    expect((await refusedImport(file)).errors).toEqual([
      { row: 2, column: 'id', message: expect.stringContaining('está eliminado') },
    ]);
  });

  test('takes pictures of ours by their address, and names those that are not there', async () => {
    const hash = await storeOriginal(
      shop.services.files,
      '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
      'svg',
    );
    const file = (image: string) =>
      `name,category,price,images,imageAlts\nKia,automobiles,1,${image},De lado\n`;
    expect((await refusedImport(file(ownPicture('a'.repeat(64))))).errors).toEqual([
      {
        row: 2,
        column: 'images',
        message: expect.stringMatching(/^\/pictures\/a+-320\.webp: No pudimos/),
      },
    ]);
    await importText(file(`http://tienda.test${ownPicture(hash)}`));
    expect((await listedProducts())[0]).toMatchObject({
      images: [ownPicture(hash)],
      imageAlts: ['De lado'],
    });
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
      repeated: 0,
      rejected: 0,
    } as const;
    await expect(
      importProducts(shop.services, request, async (_, address) => {
        if (address.endsWith('1')) return { hash: 'a'.repeat(64) };
        throw new AppError(catalogueErrors.pictureTooLarge);
      }),
    ).rejects.toMatchObject({
      details: { report: { errors: [{ row: 2, column: 'images' }] } },
    });
    expect(await productCount(shop.services.db)).toBe(0);
    await importProducts(shop.services, request, async (_, address) => ({
      hash: (address.endsWith('1') ? 'a' : 'b').repeat(64),
    }));
    expect((await listedProducts())[0]?.images).toEqual([
      ownPicture('a'.repeat(64)),
      ownPicture('b'.repeat(64)),
    ]);
    const many = Array.from({ length: 21 }, (_, n) => `a${n},automobiles,1,https://x.test/${n}`);
    const report = await tell(['name,category,price,images', ...many].join('\n'));
    expect(report.errors).toEqual([
      { row: 22, column: 'images', message: expect.stringContaining('hasta 20 imágenes') },
    ]);
  });

  test('leaves out the rows with errors that were seen, and gives them back to be mended', async () => {
    await shop.stock({ slug: 'kia', name: 'Kia', status: 'sold' });
    const file =
      '\nNombre;Categoría;Precio;Año\nRio;Automóviles;9.500,00;2019\n;;;\nLada;Automóviles;9;1800\nNiva;motos;"8";\nTV;Electrodomésticos;100;\n';
    const report = await tell(file);
    expect(report).toMatchObject({ rows: 4, created: 2, updated: 0, rejected: 2, errorCount: 2 });
    expect((await refusedImport(file)).rejected).toBe(2);
    const bytes = bytesOf(file);
    const other = await raul.refused(staffApi.importProducts, { bytes, query: { rejected: '1' } });
    expect(other.code).toBe('import_refused');
    const query = { rejected: '2' };
    const done = await raul.call(staffApi.importProducts, { bytes, query, key: 'por-partes' });
    expect(done).toMatchObject({ written: true, created: 2, rejected: 2 });
    expect(done.leftFiles).toEqual(report.leftFiles);
    const again = await raul.call(staffApi.importProducts, { bytes, query, key: 'por-partes' });
    expect(again).toEqual(done);
    expect((await listedProducts()).map(({ name }) => name)).toEqual(['Kia', 'Rio', 'TV']);
    const left = done.leftFiles?.excel ?? '';
    expect(left.split('\r\n').map((line) => line.replaceAll('"', ''))).toEqual([
      '\ufeffPor qué no entra;Nombre;Categoría;Precio;Año',
      expect.stringMatching(/^year: «1800».*;Lada;Automóviles;9;1800$/),
      expect.stringMatching(/^category: «motos».*;Niva;motos;8;$/),
      '',
    ]);
    // The mended file comes in as it is, with its column of reasons.
    const mended = left.replace(/;1800\r/, ';2018\r').replace('Niva;motos', 'Niva;Motocicletas');
    expect(await importText(mended)).toMatchObject({ created: 2, errorCount: 0 });
  });

  test('leaves out a row whose picture cannot be had, and those with too many', async () => {
    const rows = Array.from({ length: 23 }, (_, n) => `a${n},automobiles,1,https://x.test/${n}`);
    const file = ['name,category,price,images', ...rows].join('\n');
    const request = {
      agent: await raul.call(api.currentUser, {}),
      language: 'es',
      bytes: Buffer.from(file),
      key: undefined,
      dryRun: false,
      repeated: 0,
    } as const;
    const importing = (rejected: number) =>
      importProducts(shop.services, { ...request, rejected }, async (_, address) => {
        if (address.endsWith('/7')) throw new AppError(catalogueErrors.pictureTooLarge);
        return { hash: 'a'.repeat(64) };
      });
    await expect(importing(3)).rejects.toMatchObject({ details: { report: { rejected: 4 } } });
    expect(await productCount(shop.services.db)).toBe(0);
    expect(await importing(4)).toMatchObject({ created: 19, rejected: 4 });
  });

  test('refuses more than 5 MB or 20,000 rows', async () => {
    const large = bytesOf(`name\n${'a'.repeat(5 * 1024 * 1024)}`);
    expect((await raul.refused(staffApi.importProducts, { bytes: large, query: {} })).status).toBe(
      413,
    );
    const long = `name\n${'a\n'.repeat(20_001)}`;
    expect((await refusedImport(long)).errors).toEqual([
      { row: 20_002, column: null, message: expect.stringContaining('más de 20,000') },
    ]);
  });

  test('reads 20,000 products within a small memory', { tags: 'long' }, async () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, n) => `Kia ${n},automobiles,${n + 1},"Motor: ${n}\nPlazas: 5",HAB`,
    );
    const file = ['name,category,price,specifications,availableProvinces', ...rows].join('\n');
    const report = await tell(file);
    expect(report).toMatchObject({ rows: 20_000, created: 20_000, errorCount: 0 });
    expect(report.changes).toHaveLength(200);
    expect(await readInHeapOf(64, Buffer.from(file))).toEqual({ rows: 20_000, errors: 0 });
  });
});

/** Reads a file in a thread of its own that dies if its heap grows past so many megabytes. */
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
