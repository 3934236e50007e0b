import { bothLanguages } from '#platform/text/language.ts';
import { csvLimits } from '#platform/text/read-csv.ts';
import { formTexts, importLimits } from '../../products/product-form.ts';

const es = {
  notCsv: 'El archivo no es un CSV válido: a partir de aquí no se puede leer. Revise las comillas.',
  empty: 'El archivo no tiene productos.',
  tooManyRows: `El archivo tiene más de ${importLimits.rows} productos. Divídalo.`,
  tooManyColumns: `Esta fila tiene más de ${csvLimits.columns} columnas. Borre lo que sobra a la derecha.`,
  cellTooLong: `Esta fila tiene una celda de más de ${csvLimits.cellLength} letras. Acórtela, o revise las comillas.`,
  rowTooLong: `Esta fila tiene más de ${csvLimits.rowLength} letras. Acórtela, o revise las comillas.`,
  unknownColumn: (known: string) => `No conocemos esta columna. Las columnas son: ${known}.`,
  columnTwice: 'Esta columna está dos veces.',
  noSuchId: 'No hay ningún producto con este id. Deje la celda vacía para crear uno nuevo.',
  badSlug: 'La dirección lleva solo letras minúsculas sin acento, números y guiones.',
  slugStays: 'La dirección de un producto no cambia. Deje la que tenía o la celda vacía.',
  deleted: 'Este producto está eliminado. Restáurelo antes de importarlo.',
  changed: 'Otra persona cambió este producto después de exportar el archivo. Expórtelo de nuevo.',
  twice: (row: number) => `La fila ${row} ya trata de este producto.`,
  required: 'Falta este dato para crear el producto.',
  moreAlts: String(formTexts.altsWithoutImages.es),
  tooManyPictures: `Un archivo puede traer hasta ${importLimits.pictures} fotos de otros sitios. Divídalo, o suba las fotos desde el formulario.`,
  picture: (address: string, why: string) => `${address}: ${why}`,
  sameName: 'Ya hay un producto con este nombre en la categoría. Se creará otro.',
};

const en: typeof es = {
  notCsv: 'The file is not valid CSV: it cannot be read from here on. Check the quotes.',
  empty: 'The file has no products.',
  tooManyRows: `The file has more than ${importLimits.rows} products. Split it.`,
  tooManyColumns: `This row has more than ${csvLimits.columns} columns. Delete what is too much on the right.`,
  cellTooLong: `This row has a cell of more than ${csvLimits.cellLength} letters. Shorten it, or check the quotes.`,
  rowTooLong: `This row has more than ${csvLimits.rowLength} letters. Shorten it, or check the quotes.`,
  unknownColumn: (known) => `We do not know this column. The columns are: ${known}.`,
  columnTwice: 'This column is there twice.',
  noSuchId: 'There is no product with this id. Leave the cell empty to create a new one.',
  badSlug: 'The address has only lower-case letters without accents, digits and hyphens.',
  slugStays:
    'The address of a product does not change. Leave the one it had, or leave the cell empty.',
  deleted: 'This product is deleted. Restore it before you import it.',
  changed: 'Someone else changed this product after the file was exported. Export it again.',
  twice: (row) => `Row ${row} is about this product already.`,
  required: 'This is missing to create the product.',
  moreAlts: formTexts.altsWithoutImages.en,
  tooManyPictures: `A file may bring up to ${importLimits.pictures} pictures of other sites. Split it, or upload the pictures with the form.`,
  picture: (address, why) => `${address}: ${why}`,
  sameName: 'There is a product with this name in the category. Another one will be created.',
};

/** What is said about the rows of a CSV file. */
export const importTexts = bothLanguages({ es, en });
