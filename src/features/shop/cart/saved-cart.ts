import { savedCartEntry } from '#platform/browser/registry/every-page.ts';
import { readStored } from '#platform/browser/storage.ts';
import { type Cart, readAnyCart } from './cart.ts';

export function loadSavedForLater(): Cart | undefined {
  const cart = readAnyCart(readStored(savedCartEntry), Date.now());
  return cart.items.length > 0 ? cart : undefined;
}
