import { describe, expect, test } from 'vitest';
import { shop } from '#app/server/testing/test-shop.ts';
import { staffApi } from '#staff-api.ts';
import { productCount } from '../../products/server/testing/staff.ts';
import { textOfHtml } from './import-columns.ts';
import { bytesOf, importText, listedProducts, raul, setUpImportShop } from './testing/import.ts';

setUpImportShop();

const tell = (bytes: Blob) => raul.call(staffApi.importProducts, { bytes, query: { dryRun: '1' } });
const told = (text: string) => tell(bytesOf(text));
const messagesOf = ({ errors }: Awaited<ReturnType<typeof told>>) =>
  errors.map(({ message }) => message).join(' ');

describe('as people and their spreadsheets write it', () => {
  test.each([
    ['our own columns', 'name,category,price\nTV,electrodomesticos,100'],
    ['Spanish headings', 'Nombre;Categoría;Precio\nTV;Electrodomésticos;100'],
    [
      'headings in capitals, with blanks',
      ' NOMBRE ;CATEGORIA; Precio  USD \nTV;electrodoméstico;100',
    ],
    [
      'the delimiter above the headings',
      'sep=;\r\nname;category;price\r\nTV;electrodomesticos;100\r\n',
    ],
    ['empty rows above the headings', '\n,,\nname,category,price\nTV,electrodomesticos,100'],
    ['a mark that nobody sees', '\u200eNombre,Categoría,Precio\nTV,Electrodomésticos,100'],
    ['a category in English', 'name,category,price\nTV,Appliances,100'],
    ['a price as the shop writes it', 'name,category,price\nTV,electrodomesticos,US$100.00'],
    ['tabs', 'name\tcategory\tprice\nTV\telectrodomesticos\t100'],
    ['blank rows and columns', 'name,category,price,,\n,,,,\nTV,electrodomesticos,100,,\n'],
  ])('%s', async (_, text) => {
    expect(messagesOf(await told(text))).toBe('');
    await importText(text);
    expect(await listedProducts()).toMatchObject([
      { name: 'TV', category: 'electrodomesticos', price: '100.00' },
    ]);
  });

  test.each(['Precio por confirmar', 'PRECIO POR CONFIRMAR ', 'Price to be confirmed', ''])(
    'no price, as the shop says it: «%s»',
    async (price) => {
      await importText(`Nombre,Categoría,Precio\nTV,Electrodomésticos,${price}`);
      expect(await listedProducts()).toMatchObject([{ name: 'TV', price: null }]);
    },
  );

  test('a comma before the cents, where the amounts say so', async () => {
    const file = (...prices: string[]) =>
      ['name;category;price', ...prices.map((price, n) => `TV ${n};Appliances;${price}`)].join(
        '\n',
      );
    await importText(file('12,50', '1.234,5', '12.345', '="7,00"'));
    const prices = (await listedProducts()).map(({ price }) => price);
    expect(prices).toEqual(['12.50', '1234.50', '12345.00', '7.00']);
    expect(messagesOf(await told(file('12,50', '12,345')))).toContain('¿12,345.00 o 12.345?');
    expect(messagesOf(await told(file('1,234', '12,345')))).toBe('');
  });

  test('the words and figures of the shop', async () => {
    await importText(
      'Nombre,Categoría,Precio,Estado,Provincias,Año,Piezas,Destacado\n' +
        'Kia Rio,Automóviles,.99,Reservado,"La Habana, Matanzas; hol",2024.0,"2,0",Sí\n' +
        'TV 27" Smart,Appliance,"1,500.00",sold,Todas,,,\n' +
        'Rav4,AUTOMOBILES,9500,Available,hab,,,\n',
    );
    const products = await listedProducts();
    expect(products).toMatchObject([
      {
        price: '0.99',
        status: 'reserved',
        availableProvinces: 'HAB,MAT,HOL',
        year: 2024,
        stock: 2,
      },
      { name: 'Rav4', category: 'automobiles', availableProvinces: 'HAB' },
      { name: 'TV 27" Smart', price: '1500.00', status: 'sold' },
    ]);
    expect(products[2]?.availableProvinces.split(',')).toHaveLength(16);
  });

  test.each([
    ['Categoría', 'barcos'],
    ['Estado', 'perdido'],
    ['Provincias', 'La Habana, Miami'],
    ['Año', '2024.5'],
    ['Precio', '12.345'],
  ])('what is no word or figure of it is refused: %s «%s»', async (column, value) => {
    const { errorCount } = await told(`Nombre,${column}\nKia,${value}`);
    expect(errorCount).toBeGreaterThan(0);
  });

  test.each([
    ['MS-DOS', 'name;category;price\r\nCami\xa2n El\x82ctrico;automobiles;100\r\n'],
    ['an old Mac', 'name;category;price\rCami\x97n El\x8ectrico;automobiles;100\r'],
    ['Windows', 'name;category;price\r\nCami\xf3n El\xe9ctrico;automobiles;100\r\n'],
  ])(
    'in the encoding of %s, as the first rows show before anything is written',
    async (_, text) => {
      const report = await tell(new Blob([Buffer.from(text, 'latin1')]));
      expect(report.changes[0]?.fields).toContainEqual({
        column: 'name',
        from: '',
        to: 'Camión Eléctrico',
      });
      expect(await productCount(shop.services.db)).toBe(0);
    },
  );

  test('shows five new rows as they were read', async () => {
    const rows = Array.from({ length: 7 }, (_, at) => `TV ${at},electrodomesticos,${at + 1}`);
    const { changes } = await told(['name,category,price', ...rows].join('\n'));
    expect(changes.map(({ fields }) => fields !== undefined)).toEqual([
      ...[true, true, true, true, true],
      ...[false, false],
    ]);
  });

  test.each([
    ['PK\x03\x04', 'Excel (.xlsx)'],
    ['\xd0\xcf\x11\xe0\xa1\xb1', 'Excel (.xls)'],
    ['<table><tr><td>nombre', 'HTML'],
  ])('what a spreadsheet opens is named, and what to do: %j', async (start, name) => {
    const report = await tell(new Blob([Buffer.from(`${start} y más`, 'latin1')]));
    expect(report).toMatchObject({ rows: 0, errorCount: 1 });
    expect(messagesOf(report)).toContain(name);
    expect(messagesOf(report)).toContain('CSV UTF-8');
  });
});

