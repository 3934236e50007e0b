import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';

let raul: Client;
let id: string;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  raul = shop.as('agente');
  const facts = { name: 'Kia Rio', priceCents: 1_590_000, year: 2019, provinces: ['HAB'] };
  [id = ''] = await shop.stock({ slug: 'rio', ...facts });
});

const tell = (columns: string, row: string, who = raul) =>
  who.call(staffApi.importProducts, {
    bytes: new Blob([`id,${columns}\n${id},${row}\n`]),
    query: { dryRun: '1' },
  });
const pricesOf = async (price: string) => {
  const { warnings } = await tell('price', price);
  return warnings.filter(({ column }) => column === 'price').map(({ message }) => message);
};

describe('the preview of an import', () => {
  test('counts the rows of a file, also those with errors', async () => {
    const row = `${id},no,,\n`;
    const bytes = new Blob([`id,price,status,year\n${row}${row}\n`]);
    const report = await raul.call(staffApi.importProducts, { bytes, query: { dryRun: '1' } });
    expect(report).toMatchObject({ rows: 2, created: 0, updated: 0 });
    expect(report.errorCount).toBeGreaterThan(1);
  });

  test('says for each field what it was and what it becomes', async () => {
    const { changes } = await tell(
      'name,price,status,year,availableProvinces,specifications',
      'Kia Rio LX,15500,sold,,"HAB,MAT","Color: Rojo"',
    );
    expect(changes).toMatchObject([{ id, kind: 'update' }]);
    expect(changes[0]?.fields).toEqual(
      expect.arrayContaining([
        { column: 'name', from: 'Kia Rio', to: 'Kia Rio LX' },
        { column: 'price', from: '15900.00', to: '15500.00' },
        { column: 'status', from: 'available', to: 'sold' },
        { column: 'year', from: '2019', to: '' },
        { column: 'availableProvinces', from: 'HAB', to: 'HAB, MAT' },
        { column: 'specifications', from: '', to: 'Color: Rojo' },
      ]),
    );
    expect(changes[0]?.fields).toHaveLength(changes[0]?.columns.length ?? 0);
  });

  test('warns when a digit may be missing or too many', async () => {
    expect(await pricesOf('1590')).toEqual([
      'El precio pasa de US$15,900 a US$1,590 (−90 %). Compruebe que no sobra ni falta una cifra.',
    ]);
    expect(await pricesOf('159000')).toEqual([expect.stringContaining('(+900 %)')]);
    expect(await pricesOf('11129')).toEqual([expect.stringContaining('(−30 %)')]);
    expect(await pricesOf('20671')).toEqual([expect.stringContaining('(+30 %)')]);
  });

  test('a price within 30 % is not pointed out', async () => {
    for (const price of ['11130', '15900', '20670']) expect(await pricesOf(price)).toEqual([]);
  });

  test('warns when a price is taken away', async () => {
    expect(await pricesOf('')).toEqual(['El precio era US$15,900 y queda «Precio por confirmar».']);
    const english = await tell('price', '', raul.with('mariel-auto-language=en'));
    expect(english.warnings.map(({ message }) => message)).toContain(
      'The price was US$15,900 and becomes “Price to be confirmed”.',
    );
  });

  test('prices come first among what is to be looked at', async () => {
    const rows = Array.from({ length: 210 }, (_, at) => `,Nuevo ${at},triciclos,100,,`);
    const file = ['id,name,category,price,images,imageAlts', ...rows, `${id},Kia Rio,,1590,,`];
    const { warnings } = await raul.call(staffApi.importProducts, {
      bytes: new Blob([file.join('\n').replace(`${id},Kia Rio,,`, `${id},Kia Rio,automobiles,`)]),
      query: { dryRun: '1' },
    });
    expect(warnings[0]).toMatchObject({ row: 212, column: 'price' });
  });
});
