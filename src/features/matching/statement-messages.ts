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
  half: {
    es: 'Esta fila acaba antes que las demás: parece medio archivo. Descárguelo otra vez del banco.',
    en: 'This row ends before the others do: it looks like half a file. Download it from the bank again.',
  },
  noEnd: {
    es: 'El archivo acaba justo en este monto: puede estar cortado. Descárguelo otra vez del banco.',
    en: 'The file ends right in this amount: it may be cut. Download it from the bank again.',
  },
  wrongDay: {
    es: (written: string) => `«${written}» no es un día en el orden de este banco.`,
    en: (written: string) => `“${written}” is no day in the order of this bank.`,
  },
  future: {
    es: 'Ese día todavía no ha llegado.',
    en: 'That day has not come yet.',
  },
  tooOld: {
    es: 'Es de hace más años de los que guardamos.',
    en: 'It is older than what we keep.',
  },
  wrongAmount: {
    es: (written: string) => `«${written}» no es un monto como los escribe este banco.`,
    en: (written: string) => `“${written}” is no amount as this bank writes them.`,
  },
  currency: {
    es: 'Está en otra moneda: solo se traen dólares.',
    en: 'It is in another currency: only dollars are imported.',
  },
  longReference: {
    es: 'La referencia tiene más de 80 caracteres.',
    en: 'The reference has more than 80 characters.',
  },
  twice: {
    es: (row: number) =>
      `Es la misma referencia que en la fila ${row}, con otros datos: no entra ninguna.`,
    en: (row: number) => `It is the reference of row ${row} with other facts: neither comes in.`,
  },
  changed: {
    es: (day: string, amount: string, text: string) =>
      `El banco cambió una línea que ya teníamos: ${day}, ${amount}, «${text}». Queda la de antes.`,
    en: (day: string, amount: string, text: string) =>
      `The bank changed a line that we had already: ${day}, ${amount}, “${text}”. The former one stays.`,
  },
});
