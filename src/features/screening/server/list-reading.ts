import { createHash } from 'node:crypto';
import type { Task } from '#platform/tasks/task.ts';
import { csvProblemText, otherFormatText } from '#platform/text/csv-texts.ts';
import type { Language } from '#platform/text/language.ts';
import { otherFormatOf } from '#platform/text/other-formats.ts';
import { BadCsv, isBlankRow, readCsv } from '#platform/text/read-csv.ts';
import { listReadingTexts } from '../list-reading-messages.ts';
import { nameWords } from '../listed-names.ts';
import type { ListEntry } from '../schema.ts';

/** The list of November 2026 has some 25,000 entries in 20 MB. */
export const listLimits = { bytes: 48 * 1024 * 1024, rows: 80_000 } as const;

interface ReadEntry {
  facts: ListEntry;
  names: string[];
  words: string[];
}

export interface ReadList {
  sha256: string;
  problem: { row: number; message: string } | null;
  rows: number;
  skipped: number;
  entries: ReadEntry[];
}

interface ScreeningListInput {
  bytes: Uint8Array;
  language: Language;
}

/** Reads in a process of its own, because tens of megabytes take seconds. */
export const listReading = {
  name: 'read-screening-list',
  lane: 'later',
  maxMs: 120_000,
  work: async (reading) => readList(reading),
} satisfies Task<ScreeningListInput, ReadList>;

const columns = {
  source: 'source',
  number: 'entity_number',
  type: 'type',
  name: 'name',
  otherNames: 'alt_names',
  programs: 'programs',
  born: 'dates_of_birth',
  bornIn: 'places_of_birth',
  citizenships: 'citizenships',
  addresses: 'addresses',
  remarks: 'remarks',
  link: 'source_information_url',
} as const satisfies Record<keyof ListEntry, string>;
const fields = Object.keys(columns) as (keyof ListEntry)[];
/** A file without these is another list. */
const requiredColumns = ['source', 'type', 'name', 'alt_names'];

/** The link of an entry leads to the rest of its text. */
const maxCharacters = 2000;
const maxNames = 200;

function readList({ bytes, language }: ScreeningListInput): ReadList {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const read: ReadList = { sha256, problem: null, rows: 0, skipped: 0, entries: [] };
  const problem = readRows(read, { bytes, language });
  return problem ? { sha256, problem, rows: 0, skipped: 0, entries: [] } : read;
}

function readRows(read: ReadList, { bytes, language }: ScreeningListInput): ReadList['problem'] {
  const t = listReadingTexts[language];
  const format = otherFormatOf(bytes);
  if (format) return { row: 1, message: otherFormatText(format, language) };
  let heading: string[] | undefined;
  let row = 0;
  try {
    for (const cells of readCsv(bytes, { delimiter: ',' })) {
      row += 1;
      if (isBlankRow(cells)) continue;
      if (!heading) {
        heading = cells.map((cell) => cell.trim().toLowerCase());
        const missing = requiredColumns.filter((column) => !heading?.includes(column));
        if (missing.length > 0) return { row, message: t.noHeading(missing.join(', ')) };
        continue;
      }
      read.rows += 1;
      if (read.rows > listLimits.rows) return { row, message: t.tooManyRows };
      if (cells.length < heading.length) return { row, message: t.half };
      addEntry(read, heading, cells);
    }
  } catch (error) {
    if (error instanceof BadCsv)
      return { row: error.row, message: csvProblemText(error, language) };
    throw error;
  }
  return read.entries.length > 0 ? null : { row: Math.max(row, 1), message: t.empty };
}

function addEntry(read: ReadList, heading: readonly string[], cells: readonly string[]): void {
  const cellOf = (column: string) => (cells[heading.indexOf(column)] ?? '').trim();
  const names = [cellOf('name'), ...cellOf('alt_names').split(';')]
    .map((name) => name.trim().slice(0, 300))
    .filter(Boolean);
  const words = [...new Set(names.flatMap(nameWords))].filter(({ length }) => length > 1);
  if (/^(vessel|aircraft)$/i.test(cellOf('type')) || words.length === 0) {
    read.skipped += 1;
    return;
  }
  const facts = Object.fromEntries(
    fields.map((field) => [
      field,
      cellOf(columns[field]).replaceAll('\0', '').slice(0, maxCharacters),
    ]),
  );
  read.entries.push({ facts: facts as ListEntry, names: names.slice(0, maxNames), words });
}
