import { describe, expect, test } from 'vitest';
import { looked } from '#app/server/testing/looked.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { productCount } from '../../products/server/testing/staff.ts';
import { bytesOf, importText, listedProducts, raul, setUpImportShop } from './testing/import.ts';

setUpImportShop();

describe('an import', () => {
  const two =
    'name,category,price,year\r\nKia Rio,automobiles,9500,2019\r\nLG 28,electrodomesticos,,\r\n';

  test('sent twice with one key makes its products once, also at once, and is told the same', async () => {
    const key = 'importacion-1';
    const done = await Promise.all([
      importText(two, key),
      importText(two, key),
      importText(two, key),
    ]);
    expect(done.map(({ created }) => created)).toEqual([2, 2, 2]);
    expect(await importText(two, key)).toEqual(done[0]);
    expect(await productCount(shop.services.db)).toBe(2);
    // Whoever lost the answer checks the file again, and it is in the catalogue already.
    const query = { dryRun: '1' as const };
    const input = { bytes: bytesOf(two), query, key };
    expect(await raul.call(staffApi.importProducts, input)).toEqual(done[0]);
    // Without a key the file itself names no product, so it comes in again.
    const again = await importText(two);
    expect(again.created).toBe(2);
    expect(again.warnings.map(({ column }) => column)).toContain('name');
  });

  test('sent again with its key undoes nothing that a colleague changed meanwhile', async () => {
    const [id = ''] = await shop.stock({ slug: 'kia', name: 'Kia', priceCents: 900_000 });
    const file = `id,price\n${id},8000\n`;
    const first = await importText(file, 'rebaja-de-hoy');
    await looked(raul).call(staffApi.updateProduct, { params: { id }, body: { price: '7500' } });
    expect(await importText(file, 'rebaja-de-hoy')).toEqual(first);
    expect((await listedProducts())[0]?.price).toBe('7500.00');
  });

  test('with the key of another file is refused, and changes none of what that one made', async () => {
    await importText(
      'name,category,price\nKia Rio,automobiles,1\nLada Niva,automobiles,2\n',
      'importacion-2',
    );
    const before = await listedProducts();
    const other = 'name,category,price\nNevera LG,electrodomesticos,3\nSuzuki,motocicletas,4\n';
    for (const query of [{}, { dryRun: '1' as const }]) {
      const input = { bytes: bytesOf(other), query, key: 'importacion-2' };
      const refused = await raul.refused(staffApi.importProducts, input);
      expect([refused.status, refused.code]).toEqual([422, 'key_reused']);
      expect(refused.message).toContain('otro archivo');
      const english = raul.with('mariel-auto-language=en');
      expect((await english.refused(staffApi.importProducts, input)).message).toContain('another');
    }
    expect(await listedProducts()).toEqual(before);
  });

  test('that was refused leaves its key free for the mended file', async () => {
    const input = {
      bytes: bytesOf('name,category\nKia,automobiles\n'),
      query: {},
      key: 'importacion-2',
    };
    expect((await raul.refused(staffApi.importProducts, input)).code).toBe('import_refused');
    expect(await importText(two, 'importacion-2')).toMatchObject({ created: 2 });
  });
});
