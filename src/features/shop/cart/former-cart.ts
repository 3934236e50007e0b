import { formerCartEntry } from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { type Cart, readAnyCart } from './cart.ts';

export function loadFormer(): Cart | undefined {
  const cart = readAnyCart(readStored(formerCartEntry), Date.now());
  return cart.items.length > 0 ? cart : undefined;
}

export function clearFormer(): void {
  writeStored(formerCartEntry, null);
}
