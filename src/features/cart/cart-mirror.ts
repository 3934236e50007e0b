import { type ProvinceCode, toProvince } from '#features/provinces/provinces.ts';
import { type Cart, maxLines, maxQuantity, wholeNumber } from './cart.ts';

// The cart as a cookie says it to the server: which products and how many, never what they cost.
// When it changed, in base 36, the province, then each id without dashes and its quantity:
// 'mb1x2y3z.HOL.0f8b…4c.2'.

/** Of a product, without its name and price: those the server knows. */
export interface MirrorLine {
  productId: string;
  quantity: number;
}

export interface CartMirror {
  /** When the cart changed, in base 36; the same as that of the browser's cart it is a copy of. */
  stamp: string;
  province: ProvinceCode;
  lines: MirrorLine[];
  /** Lines of it that cannot be read, or are too many. */
  unread: number;
}

/** What the cookie says of a cart. */
export function mirrorOf({ items, savedAt }: Pick<Cart, 'items' | 'savedAt'>): string {
  const lines = items.flatMap(({ productId, quantity }) =>
    // What is no id of ours is no product, and could break a cookie.
    /^[\da-f-]{36}$/.test(productId) ? [productId.replaceAll('-', ''), quantity] : [],
  );
  return [stampOf(savedAt), items[0]?.province ?? '', ...lines].join('.');
}

export function stampOf(savedAt: string): string {
  return (Date.parse(savedAt) || 0).toString(36);
}

/**
 * Whatever a cookie holds: cut, old, forged, of 8 KB. What can be read is kept; the browser lets it
 * lapse, whose clock may be wrong. Undefined where there is none.
 */
export function readMirror(written: string | undefined): CartMirror | undefined {
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
    lines: [...lines].map(([productId, quantity]) => ({ productId, quantity })),
    unread,
  };
}

/** The same as a cookie says it, for a cart that changes now. */
export function writeMirror(
  lines: readonly MirrorLine[],
  province: ProvinceCode,
  now: number,
): string {
  const savedAt = new Date(now).toISOString();
  const items = lines.map((line) => ({ ...line, ...nameless, province }));
  return mirrorOf({ items, savedAt });
}
const nameless = { productName: '', price: null, specifications: {} };

/** Between 1 and 99; what is no number is 1. */
export function readQuantity(written: string | undefined): number {
  return wholeNumber(Number.parseInt(written ?? '', 10));
}

function readId(written = ''): string | undefined {
  if (!/^[\da-f]{32}$/.test(written)) return undefined;
  return written.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
