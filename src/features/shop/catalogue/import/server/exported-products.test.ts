import { describe, expect, test } from 'vitest';
import { shop } from '#app/server/testing/test-shop.ts';
import { readCsv } from '#platform/text/read-csv.ts';
import { staffApi } from '#staff-api.ts';
import { storeOriginal } from '../../pictures/server/picture-files.ts';
import { csvColumns } from '../../products/product-form.ts';
import { loadDemo } from '../../products/server/load-demo.ts';
import { productAuditOf } from '../../products/server/testing/staff.ts';
import { exported, importText, listedProducts, raul, setUpImportShop } from './testing/import.ts';

setUpImportShop();

const contents = async () =>
  (await listedProducts()).map(({ id: _i, createdAt: _c, updatedAt: _u, ...product }) => product);

describe('what was exported', () => {
  test.each([
    ['', /,\d+\.00,/],
    ['?format=excel', /;"\d+,00";/],
  ])('and imported again changes nothing: the whole demo catalogue %s', async (query, price) => {
    const count = await loadDemo(shop.services);
    const file = await exported(query);
    expect(file).toMatch(price);
    const before = await contents();
    const done = await importText(file);
    expect(done).toMatchObject({ written: true, rows: count, unchanged: count, errorCount: 0 });
    expect(done).toMatchObject({ created: 0, updated: 0, changes: [], warnings: [] });
    expect(await contents()).toEqual(before);
    expect(await productAuditOf(shop.services.db)).toEqual([]);
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
    expect(await importText(file)).toMatchObject({ created: count, errorCount: 0 });
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
    expect(await importText(file)).toMatchObject({ unchanged: 1, updated: 0, errorCount: 0 });
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
      /^attachment; filename="productos-\d{8}\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
