import { CsvError, parse } from 'csv-parse/sync';

/** Begins a file, so that Excel reads it as UTF-8. */
const mark = '\ufeff';

/**
 * A CSV file as it is read: commas, CRLF, UTF-8. No cell is a formula to a spreadsheet, nor what one
 * of another list sign (the Spanish Excel's is a semicolon) makes a cell of: what would begin a
 * formula gets an apostrophe, which `readCsv` takes away again. Rows are asked for as they are sent,
 * so a large file takes no memory.
 */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rows = batches[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(mark + csvLine(header)));
    },
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join('')));
    },
    async cancel() {
      await rows.return?.();
    },
  });
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(neutral(cell))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Where a cell begins for any list sign: quotes do not hold together what does not begin with one.
 * There the apostrophe goes before quotes, which a spreadsheet would swallow, and before apostrophes
 * that stand there already, so that none is taken away that we did not put.
 */
const unsafe = /(?<=^|[;\t\r\n])(?=["']*[=+\-@\t\r])/g;
const neutralised = /(?<=^|[;\t\r\n])'(?=["']*[=+\-@\t\r])/g;

function neutral(cell: string): string {
  return cell.replace(unsafe, "'");
}

/** A file that is no CSV; `row` is the one where reading stopped, the first is 1. */
export class BadCsv extends Error {
  readonly row: number;
  constructor(row: number) {
    super(`not CSV from row ${row}`);
    this.row = row;
  }
}

/**
 * The rows of a CSV file, its heading the first: ours, or one that a spreadsheet saved, with
 * semicolons or tabs and in the encoding of Windows too. Throws BadCsv.
 */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decode(bytes);
  let rows = 0;
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      on_record: (record: string[]) => {
        rows += 1;
        return record.map((cell) => cell.replace(neutralised, ''));
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new BadCsv(rows + 1);
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // "CSV" of a Spanish Excel, as opposed to its "CSV UTF-8".
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What separates the cells of the heading. */
function delimiterOf(text: string): string {
  const heading = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [',', ';', '\t'].map((sign) => ({ sign, times: heading.split(sign).length }));
  return counts.reduce((most, each) => (each.times > most.times ? each : most)).sign;
}
