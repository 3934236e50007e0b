import { splitSign } from '#platform/text/signed-amount.ts';
import { readAmount, whichAmount } from '#platform/text/typed-amount.ts';
import type { StatementLayout } from './layout.ts';

type Style = Pick<StatementLayout, 'decimalStyle'>;

const marks = { point: '.', comma: ',' } as const;

/**
 * Reads a bank's amount in cents, negative where it went out. Returns 'currency' where it is not in
 * dollars, undefined where it is no amount in this style.
 */
export function readStatementAmount(
  text: string,
  { decimalStyle }: Style,
): number | 'currency' | undefined {
  const found = splitSign(text);
  if (!found) return undefined;
  const cents = readAmount(found.amount, marks[decimalStyle]);
  if (cents !== undefined) return found.sign * cents || 0;
  return /[\p{L}\p{Sc}]/u.test(text.replaceAll(/US\$|USD|\$/gi, '')) ? 'currency' : undefined;
}

/** What to ask where a bank's amount may be two. */
export const whichStatementAmount = (text: string, { decimalStyle }: Style) =>
  whichAmount(splitSign(text)?.amount ?? '', marks[decimalStyle]);
