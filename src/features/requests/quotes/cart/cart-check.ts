import { type Cart, type CartItem, maxQuantity } from '#features/shop/cart/cart.ts';
import { updateLines } from '#features/shop/cart/cart-lines.ts';
import type { Product } from '#features/shop/catalogue/schema.ts';
import { toDollars, wireCents } from '#platform/money.ts';
import {
  type CurrentLine,
  currentLines,
  isAvailable,
  type LineState,
  provinceOf,
  seenCents,
  toCurrentProduct,
} from '../quote.ts';

export interface LineChange {
  productId: string;
  productName: string;
  state: Exclude<LineState, 'same'>;
  most: number;
  before: number | null;
  now: number | null;
}

/** Checks the lines as the server would now. */
export function checkCart(items: readonly CartItem[], products: readonly Product[]): CurrentLine[] {
  return currentLines(items, products.map(toCurrentProduct), provinceOf({ items }));
}

export function readCartLine({ price, most = maxQuantity, ...line }: WireLine): CurrentLine {
  return { ...line, most, priceCents: wireCents(price) };
}

interface WireLine extends Omit<CurrentLine, 'priceCents' | 'most'> {
  price: string | null;
  /** Absent from a server of an older build. */
  most?: number;
}

export function changesOf(items: readonly CartItem[], lines: readonly CurrentLine[]): LineChange[] {
  return lines.flatMap((line, at) => {
    const { productId, productName, state, most, priceCents } = line;
    if (state === 'same') return [];
    // A line that was not found has no id. The lines are in the order of the request.
    const item = [...items.slice(at, at + 1), ...items].find((each) =>
      productId === null ? each.productName === productName : each.productId === productId,
    );
    if (!item) return [];
    const before = seenCents(item.price) ?? null;
    const change = { productId: item.productId, productName, most, before, now: priceCents };
    const repriced = state === 'short' && before !== priceCents;
    return [{ ...change, state }, ...(repriced ? [{ ...change, state: 'price' as const }] : [])];
  });
}

/** Gives the cart today's names, prices and stock; undefined where nothing changed. */
export function updateCart(cart: Cart, lines: readonly CurrentLine[]): Cart | undefined {
  if (lines.every(({ state }) => state !== 'price' && state !== 'short')) return undefined;
  const current = lines.flatMap(({ productId, productName, state, most, priceCents }) =>
    productId !== null && isAvailable(state)
      ? [{ productId, productName, most, price: toDollars(priceCents) }]
      : [],
  );
  return updateLines(cart, current);
}
