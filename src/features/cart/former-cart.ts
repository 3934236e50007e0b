import { formerCartEntry } from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { type Cart, readCart } from './cart.ts';

export function loadFormer(): Cart | undefined {
  const cart = readCart(readStored(formerCartEntry), Date.now());
  return cart.items.length > 0 ? cart : undefined;
}

export function clearFormer(): void {
  writeStored(formerCartEntry, null);
}
