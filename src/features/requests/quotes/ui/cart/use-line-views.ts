import { maxQuantity, setQuantity } from '#features/shop/cart/cart.ts';
import { priceCents, removeFromCart } from '#features/shop/cart/cart-lines.ts';
import { saveCart } from '#features/shop/cart/cart-storage.ts';
import { useCart } from '#features/shop/cart/ui/use-cart.ts';
import type { ProductInProvince } from '#features/shop/catalogue/landed-cost/schema.ts';
import { useApp } from '#web/app-context.ts';
import type { LineChange } from '../../cart/cart-check.ts';
import { isAvailable, maxPieces } from '../../quote.ts';
import type { LineActions, LineView } from './quote-lines.tsx';

interface CheckedCart {
  changes: readonly LineChange[];
  products: readonly ProductInProvince[];
  isAnswered: boolean;
}

/** `locked` forbids changes. */
export function useLineViews({ changes, products, isAnswered }: CheckedCart, locked: boolean) {
  const { lowData } = useApp();
  const cart = useCart();
  const lines = cart.items.map(({ price, specifications, ...item }): LineView => {
    const change = changes.find(({ productId }) => productId === item.productId);
    const product = products.find(({ id }) => id === item.productId);
    return {
      ...item,
      ...(!lowData && { picture: product?.images?.[0] ?? null }),
      priceCents: price === null ? null : priceCents(price),
      most: product ? maxPieces(product) : isAnswered ? maxQuantity : undefined,
      goods: product,
      missing: change !== undefined && !isAvailable(change.state),
    };
  });
  const acts: LineActions = {
    setQuantity: (at, quantity) => ({
      onClick: () => !locked && saveCart(setQuantity(cart, at, quantity)),
    }),
    remove: (at) => ({ disabled: locked, onClick: () => saveCart(removeFromCart(cart, at)) }),
  };
  return { lines, acts };
}
