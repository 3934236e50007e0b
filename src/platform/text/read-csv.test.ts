import { parse } from 'csv-parse/sync';
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadCsv, csvLimits, readCsv } from './read-csv.ts';

const read = (text: string) => [...readCsv(new TextEncoder().encode(text))];

function problemOf(text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof BadCsv) return [error.row, error.problem];
    throw error;
  }
}

describe('a CSV file', () => {
  test('with any signs is read as csv-parse reads it, or refused as by csv-parse', () => {
    const anything = array(constantFrom(...'"",,\n\na b'), { maxLength: 14 });
    assert(
      property(anything, (characters) => {
        const text = `a,b\n${characters.join('')}`;
        let expected: unknown;
        try {
          expected = parse(text, { relax_column_count: true });
        } catch {
          expected = [expect.any(Number), 'not-csv'];
        }
        expect(problemOf(text)).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
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
