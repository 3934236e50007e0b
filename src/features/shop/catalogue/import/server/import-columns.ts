import { asSeen } from '#platform/text/invisible.ts';
import { plain } from '#platform/text/plain.ts';
import { csvColumns, type ProductCsvColumn } from '../../products/product-form.ts';
import type { ProductCells } from '../../products/server/product-csv.ts';

/** Of other shops: what decides whether a row comes in, and at which price. */
type ForeignColumn = 'salePrice' | 'saleFrom' | 'saleUntil' | 'parent' | 'published';
type ImportColumn = ProductCsvColumn | ForeignColumn;
export type ImportColumns = readonly (ImportColumn | undefined)[];
export type ImportCells = Partial<Record<ImportColumn, string>>;

interface ForeignShop {
  name: string;
  /** Headings that no file of ours has, by which it is known. */
  known: readonly string[];
  columns: Readonly<Record<string, ImportColumn>>;
}

/** Headings as people write them, beside our own. */
const written: Readonly<Record<string, ProductCsvColumn>> = {
  ...Object.fromEntries(csvColumns.map((column) => [plain(column), column])),
  direccion: 'slug',
  categoria: 'category',
  nombre: 'name',
  producto: 'name',
  product: 'name',
  descripcion: 'description',
  precio: 'price',
  'precio usd': 'price',
  'precio anterior': 'formerPrice',
  'former price': 'formerPrice',
  estado: 'status',
  piezas: 'stock',
  existencias: 'stock',
  destacado: 'featured',
  provincias: 'availableProvinces',
  provinces: 'availableProvinces',
  'available provinces': 'availableProvinces',
  ano: 'year',
  año: 'year',
  marca: 'brand',
  modelo: 'model',
  motor: 'engineType',
  'tipo de motor': 'engineType',
  'engine type': 'engineType',
  caracteristicas: 'specifications',
  imagenes: 'images',
  fotos: 'images',
};

const foreignShops: readonly ForeignShop[] = [
  {
    name: 'WooCommerce',
    known: ['regular price', 'categories'],
    columns: {
      name: 'name',
      description: 'description',
      published: 'published',
      parent: 'parent',
      'regular price': 'price',
      'sale price': 'salePrice',
      'date sale price starts': 'saleFrom',
      'date sale price ends': 'saleUntil',
      categories: 'category',
      stock: 'stock',
      'is featured?': 'featured',
      images: 'images',
      brands: 'brand',
    },
  },
  {
    name: 'WooCommerce',
    known: ['precio normal', 'categorias'],
    columns: {
      nombre: 'name',
      descripcion: 'description',
      publicado: 'published',
      superior: 'parent',
      'precio normal': 'price',
      'precio rebajado': 'salePrice',
      'dia en que empieza el precio rebajado': 'saleFrom',
      'dia en que termina el precio rebajado': 'saleUntil',
      categorias: 'category',
      inventario: 'stock',
      '¿esta destacado?': 'featured',
      imagenes: 'images',
      marcas: 'brand',
    },
  },
  {
    name: 'Shopify',
    known: ['handle', 'variant price'],
    columns: {
      title: 'name',
      'body (html)': 'description',
      vendor: 'brand',
      type: 'category',
      status: 'published',
      'variant price': 'price',
      'variant compare at price': 'formerPrice',
      'variant inventory qty': 'stock',
      'image src': 'images',
      'image alt text': 'imageAlts',
    },
  },
];

/** What each column of a file is, and from which other shop it was exported, if from one. */
export function columnsOf(heading: readonly string[]): {
  columns: ImportColumns;
  from: string | undefined;
} {
  const names = heading.map((name) => plain(asSeen(name).trim()).replace(/\s+/g, ' '));
  const shop = foreignShops.find(({ known }) => known.every((name) => names.includes(name)));
  const table = new Map<string, ImportColumn>(Object.entries(shop?.columns ?? written));
  return { columns: names.map((name) => table.get(name)), from: shop?.name };
}

type Remark = 'variant' | 'unpublished' | 'saleWithDays';

interface ForeignProduct {
  cells: ProductCells | undefined;
  remark: { column: ProductCsvColumn | null; about: Remark } | undefined;
}

/** A row of another shop as one of ours, and what was left out of it: undefined cells are all. */
export function readForeign(row: ImportCells): ForeignProduct {
  const { parent, published, salePrice, saleFrom, saleUntil, ...cells } = row;
  const without = (about: Remark) => ({ cells: undefined, remark: { column: null, about } });
  if (!cells.name?.trim() || parent?.trim()) return without('variant');
  // '1' in one shop, 'active' in the other.
  if (published?.trim() && !/^(?:1|active)$/i.test(published.trim())) return without('unpublished');
  if (cells.description) cells.description = textOfHtml(cells.description);
  // They write no price as 0.00.
  for (const name of ['price', 'formerPrice'] as const)
    if (/^\s*0+(?:[.,]0+)?\s*$/.test(cells[name] ?? '')) cells[name] = '';
  if (!salePrice?.trim()) return { cells, remark: undefined };
  // Prices have no days here, so it would go on for ever.
  if (saleFrom?.trim() || saleUntil?.trim())
    return { cells, remark: { column: 'price', about: 'saleWithDays' } };
  const lowered = { ...cells, price: salePrice, formerPrice: cells.price ?? '' };
  return { cells: lowered, remark: undefined };
}

/** Descriptions of other shops are HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<br ?\/?>|<\/(?:p|li|div|h\d)>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};
