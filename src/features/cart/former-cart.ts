import { type Cart, readCart } from './cart.ts';
import { formerKey } from './cart-storage.ts';

/** The last cart that was set aside in this tab, until it is brought back or a quotation is made. */
export function loadFormer(): Cart | undefined {
  try {
    const cart = readCart(sessionStorage.getItem(formerKey), Date.now());
    return cart.items.length > 0 ? cart : undefined;
  } catch {
    return undefined;
  }
}

export function forgetFormer(): void {
  try {
    sessionStorage.removeItem(formerKey);
  } catch {
    // There was nothing.
  }
}
