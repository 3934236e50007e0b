import { plain } from '#platform/text/plain.ts';
import { type BankPreset, bankPresets } from './bank-presets.ts';
import type { NewStatementLayout } from './layout.ts';
import { type LayoutColumn, layoutColumns } from './layout-choices.ts';
import { holdsAmount, holdsDay, isDash } from './statement-cells.ts';
import { directionOf, statusOf } from './statement-words.ts';

/** Words that banks use for each column, the likeliest first, spelled as `plain` does. */
const namesOf: Record<LayoutColumn, string> = {
  day: 'fecha|date|transaction date|posting date|posted date|fecha operacion|fecha valor|dia|day',
  amount: 'monto|importe|amount|transaction amount|valor',
  credit: 'credito|credit|abono|haber|deposito|deposit|ingreso|entrada|money in|paid in',
  debit: 'debito|debit|cargo|debe|retiro|withdrawal|egreso|salida|money out|paid out',
  direction:
    'transaction type|type|tipo|tipo de movimiento|credit debit|debit credit|cr dr|dr cr|indicator|indicador|signo|sign|details|naturaleza',
  description:
    'original description|descripcion|description|concepto|detalle|details|narrative|memo|text|texto',
  payer: 'ordenante|remitente|pagador|payer|sender|name|nombre|titular',
  reference: 'referencia|reference|documento|document|confirmation|transaction id|ref|comprobante',
  status: 'status|estado|situacion|state',
  balance: 'saldo|balance|running bal|running balance|saldo contable',
  currency: 'moneda|currency|divisa',
};

export interface FileColumns {
  /** '1', '2' … where the file has no headings. */
  headings: readonly string[];
  headless: boolean;
  /** Some rows that hold a day and an amount. */
  rows: readonly (readonly string[])[];
}

export interface LayoutProposal {
  bank: string | null;
  columns: Partial<Record<LayoutColumn, string>>;
  styles: Pick<NewStatementLayout, 'dayStyle' | 'decimalStyle'>;
}

export const noProposal: LayoutProposal = {
  bank: null,
  columns: {},
  styles: { dayStyle: 'auto', decimalStyle: 'auto' },
};

/** Proposes which column is which: by the headings of a bank that we know, or by names and values. */
export function proposeLayout(file: FileColumns): LayoutProposal {
  const preset = bankPresets.find((each) => isOf(each, file));
  if (!preset) return { ...noProposal, columns: likelyColumns(file) };
  const { bank, columns: known } = preset;
  const columns = Object.fromEntries(
    layoutColumns.flatMap((column) => (known[column] ? [[column, known[column]]] : [])),
  );
  const { dayStyle = 'auto', decimalStyle = 'auto' } = known;
  return { bank, columns, styles: { dayStyle, decimalStyle } };
}

function isOf({ headings, columns }: BankPreset, file: FileColumns): boolean {
  const isHeadless = columns.headless ?? false;
  const names = isHeadless ? (file.rows[0] ?? []).map(kindOf) : file.headings.map(wordsOf);
  const wanted = isHeadless ? headings : headings.map(wordsOf);
  return file.headless === isHeadless && wanted.join('\n') === names.join('\n');
}

function kindOf(cell: string): string {
  if (holdsDay(cell)) return 'day';
  if (holdsAmount(cell)) return 'amount';
  return /\p{L}/u.test(cell) ? 'text' : cell.trim();
}

/** Guesses the heading of each column, by names and values; no heading is used twice. */
function likelyColumns(file: FileColumns): LayoutProposal['columns'] {
  const found: LayoutProposal['columns'] = {};
  const free = new Set(file.headings);
  const take = (column: LayoutColumn, choose: (fitting: string[]) => string | undefined) => {
    const heading = choose([...free].filter((each) => mayBe(column, valuesOf(file, each))));
    if (heading === undefined) return;
    found[column] = heading;
    free.delete(heading);
  };
  for (const column of layoutColumns) {
    // A debit column comes with a credit column; other banks have one column with a sign.
    if (column === 'debit' && !found.credit) continue;
    take(column, (fitting) =>
      file.headless
        ? byValues(column, fitting, file)
        : likeliest(fitting, namesOf[column].split('|')),
    );
  }
  for (const column of ['day', 'direction', 'status'] as const)
    if (!found[column]) take(column, (fitting) => byWords(column, fitting, file));
  if (found.amount && found.credit) delete found.amount;
  return found;
}

const valuesOf = ({ headings, rows }: FileColumns, heading: string): string[] => {
  const at = headings.indexOf(heading);
  return rows.map((row) => row[at]?.trim() ?? '').filter(Boolean);
};

/** A file without rows tells nothing against a name. */
function mayBe(column: LayoutColumn, values: readonly string[]): boolean {
  // A word that nobody knows refuses its row, not what the others say.
  if (column === 'status') return values.some(statusOf);
  if (column === 'direction') return areMostly(values, directionOf);
  if (column === 'day') return values.every(holdsDay);
  const isMoney = ['amount', 'credit', 'debit', 'balance'].includes(column);
  return isMoney ? values.every((value) => isDash(value) || holdsAmount(value)) : true;
}

function areMostly(values: readonly string[], known: (value: string) => unknown): boolean {
  const count = values.filter(known).length;
  return count > 0 && count >= values.length / 2;
}

/** Whatever its heading is, a column of days is one, and words tell what goes out or is pending. */
function byWords(
  column: 'day' | 'direction' | 'status',
  fitting: readonly string[],
  file: FileColumns,
): string | undefined {
  const says = {
    day: holdsDay,
    direction: (value: string) => directionOf(value) === 'out',
    status: (value: string) => ['pending', 'failed'].includes(statusOf(value) ?? ''),
  }[column];
  return fitting.find((heading) => {
    const values = valuesOf(file, heading);
    return values.some(says) && (column !== 'status' || areMostly(values, statusOf));
  });
}

/** Without headings only these are certain enough. */
function byValues(
  column: LayoutColumn,
  fitting: readonly string[],
  file: FileColumns,
): string | undefined {
  const filled = fitting.filter((heading) => valuesOf(file, heading).length > 0);
  if (column === 'description') {
    const length = (heading: string) => valuesOf(file, heading).join('').length;
    return filled.toSorted((a, b) => length(b) - length(a))[0];
  }
  return ['day', 'amount', 'direction', 'status', 'balance'].includes(column)
    ? filled[0]
    : undefined;
}

function likeliest(headings: readonly string[], names: readonly string[]): string | undefined {
  const headingWords = headings.map((heading) => ({ heading, words: wordsOf(heading) }));
  const hit = (fits: (words: string, name: string) => boolean) =>
    names.flatMap((name) => headingWords.find(({ words }) => fits(words, name)) ?? [])[0]?.heading;
  return (
    hit((words, name) => words === name || words === `${name}s`) ??
    hit((words, name) => ` ${words} `.includes(` ${name} `))
  );
}

const wordsOf = (heading: string): string =>
  plain(heading)
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
