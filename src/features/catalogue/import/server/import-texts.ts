import { csvLimits } from '#platform/text/read-csv.ts';
import { defineTexts } from '#platform/text/texts.ts';
import { formTexts, importLimits } from '../../products/product-form.ts';

/** What is said about the rows of a CSV file. */
export const importTexts = defineTexts({
  notCsv: {
    es: 'El archivo no es un CSV válido: a partir de aquí no se puede leer. Revise las comillas.',
    en: 'The file is not valid CSV: it cannot be read from here on. Check the quotes.',
  },
  empty: { es: 'El archivo no tiene productos.', en: 'The file has no products.' },
  tooManyRows: {
    es: `El archivo tiene más de ${importLimits.rows} productos. Divídalo.`,
    en: `The file has more than ${importLimits.rows} products. Split it.`,
  },
  tooManyColumns: {
    es: `Esta fila tiene más de ${csvLimits.columns} columnas. Borre lo que sobra a la derecha.`,
    en: `This row has more than ${csvLimits.columns} columns. Delete what is too much on the right.`,
  },
  cellTooLong: {
    es: `Esta fila tiene una celda de más de ${csvLimits.cellLength} letras. Acórtela, o revise las comillas.`,
    en: `This row has a cell of more than ${csvLimits.cellLength} letters. Shorten it, or check the quotes.`,
  },
  rowTooLong: {
    es: `Esta fila tiene más de ${csvLimits.rowLength} letras. Acórtela, o revise las comillas.`,
    en: `This row has more than ${csvLimits.rowLength} letters. Shorten it, or check the quotes.`,
  },
  unknownColumn: {
    es: (known: string) => `No conocemos esta columna. Las columnas son: ${known}.`,
    en: (known: string) => `We do not know this column. The columns are: ${known}.`,
  },
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
  twice: {
    es: (row: number) => `La fila ${row} ya trata de este producto.`,
    en: (row: number) => `Row ${row} is about this product already.`,
  },
  required: {
    es: 'Falta este dato para crear el producto.',
    en: 'This is missing to create the product.',
  },
  moreAlts: { es: String(formTexts.altsWithoutImages.es), en: formTexts.altsWithoutImages.en },
  tooManyPictures: {
    es: `Un archivo puede traer hasta ${importLimits.pictures} fotos de otros sitios. Divídalo, o suba las fotos desde el formulario.`,
    en: `A file may bring up to ${importLimits.pictures} pictures of other sites. Split it, or upload the pictures with the form.`,
  },
  picture: {
    es: (address: string, why: string) => `${address}: ${why}`,
    en: (address: string, why: string) => `${address}: ${why}`,
  },
  sameName: {
    es: 'Ya hay un producto con este nombre en la categoría. Se creará otro.',
    en: 'There is a product with this name in the category. Another one will be created.',
  },
});
