import type { Language } from '#platform/text/language.ts';
import type { LayoutColumn } from '../layout-choices.ts';
import { lineLimits } from '../line-states.ts';
import type { StatementRow } from '../schema.ts';
import { readStatementAmount, type Style, whichStatementAmount } from '../statement-cells.ts';
import { statementProblemTexts } from '../statement-messages.ts';
import { directionOf, statusOf } from '../statement-words.ts';

const maxShownLength = 60;

/** What a row says, in whatever state it comes in. */
export interface ReadLine {
  row: number;
  movedOn: string;
  cents: number;
  description: string;
  payer: string | null;
  reference: string | null;
}

export type StatementCells = Partial<Record<LayoutColumn, string>>;

export interface OtherRow extends Omit<StatementRow, 'line'> {
  state: 'out' | 'pending' | 'note' | 'refused';
  cells: StatementCells;
}

export interface RowContext {
  language: Language;
  /** In Havana; `oldest` is the first day that is kept. */
  today: string;
  oldest: string;
}

export interface RowReading extends RowContext {
  style: Style;
  /** True where some amounts of the file have a sign, so that one without it came in. */
  signed: boolean;
  /** True where rows whose balance is empty are not booked yet. */
  pendingWithoutBalance: (row: number) => boolean;
}

export interface PickedRow {
  row: number;
  cells: StatementCells;
  /** Why it cannot be read by its columns: above the headings, too many cells, cut off. */
  broken?: 'above' | 'tooWide' | 'cut' | undefined;
  /** Whether any of its cells is a day, and another one an amount. */
  holdsMoney: () => boolean;
}

export function readRow(picked: PickedRow, reading: RowReading): ReadLine | OtherRow {
  const { row, cells } = picked;
  const t = statementProblemTexts[reading.language];
  const movedOn = reading.style.dayOf(cells.day ?? '');
  const cents = readCents(cells, reading);
  const readable = typeof cents === 'number' ? cents : null;
  const other = (state: OtherRow['state'], message: string | null = null): OtherRow => ({
    ...{ row, state, message, cells, cents: readable, movedOn: movedOn ?? null },
    text: textOf(cells),
  });
  if (picked.broken) return other('refused', t[picked.broken]);
  const isDated = movedOn !== undefined || picked.holdsMoney();
  if (statusOf(cells.day ?? '') === 'pending' && readable !== null)
    return other('pending', t.pending(shown(cells.day)));
  if (!isDated && readable === null) return other('note');
  if (readable !== null && readable <= 0 && movedOn !== undefined) return other('out');
  const standing = standingOf(row, cells, reading);
  if (standing) return other(...standing);
  const wrong = wrongWith(cells, { movedOn, cents }, reading);
  if (wrong) return other('refused', wrong);
  if (movedOn === undefined || readable === null) return other('out');
  return {
    row,
    movedOn,
    cents: readable,
    description: (cells.description ?? '').slice(0, lineLimits.description),
    payer: cells.payer?.slice(0, lineLimits.payer) || null,
    reference: cells.reference || null,
  };
}

export const textOf = ({ description, payer }: StatementCells): string =>
  [description, payer].filter(Boolean).join(' · ').slice(0, lineLimits.description);

const shown = (cell = '') => cell.slice(0, maxShownLength);

type Cents = number | 'currency' | 'direction' | undefined;

function readCents(cells: StatementCells, { style, signed }: RowReading): Cents {
  if (cells.amount !== undefined) {
    const cents = readStatementAmount(cells.amount, style);
    if (cells.direction === undefined || typeof cents !== 'number') return cents;
    return directed(cents, cells.direction, signed);
  }
  if (cells.credit) {
    const credit = readStatementAmount(cells.credit, style);
    if (credit !== 0 || !cells.debit) return credit;
  }
  const debit = readStatementAmount(cells.debit ?? '', style);
  return typeof debit === 'number' ? -Math.abs(debit) || 0 : debit;
}

/** A word that says the opposite of a sign is a doubt, so is one that says nothing without signs. */
function directed(cents: number, word: string, signed: boolean): Cents {
  const direction = directionOf(word);
  if (direction === undefined) return signed || cents <= 0 ? cents : 'direction';
  if (direction === 'in') return cents < 0 ? 'direction' : cents;
  return signed && cents > 0 ? 'direction' : -Math.abs(cents) || 0;
}

/** Pending rows come in when they are booked; what the bank does not say to be booked, by hand. */
function standingOf(
  row: number,
  cells: StatementCells,
  { language, pendingWithoutBalance }: RowReading,
): ['pending' | 'refused', string] | undefined {
  const t = statementProblemTexts[language];
  const { status = '' } = cells;
  const standing = statusOf(status);
  if (standing === 'pending') return ['pending', t.pending(shown(status))];
  if (pendingWithoutBalance(row)) return ['pending', t.noBalance];
  return status && standing !== 'posted' ? ['refused', t.notPosted(shown(status))] : undefined;
}

interface ReadCells {
  movedOn: string | undefined;
  cents: Cents;
}

function wrongWith(
  cells: StatementCells,
  { movedOn, cents }: ReadCells,
  { language, style, today, oldest }: RowReading,
): string | undefined {
  const t = statementProblemTexts[language];
  const written = [cells.amount, cells.credit, cells.debit].filter(Boolean);
  if (movedOn === undefined) return t.wrongDay(shown(cells.day));
  if (cents === 'currency' || isForeign(cells.currency))
    return t.currency(shown(cents === 'currency' ? written.join(' ') : cells.currency));
  if (cents === 'direction') return t.direction(shown(cells.direction), shown(cells.amount));
  if (cents === undefined) {
    const [asked] = written.flatMap((cell) => whichStatementAmount(cell ?? '', style) ?? []);
    return asked?.[language] ?? t.wrongAmount(shown(written.join(' ')));
  }
  if (movedOn > today) return t.future(shown(cells.day));
  if (movedOn < oldest) return t.tooOld(shown(cells.day));
  if ((cells.reference?.length ?? 0) > lineLimits.reference) return t.longReference;
  return undefined;
}

const isForeign = (currency = '') => currency !== '' && !/^(US\$?|USD|\$)$/i.test(currency);
