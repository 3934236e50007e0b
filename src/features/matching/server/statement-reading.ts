import type { Task } from '#platform/tasks/task.ts';
import { csvProblemText } from '#platform/text/csv-texts.ts';
import { oneLine } from '#platform/text/one-line.ts';
import { BadCsv, isBlankRow, readCsv } from '#platform/text/read-csv.ts';
import { type StatementLayout, shapeOf } from '../layout.ts';
import { layoutColumns } from '../layout-choices.ts';
import { statementProblemTexts } from '../statement-messages.ts';
import { numberLines } from './line-identity.ts';
import {
  type OtherRow,
  type ReadLine,
  type RowContext,
  readRow,
  type StatementCells,
} from './statement-row.ts';

export const statementLimits = { bytes: 5 * 1024 * 1024, rows: 20_000 } as const;
/**
 * Banks write their name, the account and the days above the headings, in this many rows at most.
 */
const headingWithin = 30;
const minColumns = 3;
const maxHeadingLength = 80;

export interface ReadStatement {
  problem: { row: number; message: string } | null;
  headings: string[];
  rows: number;
  lines: ReadLine[];
  others: OtherRow[];
}

interface StatementInput extends Omit<RowContext, 'layout'> {
  bytes: Uint8Array;
  /** Null where the columns are not known yet, so that only the headings are read. */
  layout: StatementLayout | null;
}

/** Reads in a process of its own, because megabytes take seconds. */
export const statementReading = {
  name: 'read-statement',
  lane: 'later',
  maxMs: 60_000,
  work: async (reading) => readStatement(reading),
} satisfies Task<StatementInput, ReadStatement>;

function readStatement(reading: StatementInput): ReadStatement {
  const read: ReadStatement = { problem: null, headings: [], rows: 0, lines: [], others: [] };
  const { layout } = reading;
  try {
    if (layout) readRows(read, { ...reading, layout });
    else readHeadings(read, reading);
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error;
    refuseAll(read, error.row, csvProblemText(error, reading.language));
  }
  read.lines = numberLines(read.lines);
  return read;
}

function refuseAll(read: ReadStatement, row: number, message: string): void {
  Object.assign(read, { problem: { row, message }, rows: 0, lines: [], others: [] });
}

/** Takes the row with the most cells as the headings. */
function readHeadings(read: ReadStatement, { bytes, language }: StatementInput): void {
  let row = 0;
  for (const cells of readCsv(bytes, {})) {
    row += 1;
    const filled = filledOf(cells);
    if (filled.length > read.headings.length) read.headings = filled;
    if (row >= headingWithin) break;
  }
  if (read.headings.length < minColumns) refuseAll(read, 1, statementProblemTexts[language].empty);
}

const filledOf = (cells: readonly string[]): string[] =>
  cells.map((name) => oneLine(name).slice(0, maxHeadingLength)).filter(Boolean);

function readRows(read: ReadStatement, reading: RowContext & { bytes: Uint8Array }): void {
  const t = statementProblemTexts[reading.language];
  let heading: Heading | undefined;
  let row = 0;
  for (const cells of readCsv(reading.bytes, shapeOf(reading.layout))) {
    row += 1;
    if (isBlankRow(cells)) continue;
    if (!heading) {
      heading = headingOf(cells, reading.layout);
      const filled = filledOf(cells);
      if (heading || filled.length > read.headings.length) read.headings = filled;
      if (!heading && row >= headingWithin) break;
      continue;
    }
    read.rows += 1;
    const whole =
      read.rows > statementLimits.rows ? t.tooManyRows : heading.objection(cells, t.half);
    if (whole) {
      refuseAll(read, row, whole);
      return;
    }
    addLine(read, readRow(row, heading.pick(cells), reading));
  }
  if (heading?.endsInAmount && !endsWithLine(reading.bytes)) refuseLast(read, row, t.noEnd);
  if (!heading) refuseAll(read, 1, t.noHeading(missingOf(read.headings, reading.layout)));
  else if (read.rows === 0) refuseAll(read, row, t.empty);
}

/** An amount that was cut in the middle reads as another amount. */
function refuseLast(read: ReadStatement, row: number, message: string): void {
  const last = read.lines.at(-1);
  if (last?.row !== row) return;
  const { movedOn, cents, description: text } = last;
  read.lines.pop();
  read.others.push({ row, state: 'refused', movedOn, cents, text, message });
}

const endsWithLine = (bytes: Uint8Array) =>
  [...bytes.slice(-2)].some((byte) => byte === 0x0a || byte === 0x0d);

interface Heading {
  /** Returns the problem of a row that is shorter than the heading: the file was cut off. */
  objection: (cells: readonly string[], half: string) => string | undefined;
  endsInAmount: boolean;
  pick: (cells: readonly string[]) => StatementCells;
}

const comparable = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, ' ');

function headingOf(cells: readonly string[], layout: StatementLayout): Heading | undefined {
  const names = cells.map(comparable);
  const places = layoutColumns.flatMap((column) => {
    const name = layout[column];
    return name === null ? [] : [{ column, at: names.indexOf(comparable(name)) }];
  });
  if (places.some(({ at }) => at < 0)) return undefined;
  const width = names.findLastIndex((name) => name !== '') + 1;
  const last = places.find(({ at }) => at === width - 1)?.column ?? '';
  return {
    objection: (row, half) => (row.length < width ? half : undefined),
    endsInAmount: ['amount', 'credit', 'debit'].includes(last),
    pick: (row) =>
      Object.fromEntries(places.map(({ column, at }) => [column, oneLine(row[at] ?? '')])),
  };
}

function missingOf(headings: readonly string[], layout: StatementLayout): string {
  const names = headings.map(comparable);
  const required = layoutColumns.flatMap((column) => layout[column] ?? []);
  return required.filter((name) => !names.includes(comparable(name))).join(', ');
}

function addLine(read: ReadStatement, one: ReadLine | OtherRow): void {
  if ('state' in one) read.others.push(one);
  else read.lines.push(one);
}
