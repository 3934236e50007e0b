import { referenceKey } from '#features/ledger/reference-key.ts';
import type { Language } from '#platform/text/language.ts';
import { readDay } from '#platform/time/read-day.ts';
import type { StatementLayout } from '../layout.ts';
import type { LayoutColumn } from '../layout-choices.ts';
import { readStatementAmount, whichStatementAmount } from '../statement-cells.ts';
import { statementProblemTexts } from '../statement-messages.ts';

const longest = { description: 300, payer: 120, reference: 80 } as const;
const maxShownLength = 60;

export interface ReadLine {
  row: number;
  movedOn: string;
  cents: number;
  description: string;
  payer: string | null;
  reference: string | null;
  referenceKey: string | null;
  identity: string;
}

export interface OtherRow {
  row: number;
  state: 'out' | 'refused';
  movedOn: string | null;
  cents: number | null;
  text: string;
  message: string | null;
}

export type StatementCells = Partial<Record<LayoutColumn, string>>;

export interface RowContext {
  layout: StatementLayout;
  language: Language;
  /** In Havana; `oldest` is the first day that is kept. */
  today: string;
  oldest: string;
}

export function readRow(
  row: number,
  cells: StatementCells,
  reading: RowContext,
): ReadLine | OtherRow {
  const { layout } = reading;
  const movedOn = readDay(cells.day ?? '', layout.dayStyle);
  const cents = readCents(cells, layout);
  const text = [cells.description, cells.payer].filter(Boolean).join(' · ');
  const readableCents = typeof cents === 'number' ? cents : null;
  const other = (state: OtherRow['state'], message: string | null) => ({
    row,
    state,
    movedOn: movedOn ?? null,
    cents: readableCents,
    text: text.slice(0, longest.description),
    message,
  });
  const wrong = wrongWith(cells, { movedOn, cents }, reading);
  if (wrong) return other('refused', wrong);
  if (movedOn === undefined || readableCents === null || readableCents <= 0)
    return other('out', null);
  const reference = cells.reference || null;
  return {
    row,
    movedOn,
    cents: readableCents,
    description: (cells.description ?? '').slice(0, longest.description),
    payer: cells.payer?.slice(0, longest.payer) || null,
    reference,
    referenceKey: reference && referenceKey(reference),
    identity: '',
  };
}

function readCents(
  cells: StatementCells,
  layout: StatementLayout,
): number | 'currency' | undefined {
  if (layout.credit === null) return readStatementAmount(cells.amount ?? '', layout);
  if (cells.credit) {
    const credit = readStatementAmount(cells.credit, layout);
    if (credit !== 0 || !cells.debit) return credit;
  }
  const debit = readStatementAmount(cells.debit ?? '', layout);
  return typeof debit === 'number' ? -Math.abs(debit) : debit;
}

interface ReadCells {
  movedOn: string | undefined;
  cents: number | 'currency' | undefined;
}

function wrongWith(
  cells: StatementCells,
  { movedOn, cents }: ReadCells,
  reading: RowContext,
): string | undefined {
  const t = statementProblemTexts[reading.language];
  const shown = (cell = '') => cell.slice(0, maxShownLength);
  if (movedOn === undefined) return t.wrongDay(shown(cells.day));
  if (cents === 'currency' || isForeign(cells.currency)) return t.currency;
  if (cents === undefined) {
    const written = [cells.amount, cells.credit, cells.debit].filter((cell) => cell !== undefined);
    const [asked] = written.flatMap((cell) => whichStatementAmount(cell, reading.layout) ?? []);
    return asked?.[reading.language] ?? t.wrongAmount(shown(written.join(' ').trim()));
  }
  if (movedOn > reading.today) return t.future;
  if (movedOn < reading.oldest) return t.tooOld;
  if ((cells.reference?.length ?? 0) > longest.reference) return t.longReference;
  return undefined;
}

const isForeign = (currency = '') => currency !== '' && !/^(US\$?|USD|\$)$/i.test(currency);
