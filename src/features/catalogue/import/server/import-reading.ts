import { setImmediate } from 'node:timers/promises';
import { AppError } from '#platform/http/errors.ts';
import { check } from '#platform/http/route.ts';
import { BadCsv, readCsv } from '#platform/text/csv.ts';
import type { Language } from '#platform/text/language.ts';
import { type CsvColumn, csvColumns, importLimits } from '../../products/product-form.ts';
import { type Cells, fieldsOf } from '../../products/server/product-csv.ts';
import {
  type CheckedChange,
  type ImportRemark,
  ProductChange,
} from '../../products/staff-schema.ts';
import { importTexts } from './import-texts.ts';

/** A row that was checked by itself, without a look at the catalogue. */
export interface ImportRow {
  /** As a spreadsheet counts: the heading is 1. */
  row: number;
  id: string | undefined;
  slug: string | undefined;
  updatedAt: string | undefined;
  change: CheckedChange;
}

/** Rows are checked in pieces, so that customers need not wait for the end of a long file. */
const pieceSize = 200;

/** The products of a CSV file, and what is wrong with its rows taken by themselves. */
export async function readImport(
  bytes: Uint8Array,
  language: Language,
): Promise<{ rows: ImportRow[]; errors: ImportRemark[] }> {
  const t = importTexts[language];
  const about = (row: number, message: string) => ({ row, column: null, message });
  let table: string[][];
  try {
    table = readCsv(bytes);
  } catch (error) {
    if (!(error instanceof BadCsv)) throw error;
    return { rows: [], errors: [about(error.row, t.notCsv)] };
  }
  const [heading = [], ...records] = table;
  const columns = heading.map((name) => columnOf(name));
  const errors = wrongWithHeading(heading, columns, language);
  if (errors.length === 0 && records.every(isBlank)) errors.push(about(1, t.empty));
  if (records.length > importLimits.rows) errors.push(about(importLimits.rows + 2, t.tooManyRows));
  if (errors.length > 0) return { rows: [], errors };
  const rows: ImportRow[] = [];
  for (const [at, record] of records.entries()) {
    if (at % pieceSize === pieceSize - 1) await setImmediate();
    if (isBlank(record)) continue;
    const read = readRow(at + 2, cellsOf(columns, record), language);
    if (Array.isArray(read)) errors.push(...read);
    else rows.push(read);
  }
  return { rows, errors };
}

function columnOf(name: string): CsvColumn | undefined {
  const wanted = name.trim().toLowerCase();
  return csvColumns.find((column) => column.toLowerCase() === wanted);
}

function wrongWithHeading(
  heading: readonly string[],
  columns: readonly (CsvColumn | undefined)[],
  language: Language,
): ImportRemark[] {
  const t = importTexts[language];
  return heading.flatMap((name, at) => {
    const column = columns[at];
    // Spreadsheets leave empty columns at the end.
    if (name.trim() === '') return [];
    const message = !column
      ? t.unknownColumn(csvColumns.join(', '))
      : columns.indexOf(column) < at
        ? t.columnTwice
        : undefined;
    return message ? [{ row: 1, column: name.trim().slice(0, 60), message }] : [];
  });
}

function isBlank(record: readonly string[]): boolean {
  return record.every((cell) => cell.trim() === '');
}

function cellsOf(columns: readonly (CsvColumn | undefined)[], record: readonly string[]): Cells {
  const cells: Cells = {};
  for (const [at, column] of columns.entries()) if (column) cells[column] = record[at] ?? '';
  return cells;
}

function readRow(row: number, cells: Cells, language: Language): ImportRow | ImportRemark[] {
  const t = importTexts[language];
  const id = cells.id?.trim().toLowerCase() || undefined;
  const slug = cells.slug?.trim() || undefined;
  const updatedAt = cells.updatedAt?.trim() || undefined;
  const errors: ImportRemark[] = [];
  const wrong = (column: string, message: string) => errors.push({ row, column, message });
  if (id && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) wrong('id', t.noSuchId);
  if (slug && !/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) wrong('slug', t.badSlug);
  try {
    const change = check(ProductChange, fieldsOf(cells), language);
    if ((change.imageAlts?.length ?? 0) > (change.images?.length ?? Number.POSITIVE_INFINITY)) {
      wrong('imageAlts', t.moreAlts);
    }
    if (errors.length === 0) return { row, id, slug, updatedAt, change };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    for (const [field, message] of Object.entries(error.fields ?? {})) {
      wrong(field.split('.')[0] ?? field, message);
    }
  }
  return errors;
}
