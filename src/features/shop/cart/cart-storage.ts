import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import {
  asideCartEntry,
  cartEntry,
  cartMirrorEntry,
  formerCartEntry,
} from '#platform/browser/registry/every-page.ts';
import { isUnstored, readStored, writeStored } from '#platform/browser/storage.ts';
import { writeCookie } from '#platform/browser/write-cookie.ts';
import {
  addToCart,
  type Cart,
  type CartItem,
  cartOf,
  emptyCart,
  isInCart,
  readAnyCart,
  readCart,
} from './cart.ts';
import { mirrorOf, stampOf } from './cart-mirror.ts';
import { readMirrorCookie } from './mirror-cookie.ts';

let current: Cart = emptyCart;
let text: string | null = null;

export function loadCart(): Cart {
  const stored = readStored(cartEntry);
  if (stored !== text) {
    text = stored;
    current = readCart(stored, Date.now());
  }
  return current;
}

export function saveCart(cart: Cart): void {
  // The cookie first: listeners of the storage may count its pieces, and the server renders it.
  writeCookie(cartMirrorEntry, mirrorOf(cart));
  writeStored(cartEntry, JSON.stringify(cart));
}

/** False where the browser keeps nothing: the cart then ends with the page. */
export const isCartStored = (): boolean => !isUnstored(cartEntry);

/**
 * True where forms changed the cart in the cookie and the browser's own cart still lacks the
 * change.
 */
export function isMirrorAhead(): boolean {
  const [stamp] = readMirrorCookie().split('.');
  const cart = loadCart();
  // Stores a date: without one each page would make another stamp.
  if (!stamp && cart.items[0]) saveCart(cart);
  return Boolean(stamp) && stamp !== stampOf(cart.savedAt);
}

/**
 * Adds one piece of a product. Returns 'again' if its `most` pieces are in the cart, and 'full' if
 * no other product fits.
 */
export function putIntoCart(
  item: Omit<CartItem, 'quantity'>,
  most: number | undefined,
): 'added' | 'again' | 'full' {
  setAsideUnfit(item.province);
  const before = loadCart();
  const after = addToCart(before, item, most);
  if (after === before) return isInCart(before, item) ? 'again' : 'full';
  saveCart(after);
  return 'added';
}

/**
 * Sets a cart aside that is for another province, because a cart is for one; or that has expired,
 * since the phone's clock may have been wrong. The next product starts a new one.
 */
export function setAsideUnfit(province: ProvinceCode): void {
  const cart = readAnyCart(readStored(cartEntry), Date.now());
  // An expired cart is loaded as an empty one.
  if (!cart.items[0] || loadCart().items[0]?.province === province) return;
  writeStored(asideCartEntry, JSON.stringify(cart));
  saveCart(cartOf([]));
}

/** Returns the cart that was set aside, once. Afterwards it is the former cart. */
export function takeAside(): Cart | undefined {
  const stored = readStored(asideCartEntry);
  if (!stored) return undefined;
  writeStored(asideCartEntry, null);
  writeStored(formerCartEntry, stored);
  return readAnyCart(stored, Date.now());
}
