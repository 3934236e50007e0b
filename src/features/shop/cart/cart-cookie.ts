import { type ProvinceCode, toProvince } from '#features/company/provinces/provinces.ts';
import { idOfHex } from '#platform/text/short-hex.ts';
import { type Cart, maxLines, maxQuantity, wholeNumber } from './cart.ts';

// The cart as a cookie, for the server: when it changed (in base 36), the province, then each
// product id without dashes and its quantity, without prices: 'mb1x2y3z.HOL.0f8b…4c.2'.

export interface CookieLine {
  productId: string;
  quantity: number;
}

export interface CartCookie {
  /**
   * When the cart changed, in base 36; equal to that of the browser's cart while both are the same.
   */
  stamp: string;
  province: ProvinceCode;
  /** It was ordered (`orderedCartCookie`). */
  ordered: boolean;
  lines: CookieLine[];
  unread: number;
}

export function cartCookieOf(
  { items, savedAt }: Pick<Cart, 'items' | 'savedAt'>,
  province: ProvinceCode | '' = items[0]?.province ?? '',
): string {
  const lines = items.flatMap(({ productId, quantity }) =>
    // Anything but an id could break the cookie.
    /^[\da-f-]{36}$/.test(productId) ? [productId.replaceAll('-', ''), quantity] : [],
  );
  return [stampOf(savedAt), province, ...lines].join('.');
}

export function stampOf(savedAt: string): string {
  return (Date.parse(savedAt) || 0).toString(36);
}

/**
 * Reads any cookie, also one that is cut, old or forged, and skips what is unreadable. Its age is
 * not checked, since the browser drops it in time. Returns undefined without a cookie.
 */
export function readCartCookie(written: string | undefined): CartCookie | undefined {
  if (!written) return undefined;
  const [stamp = '', place, ...rest] = written.split('.');
  const lines = new Map<string, number>();
  let unread = 0;
  for (let at = 0; at < rest.length; at += 2) {
    const productId = readId(rest[at]);
    const before = lines.get(productId ?? '') ?? 0;
    if (productId && (before > 0 || lines.size < maxLines)) {
      lines.set(productId, Math.min(maxQuantity, before + readQuantity(rest[at + 1])));
    } else unread += 1;
  }
  return {
    stamp,
    province: toProvince(place),
    ordered: !place && lines.size === 0,
    lines: [...lines].map(([productId, quantity]) => ({ productId, quantity })),
    unread,
  };
}

export function writeCartCookie(
  lines: readonly CookieLine[],
  province: ProvinceCode,
  now: number,
): string {
  const savedAt = new Date(now).toISOString();
  const items = lines.map((line) => ({ ...line, ...nameless, province }));
  return cartCookieOf({ items, savedAt }, province);
}

/** The cart of whoever has just ordered it: it is of no province, and nothing of it is kept anywhere. */
export const orderedCartCookie = (now: number): string =>
  cartCookieOf({ items: [], savedAt: new Date(now).toISOString() });
const nameless = { productName: '', price: null, specifications: {} };

/** Between 1 and 99; 1 where it is no number. */
export function readQuantity(written: string | undefined): number {
  return wholeNumber(Number.parseInt(written ?? '', 10));
}

function readId(written = ''): string | undefined {
  return /^[\da-f]{32}$/.test(written) ? idOfHex(written) : undefined;
}
