import { describe, expect, test } from 'vitest';
import { StatementLayout } from '../layout.ts';
import { readStatement } from './statement-reading.ts';

// Files as banks and spreadsheets give them, read by the columns that are proposed for them.

const day = { language: 'es', today: '2026-11-26', oldest: '2016-11-26' } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads a file as somebody does who takes the proposed columns as they are. */
function readAsProposed(text: string | Uint8Array, change: Partial<StatementLayout> = {}) {
  const bytes = typeof text === 'string' ? bytesOf(text) : text;
  const looked = readStatement({ ...day, bytes, layout: null });
  const { columns, styles } = looked.proposal;
  const layout = StatementLayout.safeParse({
    ...{ separator: 'auto', encoding: 'auto', headless: looked.headless },
    ...columns,
    ...styles,
    ...change,
  });
  if (!layout.success) return { looked, read: looked, rows: [layout.error.message] };
  const read = readStatement({ ...day, bytes, layout: layout.data });
  const rows = [
    ...read.lines.map((one) => ({ row: one.row, as: `${one.movedOn} ${one.cents} in` })),
    ...read.others.map((one) => ({ row: one.row, as: `${one.movedOn} ${one.cents} ${one.state}` })),
  ].toSorted((a, b) => a.row - b.row);
  return { looked, read, rows: rows.map(({ as }) => as) };
}

