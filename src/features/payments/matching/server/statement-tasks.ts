import { createHash } from 'node:crypto';
import { toWire } from '#platform/money.ts';
import type { Task } from '#platform/tasks/task.ts';
import { csvFiles } from '#platform/text/csv.ts';
import { lineLimits } from '../line-states.ts';
import type { StatementImport, StatementRow } from '../schema.ts';
import { statementFileTexts } from '../statement-messages.ts';
import { keysOf } from './line-facts.ts';
import { type PlannedLine, planStatement, type StoredLine } from './statement-plan.ts';
import { type ReadStatement, readStatement, type StatementInput } from './statement-reading.ts';
import { type OtherRow, textOf } from './statement-row.ts';

/** What the shop has to look up before the lines can be compared. */
export interface StatementKeys {
  first: string;
  last: string;
  references: string[];
}

/** In lines: what is written at once. */
const linesPerBatch = 250;
const maxRows = 200;

/** Stored lines as the database writes them in JSON: day, cents, text, payer, reference, which. */
type StoredCells = [string, number, string, string | null, string | null, number];

export interface PlanInput extends StatementInput {
  /** JSON of `StoredCells[]`: the shop's process hands it on unread. */
  stored: string[];
}

export interface StatementPlan {
  report: StatementImport;
  /** JSON of new lines, in batches, as the database reads it. */
  batches: { json: string; lines: number }[];
}

/** Both work in a process of their own: megabytes take seconds. */
export const statementReading = {
  name: 'read-statement',
  lane: 'now',
  maxMs: 60_000,
  work: async (input) => {
    const read = readStatement(input);
    lastRead = { key: keyOfInput(input), read };
    return keysOfFile(read);
  },
} satisfies Task<StatementInput, StatementKeys | null>;

export const statementPlanning = {
  name: 'plan-statement',
  lane: 'now',
  maxMs: 60_000,
  work: async (input) => plan(input),
} satisfies Task<PlanInput, StatementPlan>;

/** What the first task has read, for the second one, if that runs in the same process. */
let lastRead: { key: string; read: ReadStatement } | undefined;

function keyOfInput({ bytes, layout, language, today, oldest }: StatementInput): string {
  const hash = createHash('sha256').update(bytes).digest('hex');
  return JSON.stringify([hash, layout, language, today, oldest]);
}

/** Null where nothing has to be compared. */
function keysOfFile(read: ReadStatement): StatementKeys | null {
  const days = daysOfFile(read);
  if (!days) return null;
  const references = read.lines.flatMap((line) => keysOf(line).reference ?? []);
  return { ...days, references: [...new Set(references)] };
}

function daysOfFile({ lines, others }: ReadStatement): Omit<StatementKeys, 'references'> | null {
  if (lines.length === 0) return null;
  const all = new Set([...lines, ...others].flatMap(({ movedOn }) => movedOn ?? []));
  const days = [...all].toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return { first, last };
}

function plan(input: PlanInput): StatementPlan {
  const read = lastRead?.key === keyOfInput(input) ? lastRead.read : readStatement(input);
  lastRead = undefined;
  const days = daysOfFile(read);
  const stored = input.stored.flatMap((json) => (JSON.parse(json) as StoredCells[]).map(storedOf));
  const planned = days ? planStatement(read.lines, stored, { ...days, ...input }) : [];
  const fresh = planned.filter(({ state }) => state === 'new').map(writtenOf);
  const batches: StatementPlan['batches'] = [];
  for (let at = 0; at < fresh.length; at += linesPerBatch) {
    const some = fresh.slice(at, at + linesPerBatch);
    batches.push({ json: JSON.stringify(some), lines: some.length });
  }
  return { report: reportOf(read, planned, input), batches };
}

const storedOf = ([
  movedOn,
  cents,
  description,
  payer,
  reference,
  nth,
]: StoredCells): StoredLine => ({ movedOn, cents, description, payer, reference, nth });

const writtenOf = ({ line, nth, referenceKey }: PlannedLine) => ({
  moved_on: line.movedOn,
  amount_cents: line.cents,
  description: line.description,
  payer: line.payer,
  bank_reference: line.reference,
  reference_key: referenceKey,
  nth,
});

function reportOf(
  read: ReadStatement,
  planned: readonly PlannedLine[],
  { layout, language }: StatementInput,
): StatementImport {
  const all = [...planned.map(rowOfLine), ...read.others.map(rowOfOther)].toSorted(
    (a, b) => a.row - b.row,
  );
  const counts = { rows: read.rows, new: 0, known: 0, out: 0, pending: 0, note: 0, refused: 0 };
  for (const { state } of all) counts[state] += 1;
  const left = all.filter(({ state }) => state === 'refused' || state === 'pending');
  const { problem, headings, examples, headless, proposal } = read;
  return {
    ...{ written: false, columnsKnown: layout !== null, problem, headings, examples, headless },
    ...{ proposal, counts },
    refused: left.filter(({ state }) => state === 'refused').slice(0, maxRows),
    pending: left.filter(({ state }) => state === 'pending').slice(0, maxRows),
    leftFiles: left.length === 0 ? null : filesOf(left, language),
    rows: all.slice(0, maxRows),
  };
}

function rowOfLine({ line, state, message, nth }: PlannedLine): StatementRow {
  const { row, movedOn, cents, description, payer, reference } = line;
  const text = textOf({ description, payer: payer ?? '' });
  const facts = state === 'refused' ? { description, payer, reference, nth } : null;
  return { row, state, movedOn, cents, text, message, line: facts };
}

function rowOfOther({ cells, ...row }: OtherRow): StatementRow {
  if (row.state !== 'refused') return { ...row, line: null };
  const { description = '', payer, reference } = cells;
  const short = (text: string | undefined, most: number) => text?.slice(0, most) || null;
  return {
    ...row,
    line: {
      description: description.slice(0, lineLimits.description),
      payer: short(payer, lineLimits.payer),
      reference: short(reference, lineLimits.reference),
      nth: 1,
    },
  };
}

function filesOf(
  rows: readonly StatementRow[],
  language: StatementInput['language'],
): StatementImport['leftFiles'] {
  const t = statementFileTexts[language];
  const header = [t.row, t.day, t.amount, t.text, t.why];
  const cells = rows.map(({ row, movedOn, cents, text, message }) => [
    String(row),
    movedOn ?? '',
    { amount: toWire(cents) ?? '' },
    text,
    message ?? '',
  ]);
  return csvFiles(header, cells);
}
