import type { CsvFiles } from '#platform/http/csv-file.ts';
import { AppError } from '#platform/http/errors.ts';
import { check } from '#platform/http/route.ts';
import type { Task } from '#platform/tasks/task.ts';
import { csvFiles } from '#platform/text/csv.ts';
import { csvProblemText, otherFormatText } from '#platform/text/csv-texts.ts';
import type { Language } from '#platform/text/language.ts';
import { otherFormatOf } from '#platform/text/other-formats.ts';
import { BadCsv, isBlankRow, readCsv } from '#platform/text/read-csv.ts';
import { decimalOf } from '#platform/text/typed-amount.ts';
import { isUuid } from '#platform/text/uuid.ts';
import { csvColumns, importLimits } from '../../products/product-form.ts';
import { csvFieldsOf, type ProductCells } from '../../products/server/product-csv.ts';
import {
  type CheckedFields,
  type ImportRemark,
  ProductFields,
} from '../../products/staff-schema.ts';
import { importProblemTexts } from '../messages.ts';
import { columnsOf, type ImportCells, type ImportColumns, readForeign } from './import-columns.ts';

/** So many of a kind are listed. */
export const maxRemarks = 200;

/** A row that is valid by itself, before it is compared with the catalogue. */
export interface ImportRow {
  row: number;
  id: string | undefined;
  slug: string | undefined;
  updatedAt: string | undefined;
  change: CheckedFields;
}

export interface ReadImport {
  /** How many products the file has; 0 if it could not be read. */
  products: number;
  rows: ImportRow[];
  errors: ImportRemark[];
  /** What was left out of another shop's file. */
  leftOut: ImportRemark[];
}

/** Runs `readImport` in a process of its own: a large file takes seconds. */
export const importReading = {
  name: 'read-import',
  lane: 'later',
  maxMs: 60_000,
  work: async ({ bytes, language }) => readImport(bytes, language),
} satisfies Task<ImportFile, ReadImport>;

interface ImportFile {
  bytes: Uint8Array;
  language: Language;
}

/** The rows with errors as they came, after a column that says why: to be mended and imported. */
export const importRejecting = {
  name: 'reject-import',
  lane: 'later',
  maxMs: 60_000,
  work: async ({ bytes, language, errors }) => {
    const table = readCsv(bytes);
    const { heading, row: first } = readHeading(table);
    const ofRow = Map.groupBy(errors, ({ row }) => row);
    const rejected = [...table].flatMap((cells, at) => {
      const wrong = ofRow.get(first + 1 + at);
      const why = wrong?.map(({ column, message }) => (column ? `${column}: ${message}` : message));
      return why ? [[why.join(' '), ...cells]] : [];
    });
    return csvFiles([importProblemTexts[language].why, ...heading], rejected);
  },
} satisfies Task<ImportFile & { errors: readonly ImportRemark[] }, CsvFiles>;

export function readImport(bytes: Uint8Array, language: Language): ReadImport {
  const format = otherFormatOf(bytes);
  if (format) {
    return refusedFile({ row: 1, column: null, message: otherFormatText(format, language) });
  }
  try {
    return readProducts(readCsv(bytes), language);
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error;
    return refusedFile({ row: error.row, column: null, message: csvProblemText(error, language) });
  }
}

function readProducts(table: Iterator<string[]>, language: Language): ReadImport {
  const t = importProblemTexts[language];
  let { heading, row } = readHeading(table);
  const { columns, from } = columnsOf(heading);
  const unknown = heading.filter((name, at) => name.trim() !== '' && !columns[at]);
  const errors = headingErrors({ row, heading, columns, from }, language);
  if (errors.length > 0) return refusedFile(...errors);
  const file: ReadImport = { products: 0, rows: [], errors: [], leftOut: [] };
  if (from) {
    const message = t.leftOut(from, unknown.map((name) => name.trim().slice(0, 60)).join(', '));
    file.leftOut.push({ row, column: null, message });
  }
  const products: { row: number; cells: ProductCells }[] = [];
  for (let next = table.next(); !next.done; next = table.next()) {
    row += 1;
    // Excel writes a row for every line that was ever touched.
    if (isBlankRow(next.value)) continue;
    const all = cellsOf(columns, next.value);
    const { cells, remark } = from ? readForeign(all) : { cells: all };
    if (remark && file.leftOut.length < maxRemarks)
      file.leftOut.push({ row, column: remark.column, message: t[remark.about] });
    if (!cells) continue;
    if (products.length === importLimits.rows) {
      return refusedFile({ row, column: null, message: t.tooManyRows });
    }
    products.push({ row, cells });
  }
  const prices = products.flatMap(({ cells }) => [cells.price ?? '', cells.formerPrice ?? '']);
  const hasCommas = decimalOf(prices) === ',';
  for (const { row: at, cells } of products) {
    const read = readRow(
      at,
      { cells: hasCommas ? withPoints(cells) : cells, typed: cells },
      language,
    );
    if (Array.isArray(read)) file.errors.push(...read);
    else file.rows.push(read);
  }
  file.products = products.length;
  return file.products === 0 ? refusedFile({ row: 1, column: null, message: t.empty }) : file;
}

