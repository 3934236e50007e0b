import type { CartItem } from './cart.ts';
import { readMirror } from './cart-mirror.ts';
import { isMirrorAhead, loadCart, saveCart, setAsideOtherProvince } from './cart-storage.ts';
import { readMirrorCookie } from './mirror-cookie.ts';

/**
 * Takes over what forms did to the cart: the cookie then has another stamp. The names and prices of
 * what is new stand in the page that the server drew. False: some are not known here.
 */
export function followMirror(): boolean {
  if (!isMirrorAhead()) return true;
  const mirror = readMirror(readMirrorCookie());
  if (!mirror || mirror.unread > 0) return false;
  const known = [...drawnItems(), ...loadCart().items];
  const items: CartItem[] = [];
  for (const { productId, quantity } of mirror.lines) {
    const item = known.find((each) => each.productId === productId);
    if (!item) return false;
    items.push({ ...item, quantity });
  }
  // Set aside because the province changed: it can be brought back.
  setAsideOtherProvince(mirror.province);
  saveCart({ items, savedAt: new Date(Number.parseInt(mirror.stamp, 36)).toISOString() });
  return true;
}

function drawnItems(): CartItem[] {
  return JSON.parse(document.querySelector<HTMLElement>('[data-drawn]')?.dataset.drawn ?? '[]');
}
