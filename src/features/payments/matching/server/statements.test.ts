import { beforeEach, describe, expect, test } from 'vitest';
import { raul, setUpQuoteShop } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { inDays } from '#features/orders/offers/server/testing/offers.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { newKey } from '#platform/testing/new-key.ts';
import { tasksLost } from '#platform/testing/tasks-here.ts';
import { staffApi } from '#staff-api.ts';
import type { NewStatementLayout } from '../layout.ts';
import {
  bankLines,
  bringStatement,
  newBank,
  northern,
  statement,
  statementRow,
} from './testing/matching.ts';

setUpQuoteShop();

let account: string;
beforeEach(async () => {
  account = await newBank();
});

const look = (...rows: string[]) =>
  raul.call(staffApi.importStatement, statement(account, rows, true));
/** Returns the stored lines of this account. */
const stored = async () => {
  const name = (await raul.call(staffApi.listBankAccounts, {})).find(({ id }) => id === account);
  return (await bankLines()).filter((line) => line.account === name?.account);
};
const of = (bytes: Blob, dryRun = true, to = account) => ({
  params: { id: to },
  query: dryRun ? { dryRun: '1' as const } : {},
  bytes,
});
const check = (bytes: Blob, to?: string) =>
  raul.call(staffApi.importStatement, of(bytes, true, to));

