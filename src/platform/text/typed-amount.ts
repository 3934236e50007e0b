import { fromWire } from '../money.ts';

/**
 * An amount of US dollars as people type it: '15000', '15000,50', or as the shop shows it,
 * 'US$15,000', also with points or blanks instead of commas. Three digits after a point or comma
 * are thousands; one or two are cents.
 */
export const typedAmountPattern =
  /^(?:(?:[Uu][Ss][Dd]?)?\$?\s*)(\d{1,9}|[1-9]\d{0,2}([.,\s])\d{3}(?:\2\d{3})?)(?:[.,](\d\d?))?\s*(?:[Uu][Ss][Dd]|\$)?$/;

/** Returns '15000' or '15000.5'; undefined for anything else. */
export function plainAmount(text: string): string | undefined {
  const [, dollars, , cents] = typedAmountPattern.exec(text.trim()) ?? [];
  return dollars && dollars.replace(/\D/g, '') + (cents ? `.${cents}` : '');
}

/** Returns cents. 0 is allowed: the caller checks the range. */
export function readAmount(text: string): number | undefined {
  const plain = plainAmount(text);
  return plain === undefined ? undefined : fromWire(plain);
}
