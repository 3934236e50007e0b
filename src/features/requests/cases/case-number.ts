import { asSeen } from '#platform/text/invisible.ts';

const ticketPattern = /^[A-Z]{2,5}-T-\d{8}-[A-Z\d]{4,5}$/;
/** Of a quotation, of an offer (O) for it, or of a piece (U) that was bought for it. */
const orderPattern = /^[A-Z]{2,5}-TX-\d{4}-\d{1,12}(?:-[OU]\d{1,4})?$/;

export const isCaseNumber = (text: string): boolean =>
  orderPattern.test(text) || ticketPattern.test(text);

/** What somebody typed or pasted as our numbers are written: in capitals, with plain hyphens. */
export const spellNumber = (typed: string): string =>
  asSeen(typed)
    .trim()
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212]+/gu, '-');

/** The number that somebody typed, as it was issued; any other text stays. */
export function readCaseNumber(typed: string): string {
  const number = spellNumber(typed);
  return isCaseNumber(number) ? number : typed;
}

/** The same, and of an offer or a piece the number of its order. */
export const caseOf = (typed: string): string =>
  readCaseNumber(typed).replace(/^([A-Z]{2,5}-TX-\d{4}-\d{1,12})-[OU]\d{1,4}$/, '$1');
