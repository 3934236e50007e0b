import type { Language, Text } from './text/language.ts';

/** What stands where a price is missing. */
export const priceToConfirm: Text = { es: 'Precio por confirmar', en: 'Price to be confirmed' };

/** Cents → the wire's decimal text: 1234560 → '12345.60'; no price stays null. */
export function toWire(cents: number | bigint | null): string | null {
  return cents === null ? null : split(cents).join('.');
}

/**
 * An amount as written or sent → cents. Digits with at most two places after a point; all else
 * (a comma, a sign, an exponent, a third place, more than ten digits) is undefined, never rounded.
 */
export function fromWire(written: string | number): number | undefined {
  const found = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(written).trim());
  if (!found) return undefined;
  const [, dollars, places = ''] = found;
  return Number(`${dollars}${places.padEnd(2, '0')}`);
}

/** A price as our server sends it → cents; null stays "to be confirmed". */
export function wireCents(price: string | null): number | null {
  return price === null ? null : Math.round(Number(price) * 100);
}

/** 'US$28,000', with cents only where there are some; the same in both languages. */
export function formatMoney(cents: number | bigint | null, language: Language): string {
  if (cents === null) return priceToConfirm[language];
  const [dollars, places] = split(cents);
  const grouped = dollars.replace(/\d(?=(\d{3})+$)/g, '$&,').replace(/-?/, '$&US$$');
  return places === '00' ? grouped : `${grouped}.${places}`;
}

/** Throws RangeError for a part of a cent. */
function split(cents: number | bigint): [dollars: string, places: string] {
  const exact = BigInt(cents);
  const digits = String(exact).replace('-', '').padStart(3, '0');
  return [(exact < 0 ? '-' : '') + digits.slice(0, -2), digits.slice(-2)];
}
