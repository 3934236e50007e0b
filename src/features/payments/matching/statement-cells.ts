import type { Text } from '#platform/text/language.ts';
import { splitSign } from '#platform/text/signed-amount.ts';
import { type DecimalMark, readAmount, whichAmount } from '#platform/text/typed-amount.ts';
import { type DayOrder, readDay } from '#platform/time/read-day.ts';

/** How a file writes: said by its layout, or found from all of it. */
export interface Style {
  /** Undefined where there is no such day. */
  dayOf: (text: string) => string | undefined;
  decimal: DecimalMark | undefined;
}

/** Reads days in one order, each written day once: a file has few. */
export function createDayReader(order: DayOrder | undefined): Style['dayOf'] {
  const read = new Map<string, string | undefined>();
  return (text) => {
    if (!read.has(text)) read.set(text, readDay(text, order));
    return read.get(text);
  };
}

/**
 * Reads a bank's amount in cents, negative where it went out. Returns 'currency' where it is not in
 * dollars, undefined where it is no amount in this style.
 */
export function readStatementAmount(
  text: string,
  { decimal }: Pick<Style, 'decimal'>,
): number | 'currency' | undefined {
  const found = splitSign(text);
  if (!found) return undefined;
  const cents = readAmount(found.amount, decimal);
  if (cents !== undefined) return found.sign * cents || 0;
  const isMoney =
    /\d/.test(text) && /[\p{L}\p{Sc}]/u.test(text.replaceAll(/US\$|USD|\$|[CD]R/gi, ''));
  return isMoney && !/[\p{L}]{4}/u.test(text) ? 'currency' : undefined;
}

/** What to ask where a bank's amount may be two. */
export const whichStatementAmount = (
  text: string,
  { decimal }: Pick<Style, 'decimal'>,
): Text | undefined => whichAmount(splitSign(text)?.amount ?? '', decimal);

/** Whether a cell holds an amount or a day, in whatever style. */
export const holdsAmount = (cell: string): boolean => {
  const amount = splitSign(cell)?.amount ?? '';
  return readAmount(amount) !== undefined || whichAmount(amount) !== undefined;
};
/** What some banks write where there is no amount. */
export const isDash = (cell: string): boolean => /^[-–—]+$/.test(cell);
const orders: readonly DayOrder[] = ['ymd', 'dmy', 'mdy'];
export const holdsDay = (cell: string): boolean =>
  /\d/.test(cell) &&
  cell.length <= 40 &&
  orders.some((order) => readDay(cell, order) !== undefined);

/**
 * The order of day, month and year: the one in which all days of a file exist, none is still to
 * come and none is older than what is kept. Returns an example where two are possible, undefined where no day needs an order.
 */
export function orderOf(
  days: ReadonlySet<string>,
  { oldest, today }: { oldest: string; today: string },
): { order: DayOrder | undefined } | { example: string } {
  const written = [...days].filter(holdsDay);
  const example = written.find((day) => readDay(day) === undefined);
  if (example === undefined) return { order: undefined };
  const readAll = (isPossible: (day: string) => boolean) =>
    orders.filter((order) =>
      written.every((text) => {
        const day = readDay(text, order);
        return day !== undefined && isPossible(day);
      }),
    );
  const expected = readAll((day) => day >= oldest && day <= today);
  const [order, other] = expected.length > 0 ? expected : readAll(() => true);
  return order && !other ? { order } : { example };
}