describe('a file of a bank is read by the columns proposed for it', () => {
  test.each<[string, string, string[]]>([
    [
      'a spreadsheet keeps amounts as text',
      'Date,Description,Amount,Balance\n11/20/2026,K,="500.00",1\n',
      ['2026-11-20 50000 in'],
    ],
    [
      'footers',
      'Date,Description,Amount,Balance\n11/20/2026,ZELLE MARIA,500.00,1500.00\n11/19/2026,RENT,-900.00,1000.00\n\nTotal,2\n"Downloaded on 11/21/2026 10:15 AM"\n',
      ['2026-11-20 50000 in', '2026-11-19 -90000 out', 'null null note', 'null null note'],
    ],
    [
      'five decimals, and words that say what the signs say',
      'Transaction ID,Posting Date,Effective Date,Transaction Type,Amount,Check Number,Reference Number,Description,Transaction Category,Type,Balance,Memo,Extended Description\n"20261120 1",11/20/2026,11/20/2026,Credit,500.00000,,12345,"ZELLE MARIA PEREZ",,,1500.00000,,\n"20261119 2",11/19/2026,11/19/2026,Debit,-900.00000,,12346,"RENT",,,1000.00000,,\n',
      ['2026-11-20 50000 in', '2026-11-19 -90000 out'],
    ],
    [
      'bare inner quotes',
      'Date,Description,Amount,Balance\n11/20/2026,Zelle payment from MARIA for "carro",500.00,1500.00\n11/19/2026,RENT,-900.00,1000.00\n',
      ['2026-11-20 50000 in', '2026-11-19 -90000 out'],
    ],
    [
      'a missing last cell',
      'Date,Description,Amount,Check\n11/20/2026,ZELLE MARIA,500.00\n11/19/2026,CHECK,-900.00,1001\n',
      ['2026-11-20 50000 in', '2026-11-19 -90000 out'],
    ],
    [
      'months in words',
      'Date,Description,Amount\n"Nov 20, 2026",ZELLE MARIA,500.00\n20-Nov-2026,ZELLE MARIA,500.00\n20 nov. 2026,ZELLE MARIA,600.00\n20261120,ZELLE MARIA,700.00\n',
      ['2026-11-20 50000 in', '2026-11-20 50000 in', '2026-11-20 60000 in', '2026-11-20 70000 in'],
    ],
    [
      'no headings',
      '"11/20/2026","500.00","*","","ZELLE FROM PEREZ MARIA ON 11/20 REF # RP0ABCDEFG"\n"11/19/2026","-45.10","*","","PURCHASE AUTHORIZED ON 11/18 PUBLIX"\n"11/18/2026","1200.00","*","","MOBILE DEPOSIT : REF NUMBER :123"\n',
      ['2026-11-20 50000 in', '2026-11-19 -4510 out', '2026-11-18 120000 in'],
    ],
    [
      'no balance for what is pending',
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nCREDIT,11/20/2026,"Zelle payment from LUISA DIAZ",750.00,QUICKPAY_CREDIT, ,,\nCREDIT,11/18/2026,"DEPOSIT  ID NUMBER 123456",100.00,DEPOSIT,1000.00,,\n',
      ['2026-11-20 75000 pending', '2026-11-18 10000 in'],
    ],
    [
      'a column that says what is pending',
      'Status,Date,Description,Debit,Credit,Member Name\nCleared,11/20/2026,"ZELLE CREDIT PAY ID:BAC123 ORG ID:BAC NAME:MARIA PEREZ",,500.00,YANET\nPending,11/20/2026,"ZELLE CREDIT LUIS",,750.00,YANET\nCleared,11/19/2026,"RENT",900.00,,YANET\n',
      ['2026-11-20 50000 in', '2026-11-20 75000 pending', '2026-11-19 -90000 out'],
    ],
    [
      'a word for the direction, and amounts without a sign',
      'Date,Description,Original Description,Amount,Transaction Type,Category,Account Name\n11/20/2026,Zelle,ZELLE FROM MARIA PEREZ,500.00,credit,Transfer,Checking\n11/19/2026,Rent,RENT LLC,900.00,debit,Rent,Checking\n',
      ['2026-11-20 50000 in', '2026-11-19 -90000 out'],
    ],
    [
      'the same, years of two figures',
      'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance\n1234,Zelle money received from MARIA PEREZ,11/20/26,Credit,500.00,1500.00\n1234,Withdrawal from RENT LLC,11/19/26,Debit,900.00,1000.00\n',
      ['2026-11-20 50000 in', '2026-11-19 -90000 out'],
    ],
    [
      'Spanish headings, tabs',
      'Fecha\tConcepto\tD/C\tImporte\tEstado\n20/11/2026\tTransferencia de Ana\tC\t1.590,00\tContabilizado\n20/11/2026\tCargo\tD\t12,50\tContabilizado\n19/11/2026\tTransferencia de Luis\tC\t5,00\tPendiente\n',
      ['2026-11-20 159000 in', '2026-11-20 -1250 out', '2026-11-19 500 pending'],
    ],
    [
      'signs in a column of their own',
      'Date,Sign,Description,Amount\n2026-11-20,+,ZELLE ANA,5.00\n2026-11-20,-,RENT,9.00\n',
      ['2026-11-20 500 in', '2026-11-20 -900 out'],
    ],
    [
      'brackets, CR and signs behind',
      'Date,Description,Amount\n2026-11-20,A,(5.00)\n2026-11-20,B,500.00 CR\n2026-11-20,C,7.00-\n2026-11-20,D,.50\n',
      ['2026-11-20 -500 out', '2026-11-20 50000 in', '2026-11-20 -700 out', '2026-11-20 50 in'],
    ],
    [
      'what failed, what is pending and a word for the others',
      'Date (UTC),Description,Amount,Status,Reference\n11-20-2026,Ana,500.00,Sent,R7\n11-21-2026,Eva,600.00,Pending,\n11-22-2026,Luis,700.00,Failed,\n11-23-2026,Luz,800.00,In review,\n',
      [
        '2026-11-20 50000 in',
        '2026-11-21 60000 pending',
        '2026-11-22 70000 refused',
        '2026-11-23 80000 refused',
      ],
    ],
    [
      'what failed alone tells the column, whatever its heading',
      'Date,Description,Amount,Outcome\n2026-11-20,Ana,500.00,Received\n2026-11-22,Luis,700.00,Devuelto\n',
      ['2026-11-20 50000 in', '2026-11-22 70000 refused'],
    ],
    [
      'dashes where there is no amount',
      'Date,Description,Debit,Credit,Balance\n11/20/2026,ZELLE ANA,-,500.00,1500.00\n11/21/2026,FEE,20.00,--,1480.00\n',
      ['2026-11-20 50000 in', '2026-11-21 -2000 out'],
    ],
    [
      'names of weekdays',
      'Date,Description,Amount\n"Fri, Nov 20, 2026",ANA,5.00\nSaturday 21 Nov 2026,EVA,6.00\n"viernes, 20 de noviembre de 2026",LUZ,7.00\nmar 24/11/2026,SOL,8.00\n',
      ['2026-11-20 500 in', '2026-11-21 600 in', '2026-11-20 700 in', '2026-11-24 800 in'],
    ],
    [
      'the dollar before brackets, as accountants have it',
      'Date,Description,Amount\n11/20/2026,ANA,"$ 1,500.00 "\n11/21/2026,FEE,$(20.00)\n11/21/2026,FEE,$ (30.00)\n',
      ['2026-11-20 150000 in', '2026-11-21 -2000 out', '2026-11-21 -3000 out'],
    ],
    [
      'bars between cells',
      'Date|Description|Amount\n11/20/2026|ZELLE, ANA|500.00\n11/21/2026|ZELLE; EVA|600.00\n',
      ['2026-11-20 50000 in', '2026-11-21 60000 in'],
    ],
    [
      'separators, sums and days above the headings',
      'Banco del Norte; sucursal, Miami; FL\nBeginning balance as of 11/01/2026,,"1,000.00"\nDate,Description,Amount,Running Bal.\n11/20/2026,"ZELLE, ANA","1,500.00","2,500.00"\n',
      ['2026-11-20 150000 in'],
    ],
    [
      'two files one below the other',
      'Date,Description,Amount\n2026-11-20,A,5.00\nDate,Description,Amount\n2026-11-19,B,6.00\n',
      ['2026-11-20 500 in', '2026-11-19 600 in'],
    ],
    [
      'a name of the day that nobody knows',
      'F. Operación;Concepto;Cargo;Abono;Saldo\n20/11/2026;Bizum de Ana;;1.590,00;2.000,00\n20/11/2026;Recibo;12,50;;410,00\n',
      ['2026-11-20 159000 in', '2026-11-20 -1250 out'],
    ],
    [
      'quotes around quotes',
      'Date,Description,Amount\n""2026-11-20"",""A"",""5.00""\n',
      ['2026-11-20 500 in'],
    ],
    ['one row', 'Date,Description,Amount\n2026-11-20,A,5.00\n', ['2026-11-20 500 in']],
    [
      'a word for what is pending in the place of its day',
      'Date,Description,Amount\nProcessing,ZELLE ANA,5.00\n11/20/2026,ZELLE EVA,6.00\n',
      ['null 500 pending', '2026-11-20 600 in'],
    ],
  ])('%s', (_, text, rows) => {
    expect(readAsProposed(text).rows).toEqual(rows);
    expect(readAsProposed(`\ufeff${text.replaceAll('\n', '\r\n')}`).rows).toEqual(rows);
    expect(readAsProposed(Buffer.from(`\ufeff${text}`, 'utf16le')).rows).toEqual(rows);
  });

  test.each([
    [
      'Chase',
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nCREDIT,11/20/2026,A,1.00,X,1.00,,\n',
    ],
    ['Wells Fargo', '"11/20/2026","500.00","*","","ZELLE"\n'],
    [
      'Capital One 360',
      'Account Number,Transaction Description,Transaction Date,Transaction Type,Transaction Amount,Balance\n1,A,11/20/26,Credit,5.00,6.00\n',
    ],
  ])('a bank that is known is named: %s', (bank, text) => {
    expect(readAsProposed(text).looked.proposal.bank).toBe(bank);
  });
});

