import { defineTexts } from '#platform/text/texts.ts';

export const statementProblemTexts = defineTexts({
  noHeading: (missing: string) => ({
    es: `No encontramos estas columnas en las primeras filas: ${missing}. Revise las columnas de este banco.`,
    en: `We could not find these columns in the first rows: ${missing}. Check the columns of this bank.`,
  }),
  empty: { es: 'El archivo no tiene líneas.', en: 'The file has no lines.' },
  tooManyRows: {
    es: 'El archivo tiene más de 20,000 filas. Pida al banco menos días.',
    en: 'The file has more than 20,000 rows. Ask the bank for fewer days.',
  },
  otherFormat: (name: string, opens: boolean) => ({
    es: `Es un archivo ${name}, que no se lee. En el sitio del banco descárguelo como CSV (a veces «Excel CSV», «Spreadsheet» o «Comma delimited»).${opens ? ' O ábralo en una hoja de cálculo y guárdelo como CSV UTF-8.' : ''}`,
    en: `It is a file of ${name}, which is not read. Download it from the bank’s site as CSV (sometimes “Excel CSV”, “Spreadsheet” or “Comma delimited”).${opens ? ' Or open it in a spreadsheet and save it as CSV UTF-8.' : ''}`,
  }),
  noHeadings: {
    es: 'Este archivo no tiene títulos, y las columnas de este banco se guardaron con títulos. Diga otra vez qué es cada columna.',
    en: 'This file has no headings, and the columns of this bank were saved with headings. Say once more what each column is.',
  },
  whichOrder: (written: string) => ({
    es: `No se sabe si «${written}» es día/mes o mes/día. Elija en las columnas de este banco cómo escribe el día.`,
    en: `“${written}” may be day/month or month/day. Choose in the columns of this bank how it writes days.`,
  }),
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
  pending: (written: string) => ({
    es: `El banco dice «${written}»: entra cuando la dé por asentada.`,
    en: `The bank says “${written}”: it comes in once it is booked.`,
  }),
  noBalance: {
    es: 'El banco todavía no le da saldo: entra cuando la dé por asentada.',
    en: 'The bank gives no balance for it yet: it comes in once it is booked.',
  },
  notPosted: (written: string) => ({
    es: `El banco dice «${written}»: no se sabe si el dinero llegó.`,
    en: `The bank says “${written}”: whether the money arrived is not known.`,
  }),
  direction: (word: string, amount: string) => ({
    es: `Con «${word}» y «${amount}» no se sabe si el dinero entra o sale.`,
    en: `With “${word}” and “${amount}” it is not known whether the money came in or went out.`,
  }),
  wrongDay: (written: string) => ({
    es: `«${written}» no es un día en el orden de este banco.`,
    en: `“${written}” is no day in the order of this bank.`,
  }),
  future: (written: string) => ({
    es: `«${written}»: ese día todavía no ha llegado.`,
    en: `“${written}”: that day has not come yet.`,
  }),
  tooOld: (written: string) => ({
    es: `«${written}»: es de hace más años de los que guardamos.`,
    en: `“${written}”: it is older than what we keep.`,
  }),
  wrongAmount: (written: string) => ({
    es: `«${written}» no es un monto como los escribe este banco.`,
    en: `“${written}” is no amount as this bank writes them.`,
  }),
  currency: (written: string) => ({
    es: `«${written}» está en otra moneda: solo se traen dólares.`,
    en: `“${written}” is in another currency: only dollars are imported.`,
  }),
  longReference: {
    es: 'La referencia tiene más de 80 caracteres.',
    en: 'The reference has more than 80 characters.',
  },
  sameRow: (row: number) => ({
    es: `Es igual a la fila ${row}, también su referencia. Si es otra, tráigala a mano.`,
    en: `It equals row ${row}, its reference too. If it is another one, take it in by hand.`,
  }),
  alike: (day: string, amount: string, text: string) => ({
    es: `Puede ser una que ya teníamos, cambiada por el banco: ${day}, ${amount}, «${text}». Si es otra, tráigala a mano.`,
    en: `It may be one that we had already, changed by the bank: ${day}, ${amount}, “${text}”. If it is another one, take it in by hand.`,
  }),
});

/** The headings of the file of what is left out. */
export const statementFileTexts = defineTexts({
  row: { es: 'Fila', en: 'Row' },
  day: { es: 'Día', en: 'Day' },
  amount: { es: 'Monto', en: 'Amount' },
  text: { es: 'Descripción', en: 'Description' },
  why: { es: 'Por qué no entra', en: 'Why it is left out' },
});
