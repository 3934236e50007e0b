import { formatCount } from '#platform/text/numbers.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { csvColumns, importLimits, productProblemTexts } from '../products/product-form.ts';

const rows = formatCount(importLimits.rows);

export const importProblemTexts = defineTexts({
  empty: { es: 'El archivo no tiene productos.', en: 'The file has no products.' },
  tooManyRows: {
    es: `El archivo tiene más de ${rows} productos. Divídalo.`,
    en: `The file has more than ${rows} products. Split it.`,
  },
  unknownColumn: (known: string) => ({
    es: `No conocemos esta columna. Las columnas son: ${known}.`,
    en: `We do not know this column. The columns are: ${known}.`,
  }),
  leftOut: (shop: string, columns: string) => ({
    es: `Es un archivo de ${shop}. Estas columnas no se importan: ${columns || 'ninguna'}.`,
    en: `It is a file of ${shop}. These columns are not imported: ${columns || 'none'}.`,
  }),
  variant: {
    es: 'Es otra foto o variante de un producto de arriba, y no se importa.',
    en: 'Another picture or variant of a product above, not imported.',
  },
  unpublished: {
    es: 'En la otra tienda no está publicado, y no se importa.',
    en: 'In the other shop it is not published, and it is not imported.',
  },
  saleWithDays: {
    es: 'La rebaja tiene fechas, y aquí los precios no: se importa el precio normal.',
    en: 'The sale has dates, and prices here have none: the regular price is imported.',
  },
  repeated: (row: number) => ({
    es: `Es igual que la fila ${row}: se creará otro producto igual. Si son varias piezas de lo mismo, deje una fila y escriba cuántas en «stock».`,
    en: `It is the same as row ${row}: another such product will be created. If it is several pieces of one thing, leave one row and write how many under “stock”.`,
  }),
  /** Heads the column of reasons in the file of what was left out. */
  why: { es: 'Por qué no entra', en: 'Why it is left out' },
  quoted: (value: string, message: string) => ({
    es: `«${value}»: ${message}`,
    en: `“${value}”: ${message}`,
  }),
  columnTwice: { es: 'Esta columna está dos veces.', en: 'This column is there twice.' },
  noSuchId: {
    es: 'No hay ningún producto con este id. Deje la celda vacía para crear uno nuevo.',
    en: 'There is no product with this id. Leave the cell empty to create a new one.',
  },
  badSlug: {
    es: 'La dirección lleva solo letras minúsculas sin acento, números y guiones.',
    en: 'The address has only lower-case letters without accents, digits and hyphens.',
  },
  slugStays: {
    es: 'La dirección de un producto no cambia. Deje la que tenía o la celda vacía.',
    en: 'The address of a product does not change. Leave the one it had, or leave the cell empty.',
  },
  deleted: {
    es: 'Este producto está eliminado. Restáurelo antes de importarlo.',
    en: 'This product is deleted. Restore it before you import it.',
  },
  changed: {
    es: 'Otra persona cambió este producto después de exportar el archivo. Expórtelo de nuevo.',
    en: 'Someone else changed this product after the file was exported. Export it again.',
  },
  held: {
    es: 'Está apartado para quien aceptó una oferta, hasta la última pieza. Déjelo como reservado (reserved), o deshaga primero esa aceptación.',
    en: 'It is held to its last piece for whoever accepted an offer. Leave it as reserved, or undo that acceptance first.',
  },
  twice: (row: number) => ({
    es: `La fila ${row} ya trata de este producto.`,
    en: `Row ${row} is about this product already.`,
  }),
  required: {
    es: 'Falta este dato para crear el producto.',
    en: 'This is missing to create the product.',
  },
  moreAlts: {
    es: String(productProblemTexts.altsWithoutImages.es),
    en: productProblemTexts.altsWithoutImages.en,
  },
  tooManyPictures: {
    es: `Un archivo puede traer hasta ${importLimits.pictures} imágenes de otros sitios. Divídalo, o suba las imágenes desde el formulario.`,
    en: `A file may bring up to ${importLimits.pictures} pictures of other sites. Split it, or upload the pictures with the form.`,
  },
  picture: (address: string, why: string) => ({
    es: `${address}: ${why}`,
    en: `${address}: ${why}`,
  }),
  pictureCount: (count: number) => ({
    es: count === 1 ? '1 imagen' : `${count} imágenes`,
    en: count === 1 ? '1 picture' : `${count} pictures`,
  }),
  priceJump: (from: string, to: string, percent: number) => ({
    es: `El precio pasa de ${from} a ${to} (${percent > 0 ? '+' : '−'}${Math.abs(percent)} %). Compruebe que no sobra ni falta una cifra.`,
    en: `The price goes from ${from} to ${to} (${percent > 0 ? '+' : '−'}${Math.abs(percent)}%). Check that no digit is missing or too many.`,
  }),
  priceGone: (from: string) => ({
    es: `El precio era ${from} y queda «Precio por confirmar».`,
    en: `The price was ${from} and becomes “Price to be confirmed”.`,
  }),
  noPrice: {
    es: 'Sin precio: se mostrará «Precio por confirmar».',
    en: 'Without a price: “Price to be confirmed” will be shown.',
  },
  sameName: {
    es: 'Ya hay un producto con este nombre en la categoría. Se creará otro.',
    en: 'There is a product with this name in the category. Another one will be created.',
  },
});

