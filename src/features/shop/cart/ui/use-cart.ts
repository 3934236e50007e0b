import { useSyncExternalStore } from 'react';
import { onStored } from '#platform/browser/storage.ts';
import { type Cart, emptyCart } from '../cart.ts';
import { loadCart } from '../cart-storage.ts';

export function useCart(): Cart {
  return useSyncExternalStore(onStored, loadCart, () => emptyCart);
}
