import type { ProvinceCode } from '#features/provinces/provinces.ts';
import { type Cart, cartKey, emptyCart, fitsProvince, readCart } from './cart.ts';

// A cart that was set aside because the province changed. The toast that says so brings it back, and
// later, under another name, the empty panel.
const asideKey = 'mariel-auto-cart-aside';
export const formerKey = 'mariel-auto-cart-former';
const listeners = new Set<() => void>();
let memory: Cart = emptyCart;
let memoryText: string | null = null;
let refused = false;

/** The cart of this browser. Without storage (private mode, full disk) it lives in memory. */
export function loadCart(): Cart {
  const stored = refused ? memoryText : (storage()?.getItem(cartKey) ?? memoryText);
  if (stored !== memoryText || memory === emptyCart) {
    memoryText = stored;
    memory = readCart(stored, Date.now());
  }
  return memory;
}

export function saveCart(cart: Cart): void {
  memory = cart;
  memoryText = JSON.stringify(cart);
  try {
    storage()?.setItem(cartKey, memoryText);
    refused = false;
  } catch {
    // Full: what is stored is older, and the cart lasts as long as this page.
    refused = true;
  }
  for (const listener of listeners) listener();
}

/** Calls back after each change, from this tab or another. */
export function onCartChange(listener: () => void): () => void {
  const other = (event: StorageEvent) => event.key === cartKey && listener();
  listeners.add(listener);
  addEventListener('storage', other);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', other);
  };
}

/** Sets a cart of another province aside, so that the next thing added starts a new one. */
export function keepToProvince(province: ProvinceCode): void {
  const cart = loadCart();
  if (fitsProvince(cart, province)) return;
  try {
    sessionStorage.setItem(asideKey, JSON.stringify(cart));
  } catch {
    // Without storage there is nothing to bring back.
  }
  saveCart(emptyCart);
}

/** The cart set aside, once: from then on it is the former one. */
export function takeAside(): Cart | undefined {
  try {
    const stored = sessionStorage.getItem(asideKey);
    if (!stored) return undefined;
    sessionStorage.removeItem(asideKey);
    sessionStorage.setItem(formerKey, stored);
    return readCart(stored, Date.now());
  } catch {
    return undefined;
  }
}

function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
