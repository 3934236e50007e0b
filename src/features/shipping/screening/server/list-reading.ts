import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Task } from '#platform/tasks/task.ts';
import { csvProblemText, otherFormatText } from '#platform/text/csv-texts.ts';
import type { Language } from '#platform/text/language.ts';
import { otherFormatOf } from '#platform/text/other-formats.ts';
import { BadCsv, isBlankRow, readCsv } from '#platform/text/read-csv.ts';
import { listLimits } from '../list-limits.ts';
import { nameWords } from '../listed-names.ts';
import type { ListEntry } from '../schema.ts';
import { listReadingTexts } from '../staff-messages.ts';

export interface ReadList {
  sha256: string;
  problem: { row: number; message: string } | null;
  rows: number;
  skipped: number;
  entries: number;
  /** For `jsonOf`. */
  batches: Uint8Array[];
}

/** JSON of entries, as the database reads it: the shop's process hands it on unread. */
export const jsonOf = (batch: Uint8Array): string => inflateRawSync(batch).toString('utf8');

interface ScreeningListInput {
  bytes: Uint8Array;
  language: Language;
  /** Only counts, which is quick. */
  dryRun: boolean;
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

function readList(input: ScreeningListInput): ReadList {
  const sha256 = createHash('sha256').update(input.bytes).digest('hex');
  const nothing = { sha256, rows: 0, skipped: 0, entries: 0 };
  const read: ReadList = { ...nothing, problem: null, batches: [] };
  const problem = readRows(read, input);
  return problem ? { ...nothing, problem, batches: [] } : read;
}

function readRows(
  read: ReadList,
  { bytes, language, dryRun }: ScreeningListInput,
): ReadList['problem'] {
  const t = listReadingTexts[language];
  const format = otherFormatOf(bytes);
  if (format) return { row: 1, message: otherFormatText(format, language) };
  const batch = createBatch(read.batches);
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
      const entry = entryOf(heading, cells);
      if (!entry) {
        read.skipped += 1;
        continue;
      }
      read.entries += 1;
      if (!dryRun) batch.add(entry());
    }
  } catch (error) {
    if (error instanceof BadCsv)
      return { row: error.row, message: csvProblemText(error, language) };
    throw error;
  }
  batch.end();
  return read.entries > 0 ? null : { row: Math.max(row, 1), message: t.empty };
}

/** In bytes, nearly: what is written at once. */
const batchSize = 256 * 1024;

/** Collects entries as deflated bytes: in all they are three times as long as the file. */
function createBatch(batches: Uint8Array[]) {
  let some: string[] = [];
  let size = 0;
  const end = () => {
    if (some.length > 0) batches.push(deflateRawSync(`[${some.join(',')}]`, { level: 1 }));
    some = [];
    size = 0;
  };
  return {
    add(entry: ReadEntry) {
      const json = JSON.stringify(entry);
      some.push(json);
      size += json.length;
      if (size > batchSize) end();
    },
    end,
  };
}

interface ReadEntry {
  facts: ListEntry;
  names: string[];
  words: string[];
}

/** Returns undefined for what is nobody's name, and reads the words of the others on demand. */
function entryOf(
  heading: readonly string[],
  cells: readonly string[],
): (() => ReadEntry) | undefined {
  const cellOf = (column: string) =>
    (cells[heading.indexOf(column)] ?? '').replaceAll('\0', '').trim();
  const names = [cellOf('name'), ...cellOf('alt_names').split(';')]
    .map((name) => name.trim().slice(0, 300))
    .filter(Boolean);
  const wordsOf = (text: string) => nameWords(text).filter(({ length }) => length > 1);
  if (/^(vessel|aircraft)$/i.test(cellOf('type'))) return undefined;
  if (!names.some((name) => wordsOf(name).length > 0)) return undefined;
  return () => ({
    facts: Object.fromEntries(
      fields.map((field) => [field, cellOf(columns[field]).slice(0, maxCharacters)]),
    ) as ListEntry,
    names: names.slice(0, maxNames),
    words: [...new Set(wordsOf(names.join(' ')))],
  });
}
