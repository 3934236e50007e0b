import { beforeEach, describe, expect, test } from 'vitest';
import { marta, raul, setUpQuoteShop, yanet } from '#app/server/testing/quote-shop.ts';
import { shop } from '#app/server/testing/test-shop.ts';
import { auditOf } from '#features/people/accounts/server/testing/audit.ts';
import { staffApi } from '#staff-api.ts';
import type { TakenLine } from '../schema.ts';
import {
  bankLines,
  bringStatement,
  match,
  newBank,
  newNamedOrder,
  seeLine,
  statement,
  statementRow,
} from './testing/matching.ts';

setUpQuoteShop();

let account: string;
beforeEach(async () => {
  account = await newBank();
});

const stored = async () => {
  const known = (await raul.call(staffApi.listBankAccounts, {})).find(({ id }) => id === account);
  return (await bankLines()).filter((line) => line.account === known?.account);
};
const take = (body: TakenLine, who = raul) =>
  who.call(staffApi.takeBankLine, { params: { id: account }, body });
const refusedTake = (body: TakenLine, who = raul) =>
  who.refused(staffApi.takeBankLine, { params: { id: account }, body });

/** What the page sends for a refused row. */
async function refusedRow(): Promise<TakenLine> {
  await bringStatement(account, statementRow({ text: 'ZELLE ANA', amount: '500' }));
  const report = await bringStatement(account, statementRow({ text: 'WIRE EVA', amount: '500' }));
  const [row] = report.refused;
  return {
    movedOn: row?.movedOn ?? '',
    amount: '500.00',
    description: row?.line?.description ?? '',
    payer: row?.line?.payer ?? null,
    reference: row?.line?.reference ?? null,
    nth: row?.line?.nth ?? 0,
    reason: 'El banco confirma que son dos',
  };
}

describe('a row that was refused', () => {
  test('is taken in by hand with a reason, which the line and the log keep; its file knows it then', async () => {
    const row = await refusedRow();
    const line = await take(row);
    expect(line).toMatchObject({
      ...{ state: 'open', cents: 50_000, description: 'WIRE EVA' },
      taken: { reason: 'El banco confirma que son dos', by: expect.stringContaining('Raúl') },
    });
    expect(await seeLine(line.id)).toEqual(line);
    expect(await auditOf(shop.services.db, line.id)).toMatchObject([
      { action: 'statement.take', subject_name: expect.stringMatching(/^EC-\d+$/) },
    ]);
    const again = await bringStatement(account, statementRow({ text: 'WIRE EVA', amount: '500' }));
    expect(again).toMatchObject({ counts: { new: 0, known: 1, refused: 0 } });
  });

  test('is taken in once, whoever sends it how often', async () => {
    const row = await refusedRow();
    const [first, second] = await Promise.all([take(row), take(row)]);
    expect(second.id).toBe(first.id);
    expect(await refusedTake(row, marta)).toMatchObject({ status: 409, code: 'line_there' });
    expect(await refusedTake({ ...row, reason: 'Otro' })).toMatchObject({ code: 'line_there' });
    expect(await stored()).toHaveLength(2);
  });

  test.each([
    ['without a reason', { reason: ' ' }, 'reason'],
    ['of a day to come', { movedOn: '2999-01-01' }, 'movedOn'],
    ['with two amounts', { amount: '12.345' }, 'amount'],
    ['without words', { description: '' }, 'description'],
  ])('is not taken in %s', async (_, change, field) => {
    const row = { ...(await refusedRow()), ...change };
    expect(await refusedTake(row)).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
    expect(await stored()).toHaveLength(1);
  });

  test('is not taken in by a customer', async () => {
    expect((await refusedTake(await refusedRow(), yanet)).status).toBe(403);
  });
});

test('the same money, pending on one day and booked on the next, comes in once', async () => {
  const headings = 'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\n';
  const old = 'CREDIT,11/18/2026,"DEPOSIT  ID NUMBER 123456",100.00,DEPOSIT,1000.00,,\n';
  const layout = { day: 'Posting Date', amount: 'Amount', description: 'Description' };
  const styles = {
    dayStyle: 'auto',
    decimalStyle: 'auto',
    separator: 'auto',
    encoding: 'auto',
  } as const;
  account = await newBank({ ...layout, ...styles });
  const bring = (row: string) =>
    raul.call(staffApi.importStatement, {
      ...statement(account, []),
      bytes: new Blob([headings, row, old]),
    });
  const first = await bring('CREDIT,11/20/2026,"Zelle from LUISA",750.00,QUICKPAY_CREDIT, ,,\n');
  expect(first).toMatchObject({ counts: { rows: 2, new: 1, pending: 1 }, pending: [{ row: 2 }] });
  expect(first.leftFiles?.csv).toContain('2,2026-11-20,750.00,Zelle from LUISA,');
  expect(first.leftFiles?.excel).toContain('2;2026-11-20;"750,00";Zelle from LUISA;');
  const second = await bring(
    'CREDIT,11/21/2026,"Zelle from LUISA BAC1",750.00,QUICKPAY_CREDIT,1750.00,,\n',
  );
  expect(second).toMatchObject({ counts: { rows: 2, new: 1, known: 1, pending: 0 } });
  expect(await stored()).toHaveLength(2);
});

test('two lines with one reference that tells nothing pay two orders', async () => {
  const { order } = await newNamedOrder();
  await bringStatement(
    account,
    statementRow({ text: 'ZELLE ANA', amount: '5', reference: 'N/A' }),
    statementRow({ text: 'ZELLE EVA', amount: '6', reference: 'N/A' }),
    statementRow({ text: 'ZELLE LUIS', amount: '7', reference: 'CARRO-1' }),
    statementRow({ text: 'ZELLE LUIS', amount: '8', reference: 'CARRO-1' }),
  );
  for (const { id, cents } of await stored()) {
    const done = await match(id, [{ order, amount: String(cents / 100) }]);
    expect(done).toMatchObject({ state: 'used', payments: [{ order }] });
  }
});