test('what is no spreadsheet is named', async () => {
  expect(messagesOf(await told('[{"name":"TV"}]'))).toBe('Es un archivo JSON, y aquí se lee CSV.');
});

describe('rows that are the same', () => {
  const head = 'name,category,price,availableProvinces\n';

  test('are said first, with the row that they repeat, and counted', async () => {
    const report = await told(`${head}Dup,automobiles,100,Todas\nDup,automobiles,100.00,todas\n`);
    expect(report).toMatchObject({ created: 2, repeated: 1, errorCount: 0 });
    expect(report.warnings[0]).toMatchObject({
      row: 3,
      column: null,
      message: expect.stringContaining('igual que la fila 2'),
    });
  });

  test('are those that differ in nothing', async () => {
    const report = await told(`${head}Dup,automobiles,100,Todas\nDup,automobiles,101,Todas\n`);
    expect(report.repeated).toBe(0);
  });

  test('are created only for whoever says how many were seen', async () => {
    const bytes = bytesOf(`${head}${'Dup,automobiles,100,Todas\n'.repeat(3)}`);
    const send = (query: { repeated?: string }) => ({ bytes, query, key: 'filas-iguales' });
    for (const query of [{}, { repeated: '' }, { repeated: '0' }, { repeated: '1' }]) {
      const refused = await raul.refused(staffApi.importProducts, send(query));
      expect([refused.status, refused.code]).toEqual([409, 'import_repeated']);
      expect(refused.message).toContain('hay filas iguales a otras');
      expect(refused.report).toMatchObject({ written: false, created: 3, repeated: 2 });
    }
    expect((await raul.refused(staffApi.importProducts, send({ repeated: 'sí' }))).status).toBe(
      400,
    );
    expect(await productCount(shop.services.db)).toBe(0);
    const done = await raul.call(staffApi.importProducts, send({ repeated: '2' }));
    expect(done).toMatchObject({ written: true, created: 3 });
    // The answer was lost: what was agreed is not asked for again.
    expect(await raul.call(staffApi.importProducts, send({}))).toEqual(done);
    expect(await productCount(shop.services.db)).toBe(3);
  });
});

