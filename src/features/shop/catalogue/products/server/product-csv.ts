import { provinces } from '#features/company/provinces/provinces.ts';
import { priceToConfirm } from '#platform/money.ts';
import type { CsvCell } from '#platform/text/csv.ts';
import { plain } from '#platform/text/plain.ts';
import { findCategory } from '../../categories.ts';
import { catalogueTexts } from '../../messages.ts';
import { pictureKinds, pictureKindTexts } from '../../pictures/picture-kinds.ts';
import { productStatuses } from '../../schema-values.ts';
import { categoryNamed } from '../../search-terms.ts';
import { csvColumns, type ProductCsvColumn } from '../product-form.ts';
import type { StaffProduct } from '../staff-schema.ts';

/**
 * A list has one entry a line, specifications are "Name: value". A backslash escapes what would end
 * a line or a name.
 */
export function toCells(product: StaffProduct, publicUrl: string): CsvCell[] {
  const cells: Record<ProductCsvColumn, CsvCell> = {
    id: product.id,
    slug: product.slug,
    category: product.category,
    name: product.name,
    description: product.description,
    descriptionEn: product.descriptionEn ?? '',
    price: amountCell(product.price),
    status: product.status,
    stock: product.stock === null ? '' : String(product.stock),
    formerPrice: amountCell(product.formerPrice),
    featured: String(product.featured),
    availableProvinces: product.availableProvinces,
    year: product.year === null ? '' : String(product.year),
    brand: product.brand ?? '',
    model: product.model ?? '',
    engineType: product.engineType ?? '',
    specifications: Object.entries(product.specifications)
      .map(([name, value]) => `${escapeText(name).replaceAll(':', '\\:')}: ${escapeText(value)}`)
      .join('\n'),
    images: (product.images ?? []).map((image) => publicUrl + image).join('\n'),
    imageAlts: product.imageAlts.map(escapeText).join('\n'),
    imageKinds: (product.imageKinds ?? [])
      .map((kind) => (kind ? pictureKindTexts[kind].es : ''))
      .join('\n'),
    updatedAt: product.updatedAt,
  };
  return csvColumns.map((column) => cells[column]);
}

const amountCell = (amount: string | null): CsvCell => (amount === null ? '' : { amount });

export type ProductCells = Partial<Record<ProductCsvColumn, string>>;

/**
 * An empty cell becomes null. A cell that cannot be read stays a text, which the schema refuses.
 */
export function csvFieldsOf(cells: ProductCells): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const column of csvColumns) {
    const cell = cells[column];
    if (cell === undefined || identityColumns.includes(column)) continue;
    const readCell = readers[column] ?? ((written: string) => written.trim());
    fields[column] = isEmpty(column, cell) ? null : (readCell(cell) ?? cell);
  }
  return fields;
}

const isEmpty = (column: ProductCsvColumn, cell: string) =>
  cell.trim() === '' || (column === 'price' && toConfirmWords.has(plain(cell.trim())));

/** As the shop says that a product has no price. */
const toConfirmWords = new Set(Object.values(priceToConfirm).map(plain));

const identityColumns: readonly ProductCsvColumn[] = ['id', 'slug', 'updatedAt'];

const readers: Partial<Record<ProductCsvColumn, (cell: string) => unknown>> = {
  year: wholeNumber,
  stock: wholeNumber,
  category: readCategory,
  status: (cell) => statusWords.get(plain(cell.trim())),
  availableProvinces: readProvinces,
  featured: (cell) => booleanWords[cell.trim().toLowerCase()],
  specifications: readSpecifications,
  images: (cell) => cell.split(/[\r\n]+|,\s*(?=https?:)/).filter((line) => line.trim() !== ''),
  imageAlts: (cell) => linesOf(cell).map(unescapeText),
  imageKinds: (cell) =>
    linesOf(cell).map((line) => kindWords.get(plain(line.trim())) ?? (line.trim() || null)),
};

const kindWords = new Map(
  pictureKinds.flatMap((kind) =>
    [kind, pictureKindTexts[kind].es, pictureKindTexts[kind].en].map((word) => [plain(word), kind]),
  ),
);

/** Spreadsheets and programs write 2024 as 2024.0 too. */
function wholeNumber(cell: string): number {
  const [, digits] = /^(\d+)(?:[.,]0+)?$/.exec(cell.trim()) ?? [];
  return digits ? Number(digits) : Number.NaN;
}

/** Its name as the shop shows it, also where it is one of several, as 'Inicio > Automóviles'. */
function readCategory(cell: string): string | undefined {
  const names = cell.split(/[>,|]/).map((name) => name.trim());
  const slug = names.map((name) => name.toLowerCase()).find((name) => findCategory(name));
  return slug ?? names.map((name) => categoryNamed(name)).find(Boolean);
}

const statusWords = new Map(
  productStatuses.flatMap((status) =>
    [status, catalogueTexts.es[status], catalogueTexts.en[status]].map((word) => [
      plain(word),
      status,
    ]),
  ),
);

/** Codes of provinces and their names, in the words of the shop. */
function readProvinces(cell: string): string {
  const words = cell.split(/[,;|\r\n]/).map((word) => word.trim());
  return words.map((word) => provinceCodeOf.get(plain(word)) ?? word).join(',');
}

const provinceCodeOf = new Map(
  provinces.flatMap(({ code, name }) => [name, code].map((word) => [plain(word), code] as const)),
);

/** Excel writes true and false in its own language. */
const booleanWords: Record<string, boolean> = {
  true: true,
  verdadero: true,
  sí: true,
  si: true,
  yes: true,
  '1': true,
  false: false,
  falso: false,
  no: false,
  '0': false,
};

/** Returns undefined for a line without a name or a repeated name. */
function readSpecifications(cell: string): Record<string, string> | undefined {
  const lines = linesOf(cell).filter((line) => line.trim() !== '');
  const pairs = lines.map((line): [string, string] => {
    const [, name = '', value = ''] = /^((?:[^\\:]|\\.)*):(.*)$/s.exec(line) ?? [];
    return [unescapeText(name).trim(), unescapeText(value.trim())];
  });
  const names = new Set(pairs.map(([name]) => name));
  return names.size < pairs.length || names.has('') ? undefined : Object.fromEntries(pairs);
}

function linesOf(cell: string): string[] {
  return cell.split(/\r\n|\r|\n/);
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\r', '\\r').replaceAll('\n', '\\n');
}

function unescapeText(text: string): string {
  return text.replace(/\\(.)/gs, (_, character: string) =>
    character === 'n' ? '\n' : character === 'r' ? '\r' : character,
  );
}
