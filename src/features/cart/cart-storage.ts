import type { ProvinceCode } from '#features/provinces/provinces.ts';
import {
  asideCartEntry,
  cartEntry,
  cartMirrorEntry,
  formerCartEntry,
} from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { writeCookie } from '#platform/browser/write-cookie.ts';
import {
  addToCart,
  type Cart,
  type CartItem,
  cartOf,
  emptyCart,
  fitsProvince,
  isInCart,
  readCart,
} from './cart.ts';
import { mirrorOf, stampOf } from './cart-mirror.ts';
import { readMirrorCookie } from './mirror-cookie.ts';

let current: Cart = emptyCart;
let text: string | null = null;

/** The cart of this browser. */
export function loadCart(): Cart {
  const stored = readStored(cartEntry);
  if (stored !== text) {
    text = stored;
    current = readCart(stored, Date.now());
  }
  return current;
}

export function saveCart(cart: Cart): void {
  // First: who hears of what is stored may count what the cookie says, and the server draws it.
  writeCookie(cartMirrorEntry, mirrorOf(cart));
  writeStored(cartEntry, JSON.stringify(cart));
}

/** Whether forms have changed the cart, which this browser has not followed yet. */
export function isMirrorAhead(): boolean {
  const [stamp] = readMirrorCookie().split('.');
  const cart = loadCart();
  // With its date: of a cart that was stored without one each page would make another.
  if (!stamp && cart.items[0]) saveCart(cart);
  return Boolean(stamp) && stamp !== stampOf(cart.savedAt);
}

/**
 * Puts one of a product into the cart, which is of one province. 'again': its `most` are there
 * already; 'full': no other product fits.
 */
export function putIntoCart(
  item: Omit<CartItem, 'quantity'>,
  most: number | undefined,
): 'added' | 'again' | 'full' {
  setAsideOtherProvince(item.province);
  const before = loadCart();
  const after = addToCart(before, item, most);
  if (after === before) return isInCart(before, item) ? 'again' : 'full';
  saveCart(after);
  return 'added';
}

/** Sets a cart of another province aside, so that the next thing added starts a new one. */
export function setAsideOtherProvince(province: ProvinceCode): void {
  const cart = loadCart();
  if (fitsProvince(cart, province)) return;
  writeStored(asideCartEntry, JSON.stringify(cart));
  saveCart(cartOf([]));
}

/** The cart set aside, once: the toast that says so brings it back, and later the empty panel. */
export function takeAside(): Cart | undefined {
  const stored = readStored(asideCartEntry);
  if (!stored) return undefined;
  writeStored(asideCartEntry, null);
  writeStored(formerCartEntry, stored);
  return readCart(stored, Date.now());
}