describe('a file of another shop finds its columns by itself', () => {
  test('WooCommerce', async () => {
    const text =
      'ID,Type,SKU,Name,Published,"Is featured?","Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Brands\n' +
      '81,simple,LV-1,Lavadora LG,1,1,Corta,"<p>De <b>carga</b> frontal.</p><p>4.5 pies</p>",1,3,,749.00,"Hogar, Electrodomésticos > Lavado",oferta,,LG\n';
    const report = await told(text);
    expect(messagesOf(report)).toBe('');
    expect(report.warnings[0]?.message).toMatch(/WooCommerce.*ID, Type, SKU.*Tags/);
    await importText(text);
    expect(await listedProducts()).toMatchObject([
      {
        name: 'Lavadora LG',
        category: 'electrodomesticos',
        price: '749.00',
        brand: 'LG',
        stock: 3,
        featured: true,
        description: 'De carga frontal.\n4.5 pies',
      },
    ]);
  });

  test.each([
    ['a lower price', ',,1,749.00,599.50,,,', { price: '599.50', formerPrice: '749.00' }],
    ['no lower price', ',,1,749.00,,,,', { price: '749.00', formerPrice: null }],
    [
      'a sale that is over, or not yet begun',
      ',,1,749.00,599.50,2020-01-01,2020-02-01,',
      { price: '749.00', formerPrice: null },
      'La rebaja tiene fechas',
    ],
    ['a higher “sale”', ',,1,749.00,800,,,', { price: '800.00', formerPrice: null }],
    ['a draft', ',,-1,749.00,,,,', undefined, 'no está publicado'],
    ['a variant', ',,1,749.00,,,,LV-1', undefined, 'variante de un producto'],
  ])('WooCommerce: %s', async (_, cells, product, said = '') => {
    const head =
      'Name,Categories,Stock,Published,Regular price,Sale price,Date sale price starts,Date sale price ends,Parent\n';
    const other = 'Nevera,Electrodomésticos,,1,100,,,,\n';
    const done = await importText(`${head}${other}Lavadora,Electrodomésticos${cells}\n`);
    expect(done.warnings.map(({ message }) => message).join(' ')).toContain(said);
    expect(await listedProducts()).toMatchObject([
      ...(product ? [{ name: 'Lavadora', ...product }] : []),
      { name: 'Nevera', price: '100.00' },
    ]);
  });

  test.each([
    ['12000', '9500.00', '12000.00'],
    ['', '9500.00', null],
    ['0.00', '9500.00', null],
  ])('Shopify: compared with «%s», the former price', async (compared, price, formerPrice) => {
    await importText(
      `Handle,Title,Type,Variant Price,Variant Compare At Price,Status\nrio,Kia Rio,Automóviles,9500,${compared},active\nold,Kia Soul,Automóviles,9500,,draft\n`,
    );
    expect(await listedProducts()).toMatchObject([{ name: 'Kia Rio', price, formerPrice }]);
  });

  test('Shopify: pictures and variants below a product are no products', async () => {
    const text =
      'Handle,Title,"Body (HTML)",Vendor,"Product Category",Type,Tags,Published,"Option1 Name","Option1 Value","Variant SKU","Variant Inventory Qty","Variant Price","Image Alt Text",Status\n' +
      'rio,Kia Rio,"<p>Bueno &amp; barato</p>",Kia,Vehicles,Automóviles,,true,Title,Default,,1,9500.00,,active\n' +
      'rio,,,,,,,,,Rojo,,1,9600.00,,\n';
    const report = await told(text);
    expect(report).toMatchObject({ rows: 1, created: 1, errorCount: 0 });
    expect(report.warnings.map(({ row }) => row)).toEqual(expect.arrayContaining([1, 3]));
    await importText(text);
    expect(await listedProducts()).toMatchObject([
      { name: 'Kia Rio', brand: 'Kia', price: '9500.00', description: 'Bueno & barato' },
    ]);
  });

  test('a column that nobody knows in a file of ours is still refused', async () => {
    expect(messagesOf(await told('name,category,preco\nTV,electrodomesticos,5'))).toContain(
      'No conocemos esta columna',
    );
  });
});

test.each([
  ['<p>Uno</p><p>Dos</p>', 'Uno\nDos'],
  ['a < b y c > d', 'a < b y c > d'],
  ['&lt;b&gt; &amp;amp;', '<b> &amp;'],
  ['sin marcas', 'sin marcas'],
])('%s is read as text', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});
