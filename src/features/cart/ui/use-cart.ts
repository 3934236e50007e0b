import { useSyncExternalStore } from 'react';
import { type Cart, emptyCart } from '../cart.ts';
import { loadCart, onCartChange } from '../cart-storage.ts';

/** The cart of this browser; empty on the server and while React takes over its page. */
export function useCart(): Cart {
  return useSyncExternalStore(onCartChange, loadCart, () => emptyCart);
}
