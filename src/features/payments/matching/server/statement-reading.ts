import { csvProblemText } from '#platform/text/csv-texts.ts';
import { otherFormatOf } from '#platform/text/other-formats.ts';
import { BadCsv } from '#platform/text/read-csv.ts';
import { decimalOf } from '#platform/text/typed-amount.ts';
import type { StatementLayout } from '../layout.ts';
import { type LayoutProposal, noProposal, proposeLayout } from '../propose-layout.ts';
import {
  createDayReader,
  isDash,
  orderOf,
  readStatementAmount,
  type Style,
} from '../statement-cells.ts';
import { statementLimits } from '../statement-limits.ts';
import { statementProblemTexts } from '../statement-messages.ts';
import {
  type OtherRow,
  type PickedRow,
  type ReadLine,
  type RowContext,
  readRow,
} from './statement-row.ts';
import {
  comparable,
  findTable,
  holdsMoney,
  missingOf,
  type Place,
  placesOf,
  readTableRows,
  type StatementTable,
  type TableRow,
  tableShape,
} from './statement-table.ts';

export interface ReadStatement {
  problem: { row: number; message: string } | null;
  headings: string[];
  headless: boolean;
  /** The first value of each column. */
  examples: string[];
  proposal: LayoutProposal;
  rows: number;
  lines: ReadLine[];
  others: OtherRow[];
}

export interface StatementInput extends RowContext {
  bytes: Uint8Array;
  /** Null where the columns are not known yet, so that only the headings are read. */
  layout: StatementLayout | null;
}

/** Reads a bank's file, row by row: each of its rows is in the result, or the file is refused. */
export function readStatement(input: StatementInput): ReadStatement {
  const read: ReadStatement = {
    ...{
      problem: null,
      headings: [],
      headless: false,
      examples: [],
      rows: 0,
      lines: [],
      others: [],
    },
    proposal: noProposal,
  };
  const t = statementProblemTexts[input.language];
  const refuse = (message: string, row = 1) =>
    Object.assign(read, { problem: { row, message }, rows: 0, lines: [], others: [] });
  const format = otherFormatOf(input.bytes);
  if (format) return refuse(t.otherFormat(format.name, format.spreadsheet));
  let all: TableRow[];
  try {
    all = readTableRows(input.bytes, tableShape(input.layout));
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error;
    return refuse(csvProblemText(error, input.language), error.row);
  }
  const found = findTable(all, null);
  if (found) describe(read, found);
  if (!input.layout) return found ? read : refuse(t.empty);
  const table = findTable(all, input.layout);
  if (!table)
    return refuse(
      found?.headless ? t.noHeadings : t.noHeading(missingOf(read.headings, input.layout)),
    );
  if (table.rows.length > statementLimits.rows) return refuse(t.tooManyRows);
  if (table.rows.length + table.above.length === 0) return refuse(t.empty, all.at(-1)?.row);
  const asked = readLines(read, table, { ...input, layout: input.layout });
  return asked ? refuse(t.whichOrder(asked)) : read;
}

function describe(read: ReadStatement, table: StatementTable): void {
  const rows: string[][] = [];
  for (const row of table.rows) {
    if (holdsMoney(row)) rows.push(row.cells);
    if (rows.length === 1000) break;
  }
  const { headings, headless } = table;
  const examples = headings.map((_, at) => rows.find((cells) => cells[at])?.[at] ?? '');
  const proposal = proposeLayout({ headings, headless, rows });
  Object.assign(read, { headings, headless, examples, proposal });
}

/** Returns a day where the file does not tell which of its figures is the month. */
function readLines(
  read: ReadStatement,
  table: StatementTable,
  input: StatementInput & { layout: StatementLayout },
): string | undefined {
  const places = allPlaces(table, input.layout, read.proposal);
  const picked = pickRows(table, places, endsWithLine(input.bytes));
  const style = styleOf(picked, input);
  if (typeof style === 'string') return style;
  const signed =
    places.some(({ column }) => column === 'direction') &&
    picked.some(({ cells }) => Number(readStatementAmount(cells.amount ?? '', style)) < 0);
  const pendingWithoutBalance = newestWithoutBalance(picked, style);
  read.rows = picked.length;
  for (const row of picked) {
    const one = readRow(row, { ...input, style, signed, pendingWithoutBalance });
    if ('state' in one) read.others.push(one);
    else read.lines.push(one);
  }
  return undefined;
}

