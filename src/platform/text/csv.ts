/** Makes Excel read the file as UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * Writes a CSV file: commas, CRLF, UTF-8. No cell is a formula for a spreadsheet, also with another
 * list separator (a semicolon in the Spanish Excel): a possible formula gets an apostrophe, which
 * `readCsv` removes. Rows are requested while they are sent, so a large file takes no memory.
 */
export function csvStream(
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rows = batches[Symbol.asyncIterator]();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(header)));
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

/** The same for a file that is small enough for memory. */
export function csvText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return byteOrderMark + [header, ...rows].map(csvLine).join('');
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(neutral(cell))).join(',')}\r\n`;
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
