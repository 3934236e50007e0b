import type { StatementLayout } from './layout.ts';

type Styles = Pick<StatementLayout, 'dayStyle' | 'decimalStyle'>;

const numbers = {
  point: /^(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
  comma: /^(\d{1,3}(?:[.\s]\d{3})+|\d+)(?:,(\d{1,2}))?$/,
};

/**
 * Reads a bank's amount in cents, negative where it went out: with a sign on either side or in
 * parentheses. Returns 'currency' where it is not in dollars, undefined where it is no amount in
 * this style.
 */
export function readStatementAmount(
  text: string,
  { decimalStyle }: Pick<Styles, 'decimalStyle'>,
): number | 'currency' | undefined {
  const bare = text
    .replaceAll('−', '-')
    .replaceAll(/US\$|USD|\$/gi, '')
    .trim();
  if (/[\p{L}\p{Sc}]/u.test(bare)) return 'currency';
  const [, open, sign, digits = '', after, close] =
    /^(\()?\s*([+-]?)\s*([\d.,\s]+?)\s*([+-]?)\s*(\))?$/.exec(bare) ?? [];
  if (Boolean(open) !== Boolean(close) || (sign && after)) return undefined;
  const [, whole, cents = ''] = numbers[decimalStyle].exec(digits) ?? [];
  if (whole === undefined) return undefined;
  const read = Number(whole.replaceAll(/\D/g, '') + cents.padEnd(2, '0'));
  return open || sign === '-' || after === '-' ? -read : read;
}

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
