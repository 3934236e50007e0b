import { plain } from '#platform/text/plain.ts';
import { csvColumns, type ProductCsvColumn } from '../../products/product-form.ts';

export type ImportColumns = readonly (ProductCsvColumn | undefined)[];

interface ForeignShop {
  name: string;
  /** Headings that no file of ours has, by which it is known. */
  known: readonly string[];
  columns: Readonly<Record<string, ProductCsvColumn>>;
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
      'regular price': 'price',
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
      'precio normal': 'price',
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
      'variant price': 'price',
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
  const names = heading.map((name) => plain(name.trim()).replace(/\s+/g, ' '));
  const shop = foreignShops.find(({ known }) => known.every((name) => names.includes(name)));
  const table = new Map(Object.entries(shop?.columns ?? written));
  return { columns: names.map((name) => table.get(name)), from: shop?.name };
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
