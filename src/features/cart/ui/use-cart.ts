import { useSyncExternalStore } from 'react';
import { onStored } from '#platform/browser/storage.ts';
import { type Cart, emptyCart } from '../cart.ts';
import { loadCart } from '../cart-storage.ts';

/** The cart of this browser; empty on the server and while React hydrates the page. */
export function useCart(): Cart {
  return useSyncExternalStore(onStored, loadCart, () => emptyCart);
}
