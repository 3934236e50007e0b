import { withoutInvisible } from './invisible.ts';
import type { Text } from './language.ts';
import { withCommas } from './numbers.ts';

/** The mark before the cents, where the caller knows it. Else a comma and a point are read. */
export type DecimalMark = '.' | ',';

/**
 * US dollars as people and spreadsheets write them → cents: '15000', '15000,50', '.50', '500.0000',
 * 'US$15,000', '1.234,50', '="500.00"'. Three digits after a comma are thousands, as the shop itself
 * writes them. Undefined for part of a cent, a billion or more, a sign, where it may be two amounts,
 * and for anything else. 0 is read: the caller checks the range.
 */
export function readAmount(text: string, decimal?: DecimalMark): number | undefined {
  const read = readingOf(text, decimal);
  return typeof read === 'number' ? read : undefined;
}

/** What to ask where a text may be two amounts, as '12.345' or '12,345,67'. */
export function whichAmount(text: string, decimal?: DecimalMark): Text | undefined {
  const read = readingOf(text, decimal);
  if (typeof read !== 'object') return undefined;
  return {
    es: `Puede ser dos montos: ¿${read.join(' o ')}? Escríbalo con dos decimales.`,
    en: `It may be two amounts: ${read.join(' or ')}? Write it with two decimals.`,
  };
}

/**
 * The mark before the cents: the one that stands before one, two or more than three figures
 * somewhere. Undefined where no amount tells, and where two tell otherwise.
 */
export function decimalOf(amounts: readonly string[]): DecimalMark | undefined {
  const marks = new Set(
    amounts.flatMap((text) => /([.,])(?:\d{1,2}|\d{4,})\D*$/.exec(text)?.[1] ?? []),
  );
  const [mark] = marks;
  return marks.size === 1 ? (mark as DecimalMark) : undefined;
}

/** Without blanks around it and marks that nobody sees, and without the '=""' by which a spreadsheet keeps a text. */
export function bareAmount(text: string): string {
  const bare = withoutInvisible(text).trim().replace(/\s+/g, ' ');
  return /^="(.*)"$/.exec(bare)?.[1]?.trim() ?? bare;
}

function readingOf(text: string, decimal?: DecimalMark): number | string[] | undefined {
  const [, written = ''] =
    /^(?:usd?)?\$? ?([\d.,][\d., ]{0,24})(?:usd|\$)?$/i.exec(bareAmount(text)) ?? [];
  const amount = written.trim();
  const [, before = '', mark, places = ''] = /^(.*)([.,])(\d+)$/.exec(amount) ?? [];
  const thousands = thousandsMark(amount);
  const thousandsBefore = mark && thousandsMark(before);
  const mayHaveCents = thousandsBefore !== undefined && thousandsBefore !== mark;
  const isSettled = mark === (decimal ? otherMark[decimal] : ',');
  if (
    (thousands && mayHaveCents && !isSettled) ||
    (mark && thousandsBefore === mark && places.length < 3)
  )
    return [`${grouped(amount)}.00`, `${grouped(before)}.${places}`];
  if (thousands !== undefined)
    return amount && thousands !== decimal ? toCents(amount, '') : undefined;
  return mayHaveCents && mark === (decimal ?? mark) ? toCents(before, places) : undefined;
}

const otherMark = { '.': ',', ',': '.' } as const;

/** What stands between the thousands of a whole number, '' for nothing; undefined for no number. */
function thousandsMark(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return '';
  return /^[1-9]\d{0,2}([., ])\d{3}(?:\1\d{3})*$/.exec(whole)?.[1];
}

function toCents(whole: string, places: string): number | undefined {
  const dollars = whole.replace(/\D/g, '');
  if (dollars.length > 9 || !/^\d{0,2}0*$/.test(places)) return undefined;
  return Number(dollars + places.slice(0, 2).padEnd(2, '0'));
}

const grouped = (whole: string): string => withCommas(whole.replace(/\D/g, ''));
