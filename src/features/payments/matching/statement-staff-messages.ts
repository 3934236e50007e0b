import type { Text } from '#platform/text/language.ts';
import { defineTexts } from '#platform/text/texts.ts';
import type { LayoutColumn } from './layout-choices.ts';

export const staffStatementTexts = defineTexts({
  title: { es: 'Traer un estado de cuenta', en: 'Import a statement' },
  lead: {
    es: 'Primero se comprueba el archivo, sin guardar nada. Después usted confirma.',
    en: 'First the file is checked, and nothing is kept. Then you confirm.',
  },
  account: { es: 'Cuenta', en: 'Account' },
  columns: { es: 'Columnas de este banco', en: 'Columns of this bank' },
  columnsHint: {
    es: 'Una vez por cuenta: el título de cada columna, como está en el archivo.',
    en: 'Once for each account: the heading of each column, as it stands in the file.',
  },
  headings: (names: string) => ({
    es: `Columnas del archivo: ${names}`,
    en: `Columns of the file: ${names}`,
  }),
  names: {
    day: { es: 'Día', en: 'Day' },
    amount: { es: 'Monto, con su signo', en: 'Amount, with its sign' },
    credit: { es: 'o lo que entra', en: 'or what comes in' },
    debit: { es: 'y lo que sale', en: 'and what goes out' },
    direction: { es: 'Si entra o sale (Credit, Debit)', en: 'In or out (Credit, Debit)' },
    description: { es: 'Descripción', en: 'Description' },
    payer: { es: 'Quién paga', en: 'Who pays' },
    reference: { es: 'Referencia del banco', en: 'Bank reference' },
    status: { es: 'Estado (Pending, Posted)', en: 'Status (Pending, Posted)' },
    balance: { es: 'Saldo', en: 'Balance' },
    currency: { es: 'Moneda', en: 'Currency' },
  } satisfies Record<LayoutColumn, Text>,
  dayStyle: { es: 'Cómo escribe el día', en: 'How it writes days' },
  dayStyles: {
    auto: { es: 'como esté en el archivo', en: 'as it is in the file' },
    ymd: { es: 'año-mes-día', en: 'year-month-day' },
    dmy: { es: 'día/mes/año', en: 'day/month/year' },
    mdy: { es: 'mes/día/año', en: 'month/day/year' },
  },
  decimalStyle: { es: 'Cómo escribe los montos', en: 'How it writes amounts' },
  decimalStyles: {
    auto: { es: 'como estén en el archivo', en: 'as they are in the file' },
    point: { es: '1,590.00', en: '1,590.00' },
    comma: { es: '1.590,00', en: '1.590,00' },
  },
  separator: { es: 'Separador', en: 'Separator' },
  separators: {
    auto: { es: 'el que tenga', en: 'whichever it has' },
    comma: { es: 'coma', en: 'comma' },
    semicolon: { es: 'punto y coma', en: 'semicolon' },
    tab: { es: 'tabulador', en: 'tab' },
  },
  encoding: { es: 'Letras', en: 'Letters' },
  encodings: {
    auto: { es: 'las que tenga', en: 'whichever it has' },
    'utf-8': { es: 'UTF-8', en: 'UTF-8' },
    'utf-16le': { es: 'UTF-16', en: 'UTF-16' },
    'windows-1252': { es: 'Windows', en: 'Windows' },
  },
  optional: { es: 'si la hay', en: 'if there is one' },
  saveColumns: { es: 'Guardar las columnas', en: 'Save the columns' },
  columnsSaved: { es: 'Columnas guardadas', en: 'Columns saved' },
  columnsFirst: {
    es: 'Es el primer archivo de esta cuenta. Elíjalo, y después diga qué es cada columna.',
    en: 'It is the first file of this account. Choose it, and then say what each column is.',
  },
  columnsOf: (name: string) => ({ es: `Columnas de ${name}`, en: `Columns of ${name}` }),
  columnsGuessed: {
    es: 'Propusimos lo que parece cada una: compruébelo. Se guarda para las próximas veces.',
    en: 'We proposed what each one seems to be: check it. It is kept for the next times.',
  },
  looksLike: (bank: string) => ({
    es: `Parece un archivo de ${bank}.`,
    en: `It looks like a file of ${bank}.`,
  }),
  columnNumber: (number: string) => ({ es: `Columna ${number}`, en: `Column ${number}` }),
  choose: { es: 'Elija una columna', en: 'Choose a column' },
  noColumn: { es: 'ninguna', en: 'none' },
  saveAndCheck: { es: 'Guardar y comprobar el archivo', en: 'Save and check the file' },
  file: { es: 'Archivo CSV del banco', en: 'CSV file of the bank' },
  fileHint: {
    es: 'Como lo da el banco, sin editarlo, hasta 5 MB.',
    en: 'As the bank gives it, unedited, up to 5 MB.',
  },
  checking: (name: string) => ({ es: `Comprobando ${name}`, en: `Checking ${name}` }),
  importing: (name: string) => ({
    es: `Trayendo ${name}. No cierre esta página.`,
    en: `Importing ${name}. Do not close this page.`,
  }),
  done: { es: 'Estado de cuenta traído', en: 'Statement imported' },
  doneText: (count: number) => ({
    es: count === 1 ? '1 línea nueva' : `${count} líneas nuevas`,
    en: count === 1 ? '1 new line' : `${count} new lines`,
  }),
  counts: {
    rows: { es: 'Filas', en: 'Rows' },
    new: { es: 'Nuevas', en: 'New' },
    known: { es: 'Ya estaban', en: 'Already there' },
    out: { es: 'Salidas', en: 'Went out' },
    note: { es: 'Otras filas', en: 'Other rows' },
    pending: { es: 'Pendientes', en: 'Pending' },
    refused: { es: 'No entran', en: 'Refused' },
  },
  outHint: {
    es: 'Lo que sale de la cuenta no se trae.',
    en: 'What leaves the account is not imported.',
  },
  noteHint: {
    es: 'Totales y notas: sin día ni monto.',
    en: 'Totals and notes: no day and no amount.',
  },
  pendingText: {
    es: 'El banco todavía no las da por asentadas. No entran ahora: traiga otra vez el estado de cuenta cuando lo estén.',
    en: 'The bank has not booked them yet. They do not come in now: import the statement again once they are.',
  },
  take: { es: 'Traer a mano', en: 'Take in by hand' },
  takeRow: (row: number) => ({
    es: `Traer a mano la fila ${row}`,
    en: `Take row ${row} in by hand`,
  }),
  takeHint: {
    es: 'Compare con el banco. Queda anotado quién la trajo y por qué.',
    en: 'Compare with the bank. Who took it in and why is recorded.',
  },
  takeThis: { es: 'Traer esta fila', en: 'Take this row in' },
  taken: { es: 'Traída a mano', en: 'Taken in by hand' },
  wrong: { es: 'Este archivo no se puede traer', en: 'This file cannot be imported' },
  refusedText: {
    es: 'Estas filas no entran; las demás sí. Si el dinero llegó, traiga la fila a mano con su motivo.',
    en: 'These rows do not come in; the others do. If the money arrived, take the row in by hand with a reason.',
  },
  nothing: { es: 'No hay ninguna línea nueva.', en: 'There is no new line.' },
  confirm: (count: number) => ({
    es: count === 1 ? 'Traer 1 línea' : `Traer ${count} líneas`,
    en: count === 1 ? 'Import 1 line' : `Import ${count} lines`,
  }),
  toMatching: { es: 'Conciliar', en: 'Match payments' },
  row: { es: 'Fila', en: 'Row' },
  what: { es: 'Qué pasa', en: 'What is wrong' },
  lines: { es: 'Lo que dice el archivo', en: 'What the file says' },
  firstOf: (shown: number, all: number) => ({
    es: `Se muestran ${shown} de ${all}.`,
    en: `${shown} of ${all} shown.`,
  }),
  becomes: {
    new: { es: 'nueva', en: 'new' },
    known: { es: 'ya está', en: 'already there' },
    out: { es: 'salida', en: 'went out' },
    pending: { es: 'pendiente', en: 'pending' },
    note: { es: 'sin día ni monto', en: 'no day and no amount' },
    refused: { es: 'no entra', en: 'refused' },
  },
  failed: {
    es: 'No se pudo leer el archivo. Compruebe la conexión e intente de nuevo.',
    en: 'The file could not be read. Check the connection and try again.',
  },
  tooLarge: {
    es: 'El archivo tiene más de 5 MB. Pida al banco menos días.',
    en: 'The file has more than 5 MB. Ask the bank for fewer days.',
  },
});