describe('a statement', () => {
  test('is looked at without a trace, then taken in; again it brings nothing', async () => {
    const rows = [
      statementRow({ text: 'ZELLE ANA', amount: '8,940.00', reference: 'A-1' }),
      statementRow({ text: 'FEE', amount: '(12.00)' }),
      statementRow({ text: 'ZELLE LUIS', amount: '1590', reference: 'A-2' }),
    ];
    const counts = { rows: 3, new: 2, known: 0, out: 1, pending: 0, note: 0, refused: 0 };
    expect(await look(...rows)).toMatchObject({ written: false, problem: null, counts });
    expect(await stored()).toEqual([]);
    expect(await bringStatement(account, ...rows)).toMatchObject({ written: true, counts });
    expect(await stored()).toMatchObject([
      { description: 'ZELLE LUIS', cents: 159_000, reference: 'A-2' },
      { description: 'ZELLE ANA', cents: 894_000, reference: 'A-1' },
    ]);
    expect(await bringStatement(account, ...rows)).toMatchObject({
      counts: { new: 0, known: 2, out: 1 },
    });
    expect(await stored()).toHaveLength(2);
    expect(await auditOf(shop.services.db, account)).toMatchObject([
      { action: 'statement.columns' },
      { action: 'statement.import', details: { lines: 2 } },
    ]);
  });

  test('sent by five at once brings each line once', async () => {
    const rows = [
      statementRow({ text: 'A' }),
      statementRow({ text: 'A' }),
      statementRow({ text: 'B', reference: 'B-1' }),
    ];
    const all = await Promise.all(
      Array.from({ length: 5 }, () => bringStatement(account, ...rows)),
    );
    expect(all.reduce((sum, { counts }) => sum + counts.new, 0)).toBe(3);
    expect(await stored()).toHaveLength(3);
  });

  test('has two equal lines where the bank has two, and a later file of the day brings the third', async () => {
    const same = statementRow({ text: 'ATM DEPOSIT', amount: '100' });
    await bringStatement(account, same, same);
    expect(await bringStatement(account, same, same, same)).toMatchObject({
      counts: { new: 1, known: 2 },
    });
    expect(await stored()).toHaveLength(3);
  });

  test.each([
    ['with its reference', 'R-1', { amount: '20' }],
    ['without one, the same text', '', { amount: '20' }],
    ['without one, the same amount', '', { text: 'ZELLE ANA PEREZ (POSTED)' }],
  ])(
    'of which the bank changed an old line %s says so, and keeps the old one',
    async (_, reference, change) => {
      await bringStatement(
        account,
        statementRow({ text: 'ZELLE ANA PEREZ', amount: '10', reference }),
      );
      const changed = statementRow({ text: 'ZELLE ANA PEREZ', amount: '10', reference, ...change });
      const report = await bringStatement(
        account,
        changed,
        statementRow({ text: 'OTHER', amount: '7' }),
      );
      expect(report).toMatchObject({
        counts: { new: 1, refused: 1 },
        refused: [{ row: 2, message: expect.stringContaining('US$10') }],
      });
      expect((await stored()).map(({ cents }) => cents).toSorted()).toEqual([1000, 700]);
    },
  );

  test('with one reference twice brings both where they differ, and a repeated row once', async () => {
    const report = await look(
      statementRow({ reference: 'D-1', amount: '10' }),
      statementRow({ reference: 'd 1', amount: '20' }),
      statementRow({ reference: 'D-2', amount: '5' }),
      statementRow({ reference: 'D-2', amount: '5' }),
    );
    expect(report).toMatchObject({ counts: { new: 3, known: 0, refused: 1 } });
    expect(report.refused).toMatchObject([{ row: 5, message: expect.stringContaining('fila 4') }]);
  });

  test.each([
    ['another currency', { amount: '1,590.00 EUR' }, 'otra moneda'],
    ['a day that has not come', { day: inDays(1) }, 'no ha llegado'],
    ['a day of another order', { day: '20/11/2026' }, '«20/11/2026» no es un día'],
    ['the other style of commas', { amount: '1.590,00' }, 'no es un monto'],
    ['a formula instead of an amount', { amount: '=1+1' }, 'no es un monto'],
    ['an older day than we keep', { day: '1999-01-01' }, 'más años'],
    ['a reference without end', { reference: 'x'.repeat(81) }, '80 caracteres'],
  ])('tells of %s by row, and the rest comes in', async (_, wrong, message) => {
    const report = await bringStatement(
      account,
      statementRow({ text: 'GOOD' }),
      statementRow(wrong),
    );
    expect(report).toMatchObject({
      counts: { new: 1, refused: 1 },
      refused: [{ row: 3, message: expect.stringContaining(message) }],
    });
    expect(await stored()).toMatchObject([{ description: 'GOOD' }]);
  });

  test.each([
    [
      'a quote that is not closed',
      'Date,Description,Reference,Amount,Balance\n2026-11-20,"A',
      'CSV válido',
    ],
    ['other columns', 'Fecha,Texto\n2026-11-20,A\n', 'Date, Amount, Description, Reference'],
    ['no lines', 'Date,Description,Reference,Amount,Balance\n', 'no tiene líneas'],
    ['nothing', '', 'no encontramos'],
  ])('of %s is none, and brings nothing', async (_, text, message) => {
    const bytes = new Blob([text]);
    const report = await check(bytes);
    expect(report.problem?.message.toLowerCase()).toContain(message.toLowerCase());
    const refused = await raul.refused(staffApi.importStatement, of(bytes, false));
    expect([refused.status, refused.code]).toEqual([422, 'statement_refused']);
    expect(await stored()).toEqual([]);
  });

  test('that ends within a row does not bring that one', async () => {
    const bytes = new Blob(['Date,Description,Reference,Amount,Balance\n2026-11-20,A,1,5']);
    expect(await check(bytes)).toMatchObject({
      problem: null,
      counts: { new: 0, refused: 1 },
      refused: [{ row: 2, message: expect.stringContaining('cortado') }],
    });
  });

  test('that ends in the middle of an amount does not bring that one', async () => {
    const to = await newBank({ ...northern, reference: null });
    const bytes = new Blob(['Date,Description,Amount\n2026-11-20,A,5\n2026-11-20,B,1']);
    expect(await check(bytes, to)).toMatchObject({
      counts: { new: 1, refused: 1 },
      refused: [{ row: 3, message: expect.stringContaining('cortado') }],
    });
  });
});