describe('no row that holds a day and an amount goes without a word', () => {
  test.each<[string, string, string[], string]>([
    [
      'above the headings',
      '2026-11-20,ZELLE EVA,5.00\nDate,Description,Amount\n2026-11-19,B,6.00\n',
      ['2026-11-20 500 refused', '2026-11-19 600 in'],
      'encima de los títulos',
    ],
    [
      'with a comma too many',
      'Date,Description,Amount\n2026-11-20,ZELLE, 7,5.00\n2026-11-19,B,6.00\n',
      ['2026-11-20 700 refused', '2026-11-19 600 in'],
      'más celdas que títulos',
    ],
    [
      'with an amount that may be two',
      'Date,Description,Amount\n2026-11-20,A,12.345\n2026-11-19,B,600\n',
      ['2026-11-20 null refused', '2026-11-19 60000 in'],
      '¿12,345.00 o 12.345?',
    ],
    [
      'with a word for the direction that is not known',
      'Date,Description,Type,Amount\n2026-11-20,A,credit,5.00\n2026-11-19,B,Adjustment,6.00\n',
      ['2026-11-20 500 in', '2026-11-19 null refused'],
      '«Adjustment» y «6.00»',
    ],
    [
      'with a word for its standing that is not known',
      'Date,Description,Status,Amount\n2026-11-20,A,Posted,5.00\n2026-11-19,B,Declined,6.00\n',
      ['2026-11-20 500 in', '2026-11-19 600 refused'],
      '«Declined»',
    ],
    [
      'that says it came in and has a minus',
      'Date,Description,Type,Amount\n2026-11-20,A,Credit,-5.00\n2026-11-19,B,Debit,-6.00\n',
      ['2026-11-20 null refused', '2026-11-19 -600 out'],
      '«Credit» y «-5.00»',
    ],
    [
      'that is cut off at the end of the file',
      'Date,Description,Amount\n2026-11-20,A,5.00\n2026-11-19,B,6.0',
      ['2026-11-20 500 in', '2026-11-19 600 refused'],
      'cortado',
    ],
    [
      'without a day',
      'Date,Description,Amount\n2026-11-20,A,5.00\n,B,6.00\n',
      ['2026-11-20 500 in', 'null 600 refused'],
      '«» no es un día',
    ],
    [
      'of another currency',
      'Date,Description,Amount,Currency\n2026-11-20,A,5.00,USD\n2026-11-20,B,6.00,EUR\n',
      ['2026-11-20 500 in', '2026-11-20 600 refused'],
      '«EUR»',
    ],
  ])('%s', (_, text, rows, message) => {
    const layout = {
      ...{ headless: false, day: 'Date', description: 'Description', amount: 'Amount' },
      direction: text.includes('Type') ? 'Type' : null,
      status: text.includes('Status') ? 'Status' : null,
    };
    const found = readAsProposed(text, layout);
    expect(found.rows).toEqual(rows);
    const [refused] = found.read.others.filter(({ state }) => state === 'refused');
    expect(refused?.message).toContain(message);
  });

  test.each([
    ['Status', 'Posted', 'Pending', 'pending'],
    ['Etapa', 'Posted', 'Pending', 'pending'],
    ['Transaction Type', 'Credit', 'Debit', 'out'],
    ['Sentido', 'C', 'D', 'out'],
  ])(
    'a word of %s that nobody knows refuses its row, and the other words count',
    (name, one, other, state) => {
      const row = (word: string) => `2026-11-20,A,${word},5.00`;
      const rows = [one, 'Quizás', other, one].map(row).join('\n');
      const found = readAsProposed(`Date,Description,${name},Amount\n${rows}\n`);
      const states = found.rows.map((as) => as.split(' ').at(-1));
      expect(states).toEqual(['in', 'refused', state, 'in']);
    },
  );

  test('a balance that stands only here and there tells nothing', () => {
    const text =
      'Date,Description,Amount,Balance\n11/20/2026,A,1.00,\n11/20/2026,B,2.00,5.00\n11/19/2026,C,3.00,\n';
    expect(readAsProposed(text).read.lines).toHaveLength(3);
  });
});

