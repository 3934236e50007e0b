import type { CartItem } from './cart.ts';
import { readCartCookie } from './cart-cookie.ts';
import { cartCookieText } from './cart-count.ts';
import {
  clearSavedForLater,
  isCartCookieAhead,
  loadCart,
  saveCart,
  saveUnfitForLater,
} from './cart-storage.ts';

export function followCartCookie(): boolean {
  if (!isCartCookieAhead()) return true;
  const cookie = readCartCookie(cartCookieText());
  if (!cookie || cookie.unread > 0) return false;
  const known = [...serverItems(), ...loadCart().items];
  const items: CartItem[] = [];
  for (const { productId, quantity } of cookie.lines) {
    const item = known.find((each) => each.productId === productId);
    if (!item) return false;
    items.push({ ...item, quantity });
  }
  if (cookie.ordered) clearSavedForLater();
  // The province changed: the cart before can be brought back.
  else saveUnfitForLater(cookie.province);
  saveCart({ items, savedAt: new Date(Number.parseInt(cookie.stamp, 36)).toISOString() });
  return true;
}

function serverItems(): CartItem[] {
  return JSON.parse(document.querySelector<HTMLElement>('[data-items]')?.dataset.items ?? '[]');
}
