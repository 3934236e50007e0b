import { defineTexts } from '#platform/text/texts.ts';

export const statementProblemTexts = defineTexts({
  noHeading: {
    es: (missing: string) =>
      `No encontramos estas columnas en las primeras filas: ${missing}. Revise las columnas de este banco.`,
    en: (missing: string) =>
      `We could not find these columns in the first rows: ${missing}. Check the columns of this bank.`,
  },
  empty: { es: 'El archivo no tiene líneas.', en: 'The file has no lines.' },
  tooManyRows: {
    es: 'El archivo tiene más de 20,000 filas. Pida al banco menos días.',
    en: 'The file has more than 20,000 rows. Ask the bank for fewer days.',
  },
  otherFormat: {
    es: (name: string, opens: boolean) =>
      `Es un archivo ${name}, que no se lee. En el sitio del banco descárguelo como CSV (a veces «Excel CSV», «Spreadsheet» o «Comma delimited»).${opens ? ' O ábralo en una hoja de cálculo y guárdelo como CSV UTF-8.' : ''}`,
    en: (name: string, opens: boolean) =>
      `It is a file of ${name}, which is not read. Download it from the bank’s site as CSV (sometimes “Excel CSV”, “Spreadsheet” or “Comma delimited”).${opens ? ' Or open it in a spreadsheet and save it as CSV UTF-8.' : ''}`,
  },
  noHeadings: {
    es: 'Este archivo no tiene títulos, y las columnas de este banco se guardaron con títulos. Diga otra vez qué es cada columna.',
    en: 'This file has no headings, and the columns of this bank were saved with headings. Say once more what each column is.',
  },
  whichOrder: {
    es: (written: string) =>
      `No se sabe si «${written}» es día/mes o mes/día. Elija en las columnas de este banco cómo escribe el día.`,
    en: (written: string) =>
      `“${written}” may be day/month or month/day. Choose in the columns of this bank how it writes days.`,
  },
  above: {
    es: 'Está encima de los títulos de las columnas.',
    en: 'It stands above the headings of the columns.',
  },
  tooWide: {
    es: 'Tiene más celdas que títulos: no se sabe cuál es el monto.',
    en: 'It has more cells than headings: which one is the amount is not known.',
  },
  cut: {
    es: 'El archivo acaba en medio de esta fila: puede estar cortado. Descárguelo otra vez del banco.',
    en: 'The file ends within this row: it may be cut. Download it from the bank again.',
  },
  pending: {
    es: (written: string) => `El banco dice «${written}»: entra cuando la dé por asentada.`,
    en: (written: string) => `The bank says “${written}”: it comes in once it is booked.`,
  },
  noBalance: {
    es: 'El banco todavía no le da saldo: entra cuando la dé por asentada.',
    en: 'The bank gives no balance for it yet: it comes in once it is booked.',
  },
  notPosted: {
    es: (written: string) => `El banco dice «${written}»: no se sabe si el dinero llegó.`,
    en: (written: string) => `The bank says “${written}”: whether the money arrived is not known.`,
  },
  direction: {
    es: (word: string, amount: string) =>
      `Con «${word}» y «${amount}» no se sabe si el dinero entra o sale.`,
    en: (word: string, amount: string) =>
      `With “${word}” and “${amount}” it is not known whether the money came in or went out.`,
  },
  wrongDay: {
    es: (written: string) => `«${written}» no es un día en el orden de este banco.`,
    en: (written: string) => `“${written}” is no day in the order of this bank.`,
  },
  future: {
    es: (written: string) => `«${written}»: ese día todavía no ha llegado.`,
    en: (written: string) => `“${written}”: that day has not come yet.`,
  },
  tooOld: {
    es: (written: string) => `«${written}»: es de hace más años de los que guardamos.`,
    en: (written: string) => `“${written}”: it is older than what we keep.`,
  },
  wrongAmount: {
    es: (written: string) => `«${written}» no es un monto como los escribe este banco.`,
    en: (written: string) => `“${written}” is no amount as this bank writes them.`,
  },
  currency: {
    es: (written: string) => `«${written}» está en otra moneda: solo se traen dólares.`,
    en: (written: string) => `“${written}” is in another currency: only dollars are imported.`,
  },
  longReference: {
    es: 'La referencia tiene más de 80 caracteres.',
    en: 'The reference has more than 80 characters.',
  },
  sameRow: {
    es: (row: number) =>
      `Es igual a la fila ${row}, también su referencia. Si es otra, tráigala a mano.`,
    en: (row: number) =>
      `It equals row ${row}, its reference too. If it is another one, take it in by hand.`,
  },
  alike: {
    es: (day: string, amount: string, text: string) =>
      `Puede ser una que ya teníamos, cambiada por el banco: ${day}, ${amount}, «${text}». Si es otra, tráigala a mano.`,
    en: (day: string, amount: string, text: string) =>
      `It may be one that we had already, changed by the bank: ${day}, ${amount}, “${text}”. If it is another one, take it in by hand.`,
  },
});

/** The headings of the file of what is left out. */
export const statementFileTexts = defineTexts({
  row: { es: 'Fila', en: 'Row' },
  day: { es: 'Día', en: 'Day' },
  amount: { es: 'Monto', en: 'Amount' },
  text: { es: 'Descripción', en: 'Description' },
  why: { es: 'Por qué no entra', en: 'Why it is left out' },
});
