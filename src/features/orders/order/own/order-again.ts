import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import {
  currentLines,
  isAvailable,
  type LineState,
  toCurrentProduct,
} from '#features/requests/quotes/quote.ts';
import { addToCart, type Cart, type CartItem, setQuantity } from '#features/shop/cart/cart.ts';
import type { Product } from '#features/shop/catalogue/schema.ts';
import { wireCents } from '#platform/money.ts';
import type { Quote } from '../schema.ts';

/** Lines of an old quote that can be ordered again, and those that cannot. */
export interface OrderAgainResult {
  items: CartItem[];
  left: { productName: string; state: Exclude<LineState, 'same' | 'price' | 'short'> }[];
  fewer: { productName: string; most: number }[];
  /** Lines with another price, in cents; null means to be confirmed. */
  changed: { productName: string; before: number | null; now: number | null }[];
}

export function orderAgain(
  { items, province }: Quote,
  products: readonly Product[],
): OrderAgainResult {
  const lines = currentLines(
    // The line of a deleted product has no id; '' keeps it from matching another product by name.
    items.map((line) => ({ ...line, productId: line.productId ?? '' })),
    products.map(toCurrentProduct),
    province,
  );
  const again: OrderAgainResult = { items: [], left: [], fewer: [], changed: [] };
  for (const [at, { productName, state, ...line }] of lines.entries()) {
    if (!isAvailable(state)) {
      again.left.push({ productName, state });
      continue;
    }
    const matches = products.filter(({ id }) => id === line.productId);
    again.items.push(
      ...matches.map((product) => itemOf(product, Math.min(line.quantity, line.most), province)),
    );
    if (state === 'short') again.fewer.push({ productName, most: line.most });
    const before = wireCents(items[at]?.price ?? null);
    if (before !== line.priceCents) {
      again.changed.push({ productName, before, now: line.priceCents });
    }
  }
  return again;
}

export function addAll(cart: Cart, items: readonly CartItem[]): { cart: Cart; full: string[] } {
  const full: string[] = [];
  let filled = cart;
  for (const { quantity, ...item } of items) {
    const before = filled;
    filled = addToCart(before, item);
    const at = filled.items.findIndex(
      (line) => line.productId === item.productId && line.province === item.province,
    );
    const line = filled.items[at];
    if (!line) full.push(item.productName);
    else filled = setQuantity(filled, at, (before.items[at]?.quantity ?? 0) + quantity);
  }
  return { cart: filled, full };
}

function itemOf(product: Product, quantity: number, province: ProvinceCode): CartItem {
  return {
    productId: product.id,
    productName: product.name,
    price: product.price === null ? null : Number(product.price),
    quantity,
    province,
    specifications: product.specifications,
  };
}