describe('a whole file is refused with what to do', () => {
  const xlsx = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]);
  test.each<[string, string | Uint8Array, string]>([
    ['PDF', '%PDF-1.7 …', 'PDF'],
    ['Excel', xlsx, 'Excel (.xlsx)'],
    ['old Excel', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'Excel (.xls)'],
    ['OFX', 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX></OFX>', 'OFX, QFX'],
    ['OFX of today', '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?><OFX></OFX>', 'OFX, QFX'],
    ['QIF', '!Type:Bank\nD11/20/2026\nT500.00\n^\n', 'QIF'],
    ['MT940', ':20:STARTUMS\n:25:123\n', 'MT940'],
    ['SWIFT', '{1:F01BANK}{2:}', 'MT940'],
    [
      'camt',
      '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053">',
      'camt',
    ],
    ['a page', '<!DOCTYPE html><html>', 'HTML'],
    ['nothing', '', 'no tiene líneas'],
    ['a mark alone', '\ufeff', 'no tiene líneas'],
    ['blanks', '\n\n  \n', 'no tiene líneas'],
    ['words', 'Dear customer,\nthank you\n', 'no tiene líneas'],
  ])('%s', (_, file, message) => {
    const bytes = typeof file === 'string' ? bytesOf(file) : file;
    const { problem } = readStatement({ ...day, bytes, layout: null });
    expect(problem?.message).toContain(message);
    if (message !== 'no tiene líneas') expect(problem?.message).toContain('CSV');
  });

  test('the order of day and month is asked with an example', () => {
    const text = 'Date,Description,Amount\n03/04/2026,A,5.00\n';
    expect(readAsProposed(text).read.problem?.message).toContain('«03/04/2026»');
    expect(readAsProposed(text, { dayStyle: 'mdy' }).rows).toEqual(['2026-03-04 500 in']);
  });

  test('one without headings, where the columns were said by their headings', () => {
    const layout = StatementLayout.parse({
      ...{ day: 'Date', description: 'Description', amount: 'Amount' },
      ...{ dayStyle: 'auto', decimalStyle: 'auto', separator: 'auto', encoding: 'auto' },
    });
    const bytes = bytesOf('11/20/2026,500.00,ZELLE\n11/19/2026,400.00,WIRE\n');
    const read = readStatement({ ...day, bytes, layout });
    expect(read.problem?.message).toContain('no tiene títulos');
    expect(read).toMatchObject({ headless: true, headings: ['1', '2', '3'] });
  });
});
