import { splitSign } from '#platform/text/signed-amount.ts';
import { readAmount, whichAmount } from '#platform/text/typed-amount.ts';
import type { StatementLayout } from './layout.ts';

type Styles = Pick<StatementLayout, 'dayStyle' | 'decimalStyle'>;

const marks = { point: '.', comma: ',' } as const;

/**
 * Reads a bank's amount in cents, negative where it went out. Returns 'currency' where it is not in
 * dollars, undefined where it is no amount in this style.
 */
export function readStatementAmount(
  text: string,
  { decimalStyle }: Pick<Styles, 'decimalStyle'>,
): number | 'currency' | undefined {
  const found = splitSign(text);
  if (!found) return undefined;
  const cents = readAmount(found.amount, marks[decimalStyle]);
  if (cents !== undefined) return found.sign * cents || 0;
  return /[\p{L}\p{Sc}]/u.test(text.replaceAll(/US\$|USD|\$/gi, '')) ? 'currency' : undefined;
}

/** What to ask where a bank's amount may be two. */
export const whichStatementAmount = (
  text: string,
  { decimalStyle }: Pick<Styles, 'decimalStyle'>,
) => whichAmount(splitSign(text)?.amount ?? '', marks[decimalStyle]);

/**
 * Reads a bank's day, with or without a time, as '2026-11-20'; undefined where there is no such
 * day.
 */
export function readStatementDay(
  text: string,
  { dayStyle }: Pick<Styles, 'dayStyle'>,
): string | undefined {
  const [date = ''] = text.trim().split(/[T\s]/);
  const found = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(date);
  if (!found) return undefined;
  const parts = { y: '', m: '', d: '' };
  for (const [at, part] of [...dayStyle].entries()) parts[part as 'y'] = found[at + 1] ?? '';
  const { y, m, d } = parts;
  if (![2, 4].includes(y.length) || d.length > 2) return undefined;
  const day = `${y.length === 2 ? `20${y}` : y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  // `Date` reads 30 February as 2 March.
  const exists = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return exists ? day : undefined;
}
