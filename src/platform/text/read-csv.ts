import { byteOrderMark, neutralised } from './csv.ts';
import { decodeOld } from './old-encodings.ts';

/**
 * The limits of one row. Characters are UTF-16 units; blank cells past the columns do not count.
 */
export const csvLimits = { columns: 100, cellLength: 50_000, rowLength: 100_000 } as const;

export type CsvProblem = 'not-csv' | 'too-many-columns' | 'cell-too-long' | 'row-too-long';

/** The file cannot be read from this row on; the first row is 1. */
export class BadCsv extends Error {
  readonly row: number;
  readonly problem: CsvProblem;
  constructor(row: number, problem: CsvProblem) {
    super(`${problem} in row ${row}`);
    this.row = row;
    this.problem = problem;
  }
}

const csvDelimiters = [',', ';', '\t', '|'] as const;
type CsvEncoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** Detected when it is not given. */
export interface CsvShape {
  /** A bank's file: also an opening quote that nothing closes is text, but in the last line. */
  anyQuotes?: boolean;
  delimiter?: (typeof csvDelimiters)[number] | undefined;
  encoding?: CsvEncoding | undefined;
}

/** Spreadsheets also write rows that were touched and are empty. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/**
 * Reads the rows of a CSV file, heading and blank rows included: of ours, or of one that a
 * spreadsheet saved, with semicolons or tabs and in an old encoding. Throws BadCsv. Written by
 * hand: csv-parse makes an error with a copy of its whole state for each row whose length differs
 * from the heading's, as blank rows do, which takes minutes for 5 MB.
 */
export function* readCsv(
  bytes: Uint8Array,
  { delimiter, encoding, anyQuotes = false }: CsvShape = {},
): Generator<string[]> {
  const text = decode(bytes, encoding);
  const at = text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const found = delimiter ?? delimiterOf(text.slice(at));
  const place: Place = { text, at, row: 0, delimiter: found, anyQuotes };
  while (place.at < text.length) {
    place.row += 1;
    yield readRow(place);
  }
}

const separatorLine = /^sep=([,;\t|])[\r\n]/i;

interface Place {
  text: string;
  at: number;
  row: number;
  delimiter: string;
  anyQuotes: boolean;
  /** True once a cell was not quoted by the standard. */
  loose?: boolean;
}

function readRow(place: Place): string[] {
  const { text, delimiter, row, at: start } = place;
  const cells: string[] = [];
  for (;;) {
    const cell = text[place.at] === '"' ? readQuoted(place) : readPlain(place);
    if (cell.length > csvLimits.cellLength) throw new BadCsv(row, 'cell-too-long');
    if (place.at - start > csvLimits.rowLength) throw new BadCsv(row, 'row-too-long');
    if (cells.length < csvLimits.columns) cells.push(cell);
    else if (cell.trim() !== '') throw new BadCsv(row, 'too-many-columns');
    const character = text[place.at];
    place.at += character === '\r' && text[place.at + 1] === '\n' ? 2 : 1;
    if (character !== delimiter) return cells;
  }
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r' || character === undefined;
}

/** Reads an unquoted cell, in which quotes are text: 55" TV. */
function readPlain(place: Place): string {
  const { text, delimiter, at: start } = place;
  let end = start;
  for (; !isLineEnd(text[end]) && text[end] !== delimiter; ) end += 1;
  place.at = end;
  return cellOf(text.slice(start, end));
}

/**
 * Reads a quoted cell. One that was not quoted by the standard, as "Zelle for "carro"", ends in its
 * line, so that no quote swallows the rows below. A file that ends within quotes was cut off.
 */
function readQuoted(place: Place): string {
  const { text, row, at: start } = place;
  const standardEnd = endOfQuoted(place);
  const end = standardEnd ?? endInLine(place);
  if (standardEnd === undefined) place.loose = true;
  if (text[end] !== '"') {
    const isCut = text[end] === undefined || !text.includes('"', start + 1);
    if (isCut && !(place.anyQuotes && text[end])) throw new BadCsv(row, 'not-csv');
    return readPlain(place);
  }
  place.at = afterBlanks(place, end + 1);
  return cellOf(text.slice(start + 1, end).replaceAll('""', '"'));
}

/** The closing quote by the standard: inner ones are doubled, and line ends are text. */
function endOfQuoted(place: Place): number | undefined {
  const { text, at: start } = place;
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end !== -1 && endsCell(place, end) ? end : undefined;
}

/** Returns the closing quote in this line, or else where the line ends. */
function endInLine(place: Place): number {
  const { text, at: start, row } = place;
  let end = start + 1;
  while (!isLineEnd(text[end]) && !(text[end] === '"' && endsCell(place, end))) end += 1;
  if (end - start > csvLimits.rowLength) throw new BadCsv(row, 'row-too-long');
  return end;
}

function endsCell(place: Place, quote: number): boolean {
  const character = place.text[afterBlanks(place, quote + 1)];
  return character === place.delimiter || isLineEnd(character);
}

/** Some write a blank between the closing quote and the delimiter. */
function afterBlanks({ text }: Place, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

function cellOf(text: string): string {
  return text.includes("'") ? text.replace(neutralised, '') : text;
}

function decode(bytes: Uint8Array, encoding = wideEncodingOf(bytes)): string {
  if (encoding) return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return decodeOld(bytes).text;
  }
}

/** UTF-16 by its mark, or by the empty half of its first letter. */
function wideEncodingOf([first, second]: Uint8Array): string | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}

const sampledRows = 60;

/**
 * The delimiter that divides most rows into equally many cells: what a bank writes above its
 * headings may hold others. `sep=;` in the first line, as Excel writes it, says it.
 */
function delimiterOf(text: string): string {
  const said = separatorLine.exec(text)?.[1];
  if (said) return said;
  const divided = csvDelimiters.map((character) => {
    const counts = sampleOf(text, character).map(({ length }) => length - 1);
    const same = Map.groupBy(
      counts.filter((count) => count > 0),
      (count) => count,
    );
    const most = [...same].toSorted(([a, one], [b, other]) => other.length - one.length || b - a);
    const [cells = 0, { length } = []] = most[0] ?? [];
    return { character, cells, rows: length };
  });
  return divided.toSorted((a, b) => b.rows - a.rows || b.cells - a.cells)[0]?.character ?? ',';
}

function sampleOf(text: string, delimiter: string): string[][] {
  const place: Place = { text, at: 0, row: 0, delimiter, anyQuotes: true };
  const rows: string[][] = [];
  try {
    while (place.at < text.length && rows.length < sampledRows) {
      place.loose = false;
      const row = readRow(place);
      rows.push(place.loose ? [] : row);
    }
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error;
  }
  return rows;
}
