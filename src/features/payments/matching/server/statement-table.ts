import { oneLine } from '#platform/text/one-line.ts';
import { type CsvShape, isBlankRow, readCsv } from '#platform/text/read-csv.ts';
import { type StatementLayout, shapeOf } from '../layout.ts';
import { type LayoutColumn, layoutColumns, maxHeading } from '../layout-choices.ts';
import { holdsAmount, holdsDay } from '../statement-cells.ts';
import { statementLimits } from '../statement-limits.ts';

/** Banks write their name, the account and the days above the headings, in this many rows at most. */
const headingWithin = 30;
const minColumns = 3;

export interface TableRow {
  row: number;
  cells: string[];
}

export interface StatementTable {
  headings: string[];
  headless: boolean;
  /** Rows below the headings, and such above them as hold a day and an amount. */
  rows: TableRow[];
  above: TableRow[];
}

export function readTableRows(bytes: Uint8Array, shape: CsvShape): TableRow[] {
  const rows: TableRow[] = [];
  let row = 0;
  for (const cells of readCsv(bytes, shape)) {
    row += 1;
    if (!isBlankRow(cells)) rows.push({ row, cells: cells.map(cellOf) });
    if (rows.length > statementLimits.rows + headingWithin) break;
  }
  return rows;
}

/** Some programs put quotes around cells that have them already. */
function cellOf(written: string): string {
  const text = oneLine(written);
  return /^".+"$/.test(text) ? text.slice(1, -1) : text;
}

/** A row of money, also where no column is known. */
export const holdsMoney = ({ cells }: TableRow): boolean =>
  cells.some(holdsDay) && cells.some((cell) => holdsAmount(cell) && !holdsDay(cell));

/**
 * Finds the headings: the row that has all columns of the layout, or, without a layout, the fullest
 * one above the first row of money. Undefined where no row has them.
 */
export function findTable(
  rows: readonly TableRow[],
  layout: StatementLayout | null,
): StatementTable | undefined {
  if (layout?.headless) return withoutHeadings(rows);
  const first = rows.slice(0, headingWithin);
  const at = layout
    ? first.findIndex(({ cells }) => placesOf(cells, layout).every(({ at: place }) => place >= 0))
    : fullest(first);
  const heading = rows[at];
  if (!heading) return layout ? undefined : withoutHeadings(rows);
  const names = heading.cells.map((name) => name.slice(0, maxHeading));
  return {
    headings: names.slice(0, names.findLastIndex((name) => name !== '') + 1),
    headless: false,
    rows: rows.slice(at + 1),
    above: rows.slice(0, at).filter(holdsMoney),
  };
}

function withoutHeadings(rows: readonly TableRow[]): StatementTable | undefined {
  const width = rows.find(holdsMoney)?.cells.length ?? 0;
  if (width < minColumns) return undefined;
  const headings = Array.from({ length: width }, (_, at) => String(at + 1));
  return { headings, headless: true, rows: [...rows], above: [] };
}

function fullest(rows: readonly TableRow[]): number {
  const firstMoney = rows.findIndex(holdsMoney);
  const above = firstMoney < 0 ? rows : rows.slice(0, firstMoney);
  const filled = above.map(({ cells }) => cells.filter(Boolean).length);
  const most = Math.max(0, ...filled);
  return most < minColumns ? -1 : filled.indexOf(most);
}

export interface Place {
  column: LayoutColumn;
  at: number;
}

export function placesOf(headings: readonly string[], layout: StatementLayout): Place[] {
  const names = headings.map(comparable);
  return layoutColumns.flatMap((column) => {
    const name = layout[column];
    return name === null ? [] : [{ column, at: names.indexOf(comparable(name)) }];
  });
}

export const comparable = (name: string): string =>
  name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** The names of a layout that no row has, where the fullest one of the first has `headings`. */
export function missingOf(headings: readonly string[], layout: StatementLayout): string {
  const missing = placesOf(headings, layout).filter(({ at }) => at < 0);
  return missing.map(({ column }) => layout[column]).join(', ');
}

export const tableShape = (layout: StatementLayout | null): CsvShape =>
  layout ? shapeOf(layout) : { anyQuotes: true };
