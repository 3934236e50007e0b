import type { ProvinceCode } from '#features/provinces/provinces.ts';
import {
  asideCartEntry,
  cartEntry,
  cartMirrorEntry,
  formerCartEntry,
} from '#platform/browser/registry/every-page.ts';
import { readStored, writeStored } from '#platform/browser/storage.ts';
import { writeCookie } from '#platform/browser/write-cookie.ts';
import { type Cart, changed, emptyCart, fitsProvince, readCart } from './cart.ts';
import { mirrorOf, stampOf } from './cart-mirror.ts';
import { mirrorCookie } from './mirror-cookie.ts';

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
  // First: who hears of what is stored may count what the cookie says.
  mirrorCart(cart);
  writeStored(cartEntry, JSON.stringify(cart));
}

/** Tells the server, which draws the cart where no script does. */
function mirrorCart(cart: Cart): void {
  writeCookie(cartMirrorEntry, mirrorOf(cart));
}

/** Whether forms have changed the cart, which this browser has not followed yet. */
export function isMirrorAhead(): boolean {
  const [stamp] = mirrorCookie().split('.');
  const cart = loadCart();
  if (!stamp && cart.items[0]) mirrorCart(cart);
  return Boolean(stamp) && stamp !== stampOf(cart.savedAt);
}

/** Sets a cart of another province aside, so that the next thing added starts a new one. */
export function setAsideOtherProvince(province: ProvinceCode): void {
  const cart = loadCart();
  if (fitsProvince(cart, province)) return;
  writeStored(asideCartEntry, JSON.stringify(cart));
  saveCart(changed([]));
}

/** The cart set aside, once: the toast that says so brings it back, and later the empty panel. */
export function takeAside(): Cart | undefined {
  const stored = readStored(asideCartEntry);
  if (!stored) return undefined;
  writeStored(asideCartEntry, null);
  writeStored(formerCartEntry, stored);
  return readCart(stored, Date.now());
}
