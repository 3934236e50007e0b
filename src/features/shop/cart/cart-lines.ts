import { wireCents } from '#platform/money.ts';
import { type Cart, type CartItem, cartOf } from './cart.ts';

export function removeFromCart(cart: Cart, index: number): Cart {
  return cartOf(cart.items.filter((_, at) => at !== index));
}

export function withoutItems(cart: Cart, submitted: readonly CartItem[]): Cart {
  const left = cart.items.flatMap((item) => {
    const submittedLine = submitted.find(
      (line) => line.productId === item.productId && line.province === item.province,
    );
    const quantity = item.quantity - (submittedLine?.quantity ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
  return cartOf(left);
}

export function updateLines(cart: Cart, current: readonly CurrentFacts[]): Cart {
  return cartOf(
    cart.items.map((item) => {
      const now = current.find((line) => line.productId === item.productId);
      if (!now) return item;
      const { productName, price, most } = now;
      return { ...item, productName, price, quantity: Math.max(1, Math.min(item.quantity, most)) };
    }),
  );
}

interface CurrentFacts {
  productId: string;
  productName: string;
  price: number | null;
  most: number;
}

/** In cents; lines without a price count as 0. */
export function totalCents(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((sum, item) => sum + lineCents(item), 0);
}

function lineCents({ price, quantity }: Pick<CartItem, 'price' | 'quantity'>): number {
  return priceCents(price) * quantity;
}

/** Converts dollars; null and anything that is no number count as 0. */
export function priceCents(price: number | null): number {
  const dollars = price ?? 0;
  return Number.isFinite(dollars) ? wireCents(dollars) : 0;
}