describe('a file of another bank', () => {
  /** What goes in and out in columns of their own, semicolons, commas, lines above the heading. */
  const southern: NewStatementLayout = {
    day: 'Fecha',
    credit: 'Crédito',
    debit: 'Débito',
    description: 'Concepto',
    payer: 'Ordenante',
    currency: 'Moneda',
    dayStyle: 'dmy',
    decimalStyle: 'comma',
    separator: 'semicolon',
    encoding: 'auto',
  };
  const text = [
    'Banco del Sur, extracto',
    'Cuenta 0211',
    'Fecha;Concepto;Ordenante;Débito;Crédito;Moneda',
    '20/11/2026;Transferencia;Peña, María;;1.590,00;USD',
    '20/11/2026;Comisión;;12,50;0,00;USD',
    '20/11/2026;Transferencia;Ruiz, Eva;;5,00;EUR',
    ';;;;;',
    '',
  ].join('\r\n');

  test.each([
    ['UTF-8', new Blob([text])],
    ['UTF-8 with a mark', new Blob([`\ufeff${text}`])],
    ['UTF-16 of Excel', new Blob([Buffer.from(`\ufeff${text}`, 'utf16le')])],
    ['Windows', new Blob([Buffer.from(text, 'latin1')])],
  ])('is read in %s', async (_, bytes) => {
    const report = await check(bytes, await newBank(southern));
    expect(report).toMatchObject({
      problem: null,
      counts: { rows: 3, new: 1, out: 1, refused: 1 },
      rows: [
        {
          row: 4,
          state: 'new',
          movedOn: '2026-11-20',
          cents: 159_000,
          text: 'Transferencia · Peña, María',
        },
        { row: 5, state: 'out', cents: -1250 },
        { row: 6, state: 'refused' },
      ],
    });
  });
});

test('formulas in cells are text, whoever looks', async () => {
  await bringStatement(account, statementRow({ text: '=HYPERLINK(1)', reference: '+1-555' }));
  expect(await stored()).toMatchObject([{ description: '=HYPERLINK(1)', reference: '+1-555' }]);
  const page = await (await raul.fetch('/admin/matching')).text();
  expect(page).toContain('=HYPERLINK(1)');
});

const layoutOf = async (id: string) =>
  (await raul.call(staffApi.listBankAccounts, {})).find((each) => each.id === id)?.layout ?? null;

test('columns are kept once for each account, and said before a file comes', async () => {
  const expected = await layoutOf(account);
  const body = { ...northern, credit: 'Credit', expected };
  const refused = await raul.refused(staffApi.saveStatementLayout, {
    params: { id: account },
    body,
  });
  expect(refused).toMatchObject({ status: 400, fields: { amount: expect.any(String) } });
  const kept = { ...northern, amount: 'Importe', expected };
  const saved = await raul.call(staffApi.saveStatementLayout, {
    params: { id: account },
    body: kept,
  });
  expect(saved.find(({ id }) => id === account)?.layout).toMatchObject({ amount: 'Importe' });
  const page = await (await raul.fetch(`/admin/matching/importar?account=${account}`)).text();
  expect(page).toContain('value="Importe"');
  await shop.services.db.deleteFrom('statement_layout').execute();
  const file = new Blob(['A bank,,,\n\nFecha,Concepto,Importe\n2026-11-20,ZELLE ANA,1\n']);
  expect((await raul.refused(staffApi.importStatement, of(file, false))).code).toBe('no_layout');
  // A dry run returns the headings from which staff choose.
  expect(await check(file)).toMatchObject({
    columnsKnown: false,
    problem: null,
    headings: ['Fecha', 'Concepto', 'Importe'],
    counts: { rows: 0, new: 0 },
  });
  expect(await check(new Blob(['a']))).toMatchObject({ problem: { row: 1 } });
});

test('a file whose reading dies brings nothing, says so, and succeeds the next time', async () => {
  const { tasks } = shop.services;
  const text = `KEPT ${newKey()}`;
  shop.services.tasks = tasksLost;
  const refused = await raul.refused(
    staffApi.importStatement,
    statement(account, [statementRow({ text })]),
  );
  shop.services.tasks = tasks;
  expect([refused.status, refused.code]).toEqual([503, 'unavailable']);
  expect(await stored()).toEqual([]);
  expect(await bringStatement(account, statementRow({ text }))).toMatchObject({
    counts: { new: 1 },
  });
});