function readHeading(table: Iterator<string[]>) {
  let row = 1;
  let heading: string[] = table.next().value ?? [];
  // Excel writes the delimiter above the headings, and people leave rows empty.
  while (/^sep=/i.test(heading[0] ?? '') || (heading.length > 0 && isBlankRow(heading))) {
    heading = table.next().value ?? [];
    row += 1;
  }
  // The column that we wrote before the rows of an earlier file.
  const { es, en } = importProblemTexts;
  if (heading[0] === es.why || heading[0] === en.why) heading = ['', ...heading.slice(1)];
  return { heading, row };
}

/** The prices of a file with a comma before the cents, as the shop writes them. */
function withPoints({ price, formerPrice, ...cells }: ProductCells): ProductCells {
  const swapped = (amount: string) => amount.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
  return {
    ...cells,
    ...(price !== undefined && { price: swapped(price) }),
    ...(formerPrice !== undefined && { formerPrice: swapped(formerPrice) }),
  };
}

/** An error after which nothing else can be checked. */
function refusedFile(...errors: ImportRemark[]): ReadImport {
  return { products: 0, rows: [], errors, leftOut: [] };
}

interface Heading {
  row: number;
  heading: readonly string[];
  columns: ImportColumns;
  from: string | undefined;
}

function headingErrors(
  { row, heading, columns, from }: Heading,
  language: Language,
): ImportRemark[] {
  const t = importProblemTexts[language];
  return heading.flatMap((name, at) => {
    const column = columns[at];
    // Spreadsheets leave empty columns at the end.
    if (name.trim() === '' || (from && !column)) return [];
    const message = !column
      ? t.unknownColumn(csvColumns.join(', '))
      : columns.indexOf(column) < at
        ? t.columnTwice
        : undefined;
    return message ? [{ row, column: name.trim().slice(0, 60), message }] : [];
  });
}

function cellsOf(columns: ImportColumns, record: readonly string[]): ImportCells {
  const cells: ImportCells = {};
  for (const [at, column] of columns.entries()) if (column) cells[column] = record[at] ?? '';
  return cells;
}

interface TypedCells {
  cells: ProductCells;
  /** As they stand in the file. */
  typed: ProductCells;
}

function readRow(
  row: number,
  { cells, typed }: TypedCells,
  language: Language,
): ImportRow | ImportRemark[] {
  const t = importProblemTexts[language];
  const id = cells.id?.trim().toLowerCase() || undefined;
  const slug = cells.slug?.trim() || undefined;
  const updatedAt = cells.updatedAt?.trim() || undefined;
  const errors: ImportRemark[] = [];
  const addError = (column: string, message: string) =>
    errors.push({
      row,
      column,
      message: quoting(typed[column as keyof ProductCells], message, language),
    });
  if (id && !isUuid(id)) addError('id', t.noSuchId);
  if (slug && !/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) addError('slug', t.badSlug);
  try {
    const change = check(ProductFields, csvFieldsOf(cells), language);
    if ((change.imageAlts?.length ?? 0) > (change.images?.length ?? Number.POSITIVE_INFINITY)) {
      addError('imageAlts', t.moreAlts);
    }
    if (errors.length === 0) return { row, id, slug, updatedAt, change };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    for (const [field, message] of Object.entries(error.fields ?? {})) {
      addError(field.split('.')[0] ?? field, message);
    }
  }
  return errors;
}

/** What is wrong with a cell, after what stands in it. */
export function quoting(cell: string | undefined, message: string, language: Language): string {
  const value = cell?.trim().slice(0, 60);
  return value ? importProblemTexts[language].quoted(value, message) : message;
}
