import { byteOrderMark, neutralised } from './csv.ts';

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

const csvDelimiters = [',', ';', '\t'] as const;
type CsvEncoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** Detected when it is not given. */
export interface CsvShape {
  delimiter?: (typeof csvDelimiters)[number] | undefined;
  encoding?: CsvEncoding | undefined;
}

/** Spreadsheets also write rows that were touched and are empty. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/**
 * Reads the rows of a CSV file, heading and blank rows included: of ours, or of one that a
 * spreadsheet saved, with semicolons or tabs and in Windows' encoding. Throws BadCsv. Written by
 * hand: csv-parse makes an error with a copy of its whole state for each row whose length differs
 * from the heading's, as blank rows do, which takes minutes for 5 MB.
 */
export function* readCsv(
  bytes: Uint8Array,
  { delimiter, encoding }: CsvShape = {},
): Generator<string[]> {
  const text = decode(bytes, encoding);
  const at = text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const place: Place = { text, at, row: 0, delimiter: delimiter ?? delimiterOf(text) };
  while (place.at < text.length) {
    place.row += 1;
    yield readRow(place);
  }
}

interface Place {
  text: string;
  at: number;
  row: number;
  delimiter: string;
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
    if (character !== delimiter && !isLineEnd(character)) throw new BadCsv(row, 'not-csv');
    place.at += character === '\r' && text[place.at + 1] === '\n' ? 2 : 1;
    if (character !== delimiter) return cells;
  }
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r' || character === undefined;
}

/** Reads an unquoted cell. A quote inside also ends it, and is no line end. */
function readPlain(place: Place): string {
  const { text, delimiter, at: start } = place;
  let end = start;
  for (; !isLineEnd(text[end]) && text[end] !== delimiter && text[end] !== '"'; ) end += 1;
  place.at = end;
  return cellOf(text.slice(start, end));
}

function readQuoted(place: Place): string {
  const { text, row, at: start } = place;
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) throw new BadCsv(row, 'not-csv');
  place.at = end + 1;
  return cellOf(text.slice(start + 1, end).replaceAll('""', '"'));
}

function cellOf(text: string): string {
  return text.includes("'") ? text.replace(neutralised, '') : text;
}

function decode(bytes: Uint8Array, encoding?: CsvShape['encoding']): string {
  if (encoding) return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // "CSV" of a Spanish Excel, not its "CSV UTF-8".
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The delimiter of the heading. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, csvLimits.rowLength);
  const line = heading.slice(0, heading.search(/[\r\n]|$/));
  const counts = csvDelimiters.map((character) => ({
    character,
    times: line.split(character).length,
  }));
  return counts.reduce((most, each) => (each.times > most.times ? each : most)).character;
}