const columns = csvColumns.join(', ');
const megabytes = importLimits.bytes / 1024 / 1024;

export const staffImportTexts = defineTexts({
  title: { es: 'Importar productos', en: 'Import products' },
  back: { es: 'Administrar Productos', en: 'Manage products' },
  lead: {
    es: 'Primero se comprueba el archivo, sin cambiar nada. Después usted confirma.',
    en: 'First the file is checked, and nothing changes. Then you confirm.',
  },
  file: { es: 'Archivo CSV', en: 'CSV file' },
  fileHint: {
    es: `CSV de una hoja de cálculo, de WooCommerce o de Shopify, hasta ${megabytes} MB y ${rows} productos.`,
    en: `CSV of a spreadsheet, of WooCommerce or Shopify, up to ${megabytes} MB and ${rows} products.`,
  },
  howTitle: { es: 'Cómo debe ser el archivo', en: 'What the file should look like' },
  how: [
    {
      es: 'Lo más seguro: exporte la lista, cambie lo que haga falta y vuelva a importarla.',
      en: 'The safest way: export the list, change what is needed and import it again.',
    },
    {
      es: 'Una fila con id cambia ese producto; sin id crea uno nuevo.',
      en: 'A row with an id changes that product; without one it creates a new product.',
    },
    {
      es: 'Las columnas que faltan no se tocan. Una celda vacía borra el dato.',
      en: 'Columns that are missing are left alone. An empty cell clears what was there.',
    },
    {
      es: `Las columnas son: ${columns}. También en español (nombre, categoría, precio…), con las palabras de la tienda (Automóviles, Disponible, La Habana).`,
      en: `The columns are: ${columns}. Also in Spanish (nombre, categoría, precio…), with the words of the shop (Automóviles, Disponible, La Habana).`,
    },
  ],
  allProducts: { es: 'todos los productos', en: 'all products' },
  checking: (name: string) => ({ es: `Comprobando ${name}`, en: `Checking ${name}` }),
  importing: (name: string) => ({
    es: `Importando ${name}. No cierre esta página.`,
    en: `Importing ${name}. Do not close this page.`,
  }),
  rows: { es: 'Filas', en: 'Rows' },
  toCreate: { es: 'Se crean', en: 'To create' },
  toUpdate: { es: 'Se cambian', en: 'To change' },
  unchanged: { es: 'Quedan igual', en: 'Unchanged' },
  leftOut: { es: 'No entran', en: 'Left out' },
  created: { es: 'Creados', en: 'Created' },
  updated: { es: 'Cambiados', en: 'Changed' },
  errors: (count: number) => ({
    es: `${count} ${count === 1 ? 'error' : 'errores'}`,
    en: `${count} ${count === 1 ? 'error' : 'errors'}`,
  }),
  unreadable: {
    es: 'Este archivo no se puede importar.',
    en: 'This file cannot be imported.',
  },
  rejected: (count: number) => ({
    es: `${count === 1 ? '1 fila no entra' : `${count} filas no entran`}; lo demás sí. Descárguelas con su motivo, corríjalas e impórtelas después.`,
    en: `${count === 1 ? '1 row is left out' : `${count} rows are left out`}; the others come in. Download them with the reasons, correct them and import them later.`,
  }),
  warnings: { es: 'Para revisar', en: 'To look at' },
  changes: { es: 'Qué cambia', en: 'What changes' },
  row: { es: 'Fila', en: 'Row' },
  column: { es: 'Columna', en: 'Column' },
  message: { es: 'Qué pasa', en: 'What is wrong' },
  wholeRow: { es: 'toda la fila', en: 'whole row' },
  product: { es: 'Producto', en: 'Product' },
  what: { es: 'Acción', en: 'Action' },
  kinds: {
    create: { es: 'Se crea', en: 'To create' },
    update: { es: 'Se cambia', en: 'To change' },
  },
  doneKinds: { create: { es: 'Creado', en: 'Created' }, update: { es: 'Cambiado', en: 'Changed' } },
  columnsChanged: { es: 'Antes y después', en: 'Before and after' },
  blank: { es: 'vacío', en: 'blank' },
  becomes: { es: 'pasa a', en: 'becomes' },
  firstOf: (shown: number, all: number) => ({
    es: `Se muestran ${shown} de ${all}.`,
    en: `${shown} of ${all} shown.`,
  }),
  pictures: (count: number) => ({
    es: `${count} ${count === 1 ? 'imagen de otro sitio se traerá' : 'imágenes de otros sitios se traerán'} al importar. Puede tardar.`,
    en: `${count} ${count === 1 ? 'picture of another site will be fetched' : 'pictures of other sites will be fetched'} on import. It may take a while.`,
  }),
  nothing: { es: 'Este archivo no cambia nada.', en: 'This file changes nothing.' },
  confirm: (created: number, updated: number) => ({
    es: `Importar: ${created} ${created === 1 ? 'nuevo' : 'nuevos'}, ${updated} ${updated === 1 ? 'cambio' : 'cambios'}`,
    en: `Import: ${created} new, ${updated} ${updated === 1 ? 'change' : 'changes'}`,
  }),
  repeated: (count: number) => ({
    es: count === 1 ? 'Una fila es igual que otra' : `${count} filas son iguales que otras`,
    en: count === 1 ? 'One row is the same as another' : `${count} rows are the same as others`,
  }),
  repeatedText: {
    es: 'De cada una se creará otro producto. Mire abajo cuáles son; si no lo quiere, quítelas del archivo y elíjalo de nuevo.',
    en: 'Of each, another product will be created. See below which they are; if you do not want that, remove them from the file and choose it again.',
  },
  confirmRepeated: { es: 'Quiero crearlos también', en: 'I want them created too' },
  done: { es: 'Importación terminada', en: 'Import finished' },
  doneText: (created: number, updated: number) => ({
    es: `Productos creados: ${created}. Productos cambiados: ${updated}.`,
    en: `Products created: ${created}. Products changed: ${updated}.`,
  }),
  seeList: { es: 'Ver la lista', en: 'See the list' },
  failed: {
    es: 'No se pudo leer el archivo. Compruebe la conexión e intente de nuevo.',
    en: 'The file could not be read. Check the connection and try again.',
  },
  tooLarge: {
    es: `El archivo tiene más de ${megabytes} MB. Divídalo.`,
    en: `The file has more than ${megabytes} MB. Split it.`,
  },
});
