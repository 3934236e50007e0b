import type { ProvinceCode } from '#features/company/provinces/provinces.ts';
import {
  cartCookieEntry,
  cartEntry,
  newlySavedCartEntry,
  savedCartEntry,
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
import { cartCookieOf, stampOf } from './cart-cookie.ts';
import { cartCookieText } from './cart-count.ts';

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
  writeCookie(cartCookieEntry, cartCookieOf(cart));
  writeStored(cartEntry, JSON.stringify(cart));
}

/** False where the browser keeps nothing: the cart then ends with the page. */
export const isCartStored = (): boolean => !isUnstored(cartEntry);

/**
 * True where forms changed the cart in the cookie and the browser's own cart still lacks the
 * change.
 */
export function isCartCookieAhead(): boolean {
  const [stamp] = cartCookieText().split('.');
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
  saveUnfitForLater(item.province);
  const before = loadCart();
  const after = addToCart(before, item, most);
  if (after === before) return isInCart(before, item) ? 'again' : 'full';
  saveCart(after);
  return 'added';
}

/**
 * Saves a cart for later that is for another province, because a cart is for one; or that has expired,
 * since the phone's clock may have been wrong. The next product starts a new one.
 */
export function saveUnfitForLater(province: ProvinceCode): void {
  const cart = readAnyCart(readStored(cartEntry), Date.now());
  // An expired cart is loaded as an empty one.
  if (!cart.items[0] || loadCart().items[0]?.province === province) return;
  writeStored(newlySavedCartEntry, JSON.stringify(cart));
  saveCart(cartOf([]));
}

export function clearSavedForLater(): void {
  writeStored(newlySavedCartEntry, null);
  writeStored(savedCartEntry, null);
}

/** Returns the cart that was saved for later, once: whoever lost it is told. */
export function takeNewlySaved(): Cart | undefined {
  const stored = readStored(newlySavedCartEntry);
  if (!stored) return undefined;
  writeStored(newlySavedCartEntry, null);
  writeStored(savedCartEntry, stored);
  return readAnyCart(stored, Date.now());
}
