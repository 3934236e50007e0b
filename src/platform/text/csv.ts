/** Begins a file, so that Excel reads it as UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * A CSV file as it is read: commas, CRLF, UTF-8. No cell is a formula to a spreadsheet, nor what one
 * of another list separator (the Spanish Excel's is a semicolon) makes a cell of: what would begin a
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

function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(neutral(cell))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Where a cell begins for any list separator: quotes do not hold together what does not begin with one.
 * There the apostrophe goes before quotes, which a spreadsheet would swallow, and before apostrophes
 * that stand there already, so that none is taken away that we did not put.
 */
const unsafe = /(?<=^|[;\t\r\n])(?=["']*[=+\-@\t\r])/g;
export const neutralised = /(?<=^|[;\t\r\n])'(?=["']*[=+\-@\t\r])/g;

function neutral(cell: string): string {
  return cell.replace(unsafe, "'");
}
