import { parse } from 'csv-parse/sync';
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadCsv, type CsvShape, csvLimits, readCsv } from './read-csv.ts';

const read = (text: string, shape?: CsvShape) => [
  ...readCsv(new TextEncoder().encode(text), shape),
];

function problemOf(text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof BadCsv) return [error.row, error.problem];
    throw error;
  }
}

describe('a CSV file', () => {
  const anything = array(constantFrom(...'"",,\n\na b'), { maxLength: 14 });

  test('with any signs is read as csv-parse reads it, where that reads it', () => {
    assert(
      property(anything, (characters) => {
        const text = `a,b\n${characters.join('')}`;
        let expected: unknown;
        try {
          expected = parse(text, { relax_column_count: true });
        } catch {
          return;
        }
        expect(problemOf(text)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });

  test('that quotes in a way of its own loses no letter and refuses no row but a last one that was cut', () => {
    assert(
      property(anything, (characters) => {
        const text = `a,b\n${characters.join('')}\n`;
        const cells = read(text, { anyQuotes: true }).flat().join('');
        const letters = (of: string) => of.replaceAll(/[^ab]/g, '');
        expect(letters(cells)).toBe(letters(text));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['a bare quote', 'TV 55",2', ['TV 55"', '2']],
    ['bare quotes', 'for "carro",2', ['for "carro"', '2']],
    ['quotes within quotes', '"for "carro" now",2', ['for "carro" now', '2']],
    ['a quote before a word', '"MARIA" PEREZ,2', ['"MARIA" PEREZ', '2']],
    ['an opening quote alone', '"55 inch,2', ['"55 inch', '2']],
    ['a blank behind quotes', '"a" ,2', ['a', '2']],
    ['doubled quotes', '"say ""no""",2', ['say "no"', '2']],
  ])('has %s in a cell, and its next row stays a row', (_, row, cells) => {
    expect(read(`a,b\n${row}\n"3","4"\n`)).toEqual([['a', 'b'], cells, ['3', '4']]);
  });

  test('of a bank may leave a quote open anywhere but in its last line', () => {
    const rows = (text: string) => read(text, { anyQuotes: true }).slice(1);
    expect(rows('a,b\n"55 inch,2\n3,4\n')).toEqual([
      ['"55 inch', '2'],
      ['3', '4'],
    ]);
    expect(problemOf('a,b\n"55 inch,2\n3,4\n')).toEqual([2, 'not-csv']);
    expect(() => rows('a,b\n1,2\n3,"4')).toThrow(BadCsv);
  });

  test.each([
    [
      'another delimiter above the headings',
      'Bank; of; the; North; x\na,b,c\n1,2,3\n',
      ['1', '2', '3'],
    ],
    ['more commas than semicolons, as decimals', 'a;b\n"1,2,3,4";1,5\n1,5;2,5\n', ['1,5', '2,5']],
    ['tabs', 'a\tb,c\n1\t2\n', ['1', '2']],
    ['the line of Excel that says it', 'sep=;\na;b,c,d\n1;2,3,4\n', ['1', '2,3,4']],
  ])('finds its delimiter: %s', (_, text, last) => {
    expect(read(text).at(-1)).toEqual(last);
    expect(read(`\ufeff${text}`).at(-1)).toEqual(last);
  });

  test.each([
    ['with its mark', '\ufeffa,ñ'],
    ['without it', 'a,ñ'],
  ])('of UTF-16 in either order %s', (_, text) => {
    const little = Buffer.from(text, 'utf16le');
    expect([...readCsv(little)]).toEqual([['a', 'ñ']]);
    expect([...readCsv(Buffer.from(little).swap16())]).toEqual([['a', 'ñ']]);
  });

  test.each(['\n', '\r\n', '\r'])('has lines that end in %j, and cells that hold it', (end) => {
    const text = ['a,b', `1,"2${end}3"`, '', ',', '4,5'].join(end);
    const rows = [['a', 'b'], ['1', `2${end}3`], [''], ['', ''], ['4', '5']];
    expect(read(text)).toEqual(rows);
    expect(read(text + end)).toEqual(rows);
  });

  test('that is empty has no row', () => {
    expect(read('')).toEqual([]);
    expect(read('\ufeff')).toEqual([]);
  });

  test('may have a blank tail of any width, but no more columns than we take', () => {
    const { columns } = csvLimits;
    const wide = `a${','.repeat(20_000)}`;
    expect(read(`a,b\n${wide}\n1,2`).map((row) => row.length)).toEqual([2, columns, 2]);
    expect(problemOf(`a,b\n1,2\n${','.repeat(columns)}x`)).toEqual([3, 'too-many-columns']);
    expect(read(`a,b\n${','.repeat(columns - 1)}x`)[1]?.at(-1)).toBe('x');
  });

  test('has cells and rows of a bounded length', () => {
    const { cellLength, rowLength } = csvLimits;
    const cell = 'x'.repeat(cellLength);
    expect(read(`a,b\n${cell},"${'x'.repeat(1000)}"`)[1]?.[0]).toBe(cell);
    expect(problemOf(`a,b\n${cell}x,1`)).toEqual([2, 'cell-too-long']);
    expect(problemOf(`a,b\n1,"x${cell}"`)).toEqual([2, 'cell-too-long']);
    const part = 'x'.repeat(rowLength / 4);
    expect(problemOf(`a,b\n1,2\n${[part, part, part, part].join(',')}`)).toEqual([
      3,
      'row-too-long',
    ]);
  });

  test('is read no further than it is asked for', () => {
    const rows = readCsv(new TextEncoder().encode('a,b\n1,2\n"never ends'));
    expect(rows.next().value).toEqual(['a', 'b']);
    expect(rows.next().value).toEqual(['1', '2']);
    expect(() => rows.next()).toThrow(BadCsv);
  });
});
