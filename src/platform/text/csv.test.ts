import { type Arbitrary, array, assert, asyncProperty, constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvStream, csvText } from './csv.ts';
import { BadCsv, readCsv } from './read-csv.ts';

async function written(...rows: string[][]): Promise<string> {
  const stream = csvStream(
    ['a', 'b'],
    (async function* () {
      for (const row of rows) yield [row];
    })(),
  );
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await new Response(stream).arrayBuffer(),
  );
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Reads cells like a spreadsheet: quotes count where a cell begins with one, and leniently. */
function cellsSeen(file: string, separators: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let begun = false;
  let quoted = false;
  for (let at = 1; at < file.length; at += 1) {
    const sign = file.charAt(at);
    if (quoted && sign === '"' && file[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (!begun && sign === '"') quoted = true;
    else if (separators.includes(sign) || /[\r\n]/.test(sign)) {
      cells.push(cell);
      cell = '';
      begun = false;
      continue;
    } else cell += sign;
    begun = true;
  }
  return [...cells, cell];
}

describe('a CSV file', () => {
  test('begins with the mark that Excel wants, and quotes what must be quoted', async () => {
    expect(await written(['uno, dos', 'di "hola"'], ['línea\nlínea', ''])).toBe(
      '\ufeffa,b\r\n"uno, dos","di ""hola"""\r\n"línea\nlínea",\r\n',
    );
  });

  test.each(['=1+1', '+53 5', '-5', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''-x"])(
    '%j is no formula, and comes back as it was',
    async (cell) => {
      const file = await written([cell, 'x']);
      expect([...readCsv(bytes(file))]).toEqual([
        ['a', 'b'],
        [cell, 'x'],
      ]);
      expect(file.slice(6).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test.each(['hola;=1+1;+cmd', 'a\t=1', 'a\n=1', 'x;"=1+1;y', "x;'=1", ';=1', 'x;""=1'])(
    '%j has no formula for a spreadsheet whose list sign is another, and comes back as it was',
    async (cell) => {
      const file = await written([cell, 'x'], ['x', cell]);
      for (const sign of [',', ';', '\t', ',;\t']) {
        expect(cellsSeen(file, sign).filter((seen) => /^[=+\-@]/.test(seen))).toEqual([]);
      }
      expect([...readCsv(bytes(file))].slice(1)).toEqual([
        [cell, 'x'],
        ['x', cell],
      ]);
    },
  );

  test('with any signs has no formula, whatever separates its cells, and comes back', async () => {
    const cell: Arbitrary<string> = array(constantFrom(...`="';,\t\r\n+a`), { maxLength: 7 }).map(
      (characters) => characters.join(''),
    );
    await assert(
      asyncProperty(cell, cell, async (one, other) => {
        const file = await written([one, other]);
        for (const sign of [',', ';', '\t', ',;\t']) {
          expect(cellsSeen(file, sign).filter((seen) => /^[=+]/.test(seen))).toEqual([]);
        }
        expect([...readCsv(bytes(file))][1]).toEqual([one, other]);
      }),
      { numRuns: 2000 },
    );
  });

  test("an apostrophe of one's own stays", async () => {
    const cells = ["'hola", "O'Higgins"];
    const file = await written(cells);
    expect(file).toContain("'hola,O'Higgins");
    expect([...readCsv(bytes(file))][1]).toEqual(cells);
  });

  test('is read as a spreadsheet saves it: semicolons, tabs, Windows letters, UTF-16', () => {
    const expected = [
      ['nombre', 'año'],
      ['Camión, rojo', '2020'],
    ];
    expect([...readCsv(bytes('nombre;año\r\n"Camión, rojo";2020\r\n'))]).toEqual(expected);
    expect([...readCsv(bytes('\ufeffnombre\taño\n"Camión, rojo"\t2020'))]).toEqual(expected);
    const windows = Buffer.from('nombre;año\r\n"Camión, rojo";2020\r\n', 'latin1');
    expect([...readCsv(windows)]).toEqual(expected);
    const wide = Buffer.from('\ufeffnombre\taño\r\n"Camión, rojo"\t2020\r\n', 'utf16le');
    expect([...readCsv(wide)]).toEqual(expected);
  });

  test('a quote that never ends is told with its row', () => {
    expect(() => [...readCsv(bytes('a,b\n1,2\n"3,4'))]).toThrow(BadCsv);
    try {
      [...readCsv(bytes('a,b\n1,2\n"3,4'))];
    } catch (error) {
      expect(error).toMatchObject({ row: 3 });
    }
  });
});

test('a code of more than 15 figures stays a text, and comes back as it was', async () => {
  const codes = [
    '1234567890123456',
    '00012345678901234567',
    '123456789012345',
    "'1234567890123456",
  ];
  const text = csvText(
    ['código'],
    codes.map((code) => [code]),
  );
  expect(text.split('\r\n').slice(1, 5)).toEqual([
    "'1234567890123456",
    "'00012345678901234567",
    '123456789012345',
    "''1234567890123456",
  ]);
  const [, ...rows] = readCsv(new TextEncoder().encode(text));
  expect(rows).toEqual(codes.map((code) => [code]));
});
