import { describe, expect, test } from 'vitest';
import { BadCsv, csvStream, readCsv } from './csv.ts';

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
      expect(readCsv(bytes(file))).toEqual([
        ['a', 'b'],
        [cell, 'x'],
      ]);
      expect(file.slice(6).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  test("an apostrophe of one's own stays", async () => {
    const cells = ["'hola", "O'Higgins"];
    const file = await written(cells);
    expect(file).toContain("'hola,O'Higgins");
    expect(readCsv(bytes(file))[1]).toEqual(cells);
  });

  test('is read as a spreadsheet saves it: semicolons, tabs, Windows letters, UTF-16', () => {
    const expected = [
      ['nombre', 'año'],
      ['Camión, rojo', '2020'],
    ];
    expect(readCsv(bytes('nombre;año\r\n"Camión, rojo";2020\r\n'))).toEqual(expected);
    expect(readCsv(bytes('\ufeffnombre\taño\n"Camión, rojo"\t2020'))).toEqual(expected);
    const windows = Buffer.from('nombre;año\r\n"Camión, rojo";2020\r\n', 'latin1');
    expect(readCsv(windows)).toEqual(expected);
    const wide = Buffer.from('\ufeffnombre\taño\r\n"Camión, rojo"\t2020\r\n', 'utf16le');
    expect(readCsv(wide)).toEqual(expected);
  });

  test('a quote that never ends is told with its row', () => {
    expect(() => readCsv(bytes('a,b\n1,2\n"3,4\n5,6'))).toThrow(BadCsv);
    try {
      readCsv(bytes('a,b\n1,2\n"3,4\n5,6'));
    } catch (error) {
      expect(error).toMatchObject({ row: 3 });
    }
  });
});
