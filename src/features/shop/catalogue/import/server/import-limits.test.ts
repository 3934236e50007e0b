import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { api } from '#api.ts';
import { type Client, setUpShop, shop } from '#app/server/testing/test-shop.ts';
import type { ApiError } from '#platform/calls/client.ts';
import { eachOf } from '#platform/testing/short-run.ts';
import { tasksLost } from '#platform/testing/tasks-here.ts';
import { staffApi } from '#staff-api.ts';
import { productCount } from '../../products/server/testing/staff.ts';
import type { ProductImport } from '../../products/staff-schema.ts';
import { importProducts } from './import-products.ts';

let raul: Client;

setUpShop();
beforeEach(async () => {
  await shop.reset();
  raul = shop.as('agente');
});

const importOf = (text: string) => ({ bytes: new Blob([text]), query: {} });
const tell = (text: string, who = raul) =>
  who.call(staffApi.importProducts, { ...importOf(text), query: { dryRun: '1' } });
const bring = (text: string) => raul.call(staffApi.importProducts, importOf(text));

describe('a file as Excel leaves it', () => {
  const tails: [string, string][] = [
    ['270,000 rows of separators alone', ',,,,\r\n'.repeat(270_000)],
    ['a million empty lines', '\n'.repeat(1_000_000)],
  ];
  test.each(eachOf(tails, 2))('with %s is read while others are answered', async (_, tail) => {
    let report: ProductImport | undefined;
    const reading = tell(`name,category,price\n${tail}`).then((read) => {
      report = read;
    });
    let answered = 0;
    while (!report) {
      const { status } = await shop.as('anonymous').fetch('/healthz');
      expect(status).toBe(200);
      answered += 1;
      await setImmediate();
    }
    await reading;
    expect(answered).toBeGreaterThan(20);
    expect(report.errors).toEqual([
      { row: 1, column: null, message: expect.stringContaining('no tiene productos') },
    ]);
  });

  test('loses nothing before, between and after its blank rows, and rows keep their numbers', async () => {
    const file = [
      'name,category,price,,,',
      'Kia Rio,automobiles,9500,,,',
      `${',,,,,\r\n'.repeat(30_000)}Luna,triciclos,100`,
      `${'\n'.repeat(30_000)}LG 28,electrodomesticos,,,,`,
      ' , ,\t,"",,',
    ].join('\n');
    const report = await bring(file);
    expect(report).toMatchObject({ rows: 3, created: 3, errorCount: 0 });
    expect(report.changes.map(({ row, name }) => [row, name])).toEqual([
      [2, 'Kia Rio'],
      [30_003, 'Luna'],
      [60_004, 'LG 28'],
    ]);
    const shown = await shop.as('anonymous').call(api.listProducts, { query: {} });
    expect(shown).toHaveLength(3);
  });
});

describe('what is too much is said with its row', () => {
  const head = 'name,category,price\nKia,automobiles,1\n';
  test.each([
    ['columns', `${head}\n${'x,'.repeat(101)}`, 4, 'más de 100 columnas', 'more than 100 columns'],
    [
      'a cell',
      `${head}${'x'.repeat(50_001)}`,
      3,
      'más de 50,000 caracteres',
      'more than 50,000 characters',
    ],
    ['a quote left open', `${head}"Kia,1\n${'x\n'.repeat(1e6)}`, 3, 'Revise las', 'Check the'],
    [
      'a row',
      `${head}${`${'x'.repeat(26_000)},`.repeat(4)}`,
      3,
      'más de 100,000',
      'more than 100,000',
    ],
    ['a heading', `${'x,'.repeat(2_000_000)}\na`, 1, 'más de 100 columnas', 'more than 100'],
    [
      'rows',
      `name\n${'\na'.repeat(20_001)}`,
      20_003,
      'más de 20,000 productos',
      'more than 20,000',
    ],
  ])('%s', async (_, file, row, spanish, english) => {
    const errorsOf = (message: string) => [
      { row, column: null, message: expect.stringContaining(message) },
    ];
    expect((await tell(file)).errors).toEqual(errorsOf(spanish));
    const inEnglish = raul.with('mariel-auto-language=en');
    expect((await tell(file, inEnglish)).errors).toEqual(errorsOf(english));
    const refused = await raul.refused(staffApi.importProducts, importOf(file));
    expect([refused.status, refused.code]).toEqual([422, 'import_refused']);
    expect(await productCount(shop.services.db)).toBe(0);
  });

  test('and of a hundred thousand errors the first are told, and all are counted', {
    tags: 'long',
  }, async () => {
    const rows = 'x,y,z,1800,q\n'.repeat(20_000);
    const report = await tell(`name,category,price,year,status\n${rows}`);
    expect(report).toMatchObject({ rows: 20_000, errorCount: 80_000 });
    expect(report.errors).toHaveLength(200);
    expect(report.errors.at(-1)?.row).toBe(51);
  });
});

describe('many imports', () => {
  /** An import that waits for a picture of another site, and so keeps its turn. */
  async function heldImport() {
    const { promise, resolve } = Promise.withResolvers<{ hash: string }>();
    const begun = Promise.withResolvers<void>();
    const request = {
      agent: await raul.call(api.currentUser, {}),
      language: 'es',
      bytes: Buffer.from('name,category,price,images\nKia,automobiles,1,https://x.test/1\n'),
      key: undefined,
      dryRun: false,
      repeated: 0,
      rejected: 0,
    } as const;
    const done = importProducts(shop.services, request, () => {
      begun.resolve();
      return promise;
    });
    await begun.promise;
    return { done, end: () => resolve({ hash: 'a'.repeat(64) }) };
  }

  test('wait for each other; one too many is told to come again, and may', async () => {
    const held = await heldImport();
    const file = (n: number) => `name,category,price\nKia ${n},automobiles,1\n`;
    const five = [1, 2, 3, 4, 5].map((n) =>
      bring(file(n)).then(
        ({ created }) => created,
        (error: ApiError) => [error.status, error.answer.code],
      ),
    );
    const busy = [503, 'import_busy'];
    expect(await Promise.race(five)).toEqual(busy);
    expect(await productCount(shop.services.db)).toBe(0);
    held.end();
    expect((await held.done).created).toBe(1);
    const outcomes = await Promise.all(five);
    expect(outcomes.filter((each) => each === 1)).toHaveLength(4);
    expect(outcomes).toContainEqual(busy);
    expect((await bring(file(6))).created).toBe(1);
    expect(await productCount(shop.services.db)).toBe(6);
  });
});

test('an import whose process dies changes nothing, says so, and succeeds the next time', async () => {
  const { tasks } = shop.services;
  const file = 'name,category,price\nKia,automobiles,1\n';
  shop.services.tasks = tasksLost;
  const refused = await raul.refused(staffApi.importProducts, importOf(file));
  shop.services.tasks = tasks;
  expect([refused.status, refused.code]).toEqual([503, 'unavailable']);
  expect(await productCount(shop.services.db)).toBe(0);
  expect((await bring(file)).created).toBe(1);
});
