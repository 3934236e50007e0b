import type { Language, Text } from './text/language.ts';
import { withCommas } from './text/numbers.ts';

export const priceToConfirm: Text = { es: 'Precio por confirmar', en: 'Price to be confirmed' };

/** Cents → decimal text of the wire: 1234560 → '12345.60'. Null stays null. */
export function toWire(cents: number | bigint): string;
export function toWire(cents: number | bigint | null): string | null;
export function toWire(cents: number | bigint | null): string | null {
  return cents === null ? null : split(cents).join('.');
}

/**
 * Decimal text → cents. Digits with at most two decimals after a point; anything else (a comma, a
 * sign, an exponent, a third decimal, more than ten digits) is undefined and never rounded.
 */
export function fromWire(text: string | number): number | undefined {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(text).trim());
  if (!match) return undefined;
  const [, dollars, places = ''] = match;
  return Number(`${dollars}${places.padEnd(2, '0')}`);
}

/** A price in dollars, of the wire or of the cart → cents. Null stays "to be confirmed". */
export function wireCents(price: number): number;
export function wireCents(price: string | number | null): number | null;
export function wireCents(price: string | number | null): number | null {
  return price === null ? null : Math.round(Number(price) * 100);
}

/** Cents → dollars, as the cart in the browser stores a price. Null stays "to be confirmed". */
export const toDollars = (cents: number | null): number | null =>
  cents === null ? null : cents / 100;

/** 'US$28,000', with cents only if there are any. The same in both languages. */
export function formatMoney(cents: number | bigint | null, language: Language): string {
  if (cents === null) return priceToConfirm[language];
  const [dollars, places] = split(cents);
  const grouped = `${cents < 0 ? '-' : ''}US$${withCommas(dollars.replace('-', ''))}`;
  return places === '00' ? grouped : `${grouped}.${places}`;
}

function split(cents: number | bigint): [dollars: string, places: string] {
  const exact = BigInt(cents);
  const digits = String(exact).replace('-', '').padStart(3, '0');
  return [(exact < 0 ? '-' : '') + digits.slice(0, -2), digits.slice(-2)];
}