/**
 * A column that tells the direction, the standing or the balance is read also where the layout does
 * not name it: without it what went out would come in.
 */
function allPlaces(
  { headings }: StatementTable,
  layout: StatementLayout,
  { columns }: LayoutProposal,
): Place[] {
  const places = placesOf(headings, layout);
  for (const column of ['direction', 'status', 'balance'] as const) {
    const at = headings.indexOf(columns[column] ?? '');
    const isNew = !places.some((place) => place.at === at || place.column === column);
    if (at >= 0 && isNew) places.push({ column, at });
  }
  return places;
}

const moneyColumns = new Set<string>(['amount', 'credit', 'debit', 'balance']);

function pickRows(table: StatementTable, places: readonly Place[], isWhole: boolean): PickedRow[] {
  const width = table.headings.length;
  const title = table.headings.map(comparable).join('\n');
  const last = table.rows.at(-1);
  const pick = (row: TableRow, broken?: PickedRow['broken']): PickedRow => ({
    row: row.row,
    cells: Object.fromEntries(
      places.map(({ column, at }) => {
        const cell = row.cells[at] ?? '';
        return [column, moneyColumns.has(column) && isDash(cell) ? '' : cell];
      }),
    ),
    broken,
    holdsMoney: () => holdsMoney(row),
  });
  const brokenBy = (row: TableRow): PickedRow['broken'] => {
    if (!table.headless && row.cells.slice(width).some(Boolean)) return 'tooWide';
    return row === last && !isWhole && mayBeCut(row, width, places) ? 'cut' : undefined;
  };
  return [
    ...table.above.map((row) => pick(row, 'above')),
    ...table.rows
      // Two files one below the other.
      .filter(({ cells }) => table.headless || cells.map(comparable).join('\n') !== title)
      .map((row) => pick(row, brokenBy(row))),
  ];
}

/** An amount that was cut in the middle reads as another amount. */
function mayBeCut({ cells }: TableRow, width: number, places: readonly Place[]): boolean {
  const ending = places.find(({ at }) => at === cells.length - 1)?.column;
  if (ending === undefined) return false;
  return cells.length < width || ['amount', 'credit', 'debit'].includes(ending);
}

const endsWithLine = (bytes: Uint8Array) =>
  [...bytes.slice(-2)].some((byte) => byte === 0x0a || byte === 0x0d);

const marks = { auto: undefined, point: '.', comma: ',' } as const;

function styleOf(
  picked: readonly PickedRow[],
  { layout: { dayStyle, decimalStyle }, ...days }: StatementInput & { layout: StatementLayout },
): Style | string {
  const amounts = picked.flatMap(({ cells }) =>
    [cells.amount, cells.credit, cells.debit, cells.balance].filter((cell) => cell !== undefined),
  );
  const decimal = marks[decimalStyle] ?? decimalOf(amounts);
  if (dayStyle !== 'auto') return { decimal, dayOf: createDayReader(dayStyle) };
  const found = orderOf(new Set(picked.map(({ cells }) => cells.day ?? '')), days);
  return 'example' in found ? found.example : { decimal, dayOf: createDayReader(found.order) };
}

/**
 * Some banks write no balance for what is pending: where all such rows are the newest ones, at that
 * end of the file. Others write it now and then, which tells nothing.
 */
function newestWithoutBalance(
  picked: readonly PickedRow[],
  { dayOf }: Style,
): (row: number) => boolean {
  const dated = picked.flatMap(({ row, cells: { day = '', balance } }) => {
    const movedOn = dayOf(day);
    return movedOn === undefined ? [] : [{ row, movedOn, isEmpty: balance === '' }];
  });
  const empty = dated.filter(({ isEmpty }) => isEmpty);
  const [first, last] = [dated[0]?.movedOn ?? '', dated.at(-1)?.movedOn ?? ''];
  const ends = [
    ...(first >= last ? [dated.slice(0, empty.length)] : []),
    ...(first <= last ? [dated.slice(-empty.length)] : []),
  ];
  const isBlock =
    empty.length < dated.length && ends.some((end) => end.every(({ isEmpty }) => isEmpty));
  const pending = new Set(isBlock ? empty.map(({ row }) => row) : []);
  return (row) => pending.has(row);
}
