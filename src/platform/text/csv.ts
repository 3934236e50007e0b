import { sortableMoment } from '../time/dates.ts';

/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/** 'excel' is for a Spanish one: semicolons, a comma before the cents, moments that it sorts. */
export interface CsvQueryText {
  format?: 'excel' | undefined;
}
type Format = CsvQueryText['format'];

/** A text; dollars, as on the wire; or a moment, with what people read. An ISO day is a text. */
export type CsvCell = string | { amount: string } | { at: string; text: string };
type CsvRow = readonly CsvCell[];

/**
 * Writes a CSV file: CRLF, UTF-8. No cell is a formula for a spreadsheet, also with another
 * list separator (a semicolon in the Spanish Excel): a possible formula gets an apostrophe, which
 * `readCsv` removes. Rows are requested while they are sent, so a large file takes no memory.
 */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly CsvRow[]>,
  format?: Format,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rows = batches[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(header, format)));
    },
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map((row) => csvLine(row, format)).join('')));
    },
    async cancel() {
      await rows.return?.();
    },
  });
}

/** The same for a file that is small enough for memory. */
export function csvText(
  header: readonly string[],
  rows: readonly CsvRow[],
  format?: Format,
): string {
  return byteOrderMark + [header, ...rows].map((row) => csvLine(row, format)).join('');
}

/** For most, and for a Spanish Excel. */
export const csvFiles = (header: readonly string[], rows: readonly CsvRow[]) => ({
  csv: csvText(header, rows),
  excel: csvText(header, rows, 'excel'),
});

function csvLine(cells: CsvRow, format?: Format): string {
  const written = cells.map((cell) => quoted(neutral(textOf(cell, format))));
  return `${written.join(format ? ';' : ',')}\r\n`;
}

function textOf(cell: CsvCell, format: Format): string {
  if (typeof cell === 'string') return cell;
  if ('amount' in cell) return format ? cell.amount.replace('.', ',') : cell.amount;
  return format ? sortableMoment(cell.at) : cell.text;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Matches the beginnings of cells for any list separator: quotes count only at the beginning of a
 * cell. The apostrophe goes before quotes, which a spreadsheet would drop, and before existing
 * apostrophes, so that only ours are removed again. A code of more than 15 figures gets one too: as a
 * number it would lose the others.
 */
const unsafe = /(?<=^|[;\t\r\n])(?=["']*(?:[=+\-@\t\r]|\d{16}))/g;
export const neutralised = /(?<=^|[;\t\r\n])'(?=["']*(?:[=+\-@\t\r]|\d{16}))/g;

function neutral(cell: string): string {
  return cell.replace(unsafe, "'");
}
